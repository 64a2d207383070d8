import { screen, userEvent } from '@invoice-card/config/testing'
import { show } from '../testing/show.tsx'
import { Button } from './button.tsx'

test('does not submit twice while the first submission is in progress', async () => {
  const onSubmit = jest.fn()
  show(
    <form onSubmit={onSubmit}>
      <Button type="submit" isLoading>
        送信
      </Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: '送信' }))
  expect(onSubmit).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: '送信' })).toHaveAttribute('aria-busy', 'true')
})

test('keeps the focus while it is busy', async () => {
  const { rerender } = show(<Button>送信</Button>)
  screen.getByRole('button').focus()
  rerender(<Button isLoading>送信</Button>)
  expect(screen.getByRole('button')).toHaveFocus()
})
