import { screen, userEvent } from '@invoice-card/config/testing'
import { useState } from 'react'
import { show } from '../../testing/show.tsx'
import { AmountField } from './amount-field.tsx'

const seen = jest.fn()

function Example({ first = '' }: { first?: string }) {
  const [value, setValue] = useState(first)
  return (
    <AmountField
      label="請求金額"
      name="amount"
      value={value}
      onChange={change => {
        seen(change.target)
        setValue(change.target.value)
      }}
    />
  )
}
const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: '請求金額' })

test.each(['15000.50', '1,000.5', '-500', '１２万３千', '15.000', 'abc'])(
  'leaves %s as it is for the form to refuse: its digits alone would be another amount',
  async text => {
    show(<Example />)
    await userEvent.click(input())
    await userEvent.paste(text)
    await userEvent.tab()
    expect(input()).toHaveValue(text)
    expect(seen).toHaveBeenLastCalledWith(expect.objectContaining({ value: text }))
  },
)

test('a fraction that is typed stays a fraction', async () => {
  show(<Example />)
  await userEvent.type(input(), '15000.50')
  await userEvent.tab()
  expect(input()).toHaveValue('15,000.50')
})

test.each([
  ['15000.00', '15,000'],
  ['￥１，０８０，０００円', '1,080,000'],
  ['¥89,790-', '89,790'],
  ['金８９，７９０円也', '89,790'],
  ['007', '7'],
])('takes the pasted %s for the whole yen it says', async (text, shown) => {
  show(<Example />)
  await userEvent.click(input())
  await userEvent.paste(text)
  await userEvent.tab()
  expect(input()).toHaveValue(shown)
})

test('drops no digit of a long amount', async () => {
  show(<Example />)
  await userEvent.type(input(), '99999999999999')
  expect(input()).toHaveValue('99,999,999,999,999')
})

test('separates while typing and reports digits', async () => {
  show(<Example />)
  await userEvent.type(input(), '1234567')
  expect(input()).toHaveValue('1,234,567')
  expect(seen).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'amount', value: '1234567' }))
})

test('keeps the caret behind the digit that was typed', async () => {
  show(<Example first="123456" />)
  await userEvent.type(input(), '9', { initialSelectionStart: 1, initialSelectionEnd: 1 })
  expect(input()).toHaveValue('1,923,456')
  expect(input().selectionStart).toBe(3)
})
