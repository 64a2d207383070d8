import { fireEvent, screen, userEvent } from '@invoice-card/config/testing'
import { useState } from 'react'
import { show } from '../testing/show.tsx'
import { DateRangeField } from './range-field.tsx'

const seen = jest.fn()

function Example() {
  const [ends, setEnds] = useState({ date_from: '', date_to: '' })
  return (
    <DateRangeField
      label="振込日"
      from={{ name: 'date_from', value: ends.date_from }}
      to={{ name: 'date_to', value: ends.date_to }}
      onChange={({ target }) => {
        seen(target.name, target.value)
        setEnds(current => ({ ...current, [target.name]: target.value }))
      }}
    />
  )
}
const end = (name: '開始' | '終了') => screen.getByRole('textbox', { name: `振込日（${name}）` })

test('hands on what is no day as it was typed, each end under its own name', async () => {
  show(<Example />)
  await userEvent.type(end('終了'), '2026/13/45')
  await userEvent.tab()
  expect(seen).toHaveBeenLastCalledWith('date_to', '2026/13/45')
  expect(end('終了')).toHaveValue('2026/13/45')
  expect(end('開始')).toHaveValue('')
})

test('each end is one Tab stop, typed as people write a day', async () => {
  show(<Example />)
  await userEvent.tab()
  await userEvent.keyboard('20261101')
  await userEvent.tab()
  await userEvent.keyboard('2026年11月30日')
  await userEvent.tab()
  expect(document.body).toHaveFocus()
  expect([end('開始'), end('終了')].map(input => (input as HTMLInputElement).value)).toEqual([
    '2026/11/01',
    '2026/11/30',
  ])
})

test('each end has a calendar of its own, also behind the arrow key down', async () => {
  const showPicker = jest.fn()
  HTMLInputElement.prototype.showPicker = showPicker
  const { container } = show(<Example />)
  await userEvent.click(screen.getByRole('button', { name: '振込日（終了）をカレンダーから選ぶ' }))
  await userEvent.type(end('終了'), '{ArrowDown}')
  const calendar = container.querySelectorAll('input[type=date]')[1]!
  expect(showPicker.mock.contexts).toEqual([calendar, calendar])
  fireEvent.change(calendar, { target: { value: '2026-12-10' } })
  expect(seen).toHaveBeenLastCalledWith('date_to', '2026-12-10')
  expect(end('終了')).toHaveValue('2026/12/10')
})
