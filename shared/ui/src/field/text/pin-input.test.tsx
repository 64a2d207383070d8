import { fireEvent, screen, userEvent } from '@invoice-card/config/testing'
import { useState } from 'react'
import { show } from '../../testing/show.tsx'
import { PinInput } from './pin-input.tsx'

const onComplete = jest.fn()
beforeEach(() => onComplete.mockClear())

function Example() {
  const [value, setValue] = useState('')
  return (
    <PinInput
      label="認証コード"
      name="code"
      value={value}
      onChange={change => setValue(change.target.value)}
      onComplete={onComplete}
    />
  )
}
const input = () => screen.getByRole('textbox', { name: '認証コード' })

test('ignores letters and digits beyond the sixth', async () => {
  show(<Example />)
  await userEvent.type(input(), '12a34567')
  expect(input()).toHaveValue('123456')
  expect(onComplete).toHaveBeenCalledTimes(1)
})

test('takes a pasted code with spaces and full-width digits', async () => {
  show(<Example />)
  await userEvent.click(input())
  await userEvent.paste(' ４８２ 913 ')
  expect(input()).toHaveValue('482913')
  expect(onComplete).toHaveBeenCalledWith('482913')
})

test('leaves full-width digits to the input method until it has ended', () => {
  show(<Example />)
  fireEvent.compositionStart(input())
  fireEvent.change(input(), { target: { value: '４８２９１３' } })
  expect(input()).toHaveValue('４８２９１３')
  expect(onComplete).not.toHaveBeenCalled()
  fireEvent.compositionEnd(input())
  expect(input()).toHaveValue('482913')
  expect(onComplete).toHaveBeenCalledTimes(1)
})

test('lets the mail or message app fill the code in', () => {
  show(<Example />)
  expect(input()).toHaveAttribute('autocomplete', 'one-time-code')
  expect(input()).toHaveAttribute('inputmode', 'numeric')
})
