import { fireEvent, screen, userEvent } from '@invoice-card/config/testing'
import { useState } from 'react'
import { show } from '../../testing/show.tsx'
import { DateField } from './date-field.tsx'

const seen = jest.fn()

function Example() {
  const [value, setValue] = useState('')
  return (
    <DateField
      id="due"
      name="due"
      label="支払期日"
      value={value}
      onChange={({ target }) => {
        seen(target)
        setValue(target.value)
      }}
    />
  )
}
const input = () => screen.getByRole('textbox', { name: '支払期日' })

test('hands on what is no day as it was typed, for the form to refuse', async () => {
  show(<Example />)
  await userEvent.type(input(), '2026/13/45')
  await userEvent.tab()
  expect(seen).toHaveBeenLastCalledWith({ id: 'due', name: 'due', value: '2026/13/45' })
  expect(input()).toHaveValue('2026/13/45')
})

test('leaves the text alone while it is typed, and shows the day once it is left', async () => {
  show(<Example />)
  await userEvent.type(input(), '20261130')
  expect(input()).toHaveValue('20261130')
  expect(seen).toHaveBeenLastCalledWith({ id: 'due', name: 'due', value: '2026-11-30' })
  await userEvent.tab()
  expect(input()).toHaveValue('2026/11/30')
  expect(screen.getByText('2026年11月30日(月)')).toBeVisible()
})

test('is one Tab stop, and the arrow key down opens the calendar, whose day it takes', async () => {
  const showPicker = jest.fn()
  HTMLInputElement.prototype.showPicker = showPicker
  const { container } = show(<Example />)
  await userEvent.tab()
  expect(input()).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  expect(showPicker).toHaveBeenCalledTimes(1)
  fireEvent.change(container.querySelector('input[type=date]')!, { target: { value: '2026-12-10' } })
  expect(input()).toHaveValue('2026/12/10')
  await userEvent.tab()
  expect(document.body).toHaveFocus()
})
