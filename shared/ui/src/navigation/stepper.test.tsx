import { screen, userEvent } from '@invoice-card/config/testing'
import { show } from '../testing/show.tsx'
import { Stepper } from './stepper.tsx'

const steps = [{ label: '登録' }, { label: '入力' }, { label: '確認' }, { label: '完了' }]
const button = (name: RegExp) => screen.queryByRole('button', { name })

test('blocks a step beyond the next one', () => {
  show(<Stepper steps={steps} current={0} onStepSelect={() => {}} />)
  expect(button(/入力/)).toBeVisible()
  expect(button(/確認/)).not.toBeInTheDocument()
})

test('blocks a disabled step', () => {
  show(
    <Stepper
      steps={steps.map(step => ({ ...step, isDisabled: step.label !== '入力' }))}
      current={1}
      onStepSelect={() => {}}
    />,
  )
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('goes back to a completed step', async () => {
  const onStepSelect = jest.fn()
  show(<Stepper steps={steps} current={2} onStepSelect={onStepSelect} />)
  await userEvent.click(button(/登録/)!)
  expect(onStepSelect).toHaveBeenCalledWith(0)
})

test('distinguishes completed, active and inactive steps', () => {
  show(<Stepper steps={steps} current={1} />)
  expect(screen.getAllByRole('listitem').map(item => item.dataset['state'])).toEqual([
    'completed',
    'active',
    'inactive',
    'inactive',
  ])
  expect(screen.getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'step')
})
