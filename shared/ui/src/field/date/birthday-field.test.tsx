import { fireEvent, screen, userEvent } from '@invoice-card/config/testing'
import { useState } from 'react'
import { show } from '../../testing/show.tsx'
import { BirthdayField } from './birthday-field.tsx'

const onValue = jest.fn()

function Example({ start = '', error }: { start?: string; error?: string }) {
  const [value, setValue] = useState(start)
  return (
    <BirthdayField
      id="birthday"
      name="birthday"
      label="生年月日"
      required
      error={error}
      value={value}
      onChange={({ target }) => {
        setValue(target.value)
        onValue(target.value)
      }}
    />
  )
}
const box = (unit: string) => screen.getByRole('textbox', { name: unit })
async function type(year: string, month: string, day: string) {
  await userEvent.type(box('年'), year)
  await userEvent.type(box('月'), month)
  await userEvent.type(box('日'), day)
}

test('an error belongs to the whole group', () => {
  show(<Example error="生年月日を正しく入力してください。" />)
  expect(screen.getByRole('group', { name: /生年月日/ })).toHaveAccessibleDescription(
    '＊生年月日を正しく入力してください。',
  )
  expect(box('月')).toHaveAttribute('aria-invalid', 'true')
})

test('three boxes make one day, and the era year stands beside it', async () => {
  show(<Example />)
  await type('1980', '4', '1')
  expect(onValue).toHaveBeenLastCalledWith('1980-04-01')
  expect(screen.getByRole('status')).toHaveTextContent('昭和55年')
})

test.each([
  ['昭和55', '1980'],
  ['S55', '1980'],
  ['平成元', '1989'],
  ['２００１', '2001'],
])('%s is the year %s', async (typed, year) => {
  show(<Example />)
  await type(typed, '１', '8')
  await userEvent.tab()
  expect(onValue).toHaveBeenLastCalledWith(`${year}-01-08`)
  expect(box('年')).toHaveValue(year)
})

test('a half-typed day comes back as it was left', () => {
  show(<Example start="1980-4-" />)
  expect([box('年'), box('月'), box('日')].map(input => (input as HTMLInputElement).value)).toEqual(['1980', '4', ''])
})

test('a month in full width is left to the input method until it has ended', () => {
  show(<Example start="1980--" />)
  fireEvent.compositionStart(box('月'))
  fireEvent.change(box('月'), { target: { value: '１２' } })
  expect(box('月')).toHaveValue('１２')
  fireEvent.compositionEnd(box('月'))
  expect(box('月')).toHaveValue('12')
})
