import { screen, userEvent } from '@invoice-card/config/testing'
import { useState } from 'react'
import { show } from '../testing/show.tsx'
import { AmountField } from './amount-field.tsx'

const seen = jest.fn()

function Example({ first = '' }: { first?: string }) {
  const [value, setValue] = useState(first)
  return <AmountField label="請求金額" name="amount" value={value} onChange={(change) => { seen(change.target); setValue(change.target.value) }} />
}
const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: '請求金額' })

test('ignores what is no digit', async () => {
  show(<Example />)
  await userEvent.type(input(), 'abc-1')
  expect(input()).toHaveValue('1')
})

test('separates while typing and reports digits', async () => {
  show(<Example />)
  await userEvent.type(input(), '1234567')
  expect(input()).toHaveValue('1,234,567')
  expect(seen).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'amount', value: '1234567' }))
})

test('takes full-width figures and a pasted amount with its unit', async () => {
  show(<Example />)
  await userEvent.click(input())
  await userEvent.paste('￥１，０８０，０００円')
  expect(input()).toHaveValue('1,080,000')
})

test('keeps the caret behind the digit that was typed', async () => {
  show(<Example first="123456" />)
  await userEvent.type(input(), '9', { initialSelectionStart: 1, initialSelectionEnd: 1 })
  expect(input()).toHaveValue('1,923,456')
  expect(input().selectionStart).toBe(3)
})
