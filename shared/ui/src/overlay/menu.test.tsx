import { act, fireEvent, screen, userEvent } from '@invoice-card/config/testing'
import { show } from '../testing/show.tsx'
import { Menu } from './menu.tsx'

const onLogout = jest.fn()
const items = [
  { label: 'company', to: '/myaccount' },
  { label: 'cards', to: '/myaccount/creditcards' },
  { label: 'logout', onSelect: onLogout },
]
const open = async () => {
  show(<Menu trigger="サンプル商事" items={items} />)
  await userEvent.click(screen.getByRole('button', { name: 'サンプル商事' }))
}
const item = (name: string) => screen.getByRole('menuitem', { name })

test('closes by Escape and gives the focus back', async () => {
  await open()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'サンプル商事' })).toHaveFocus()
})

test('closes when something else is pressed', async () => {
  await open()
  await userEvent.click(document.body)
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
})

test('moves by arrows, round the ends', async () => {
  await open()
  expect(item('company')).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  expect(item('logout')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(item('cards')).toHaveFocus()
})

test('finds an item by its first letters and clears them after a second', async () => {
  await open()
  const type = (key: string, timeStamp: number) =>
    act(() => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true })
      Object.defineProperty(event, 'timeStamp', { value: timeStamp })
      fireEvent(document.activeElement!, event)
    })
  type('c', 10_000)
  type('a', 10_900)
  expect(item('cards')).toHaveFocus()
  type('l', 12_000)
  expect(item('logout')).toHaveFocus()
})

test('runs an action and closes', async () => {
  await open()
  await userEvent.click(item('logout'))
  expect(onLogout).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
})

test('a link gives the focus back too: a part of the same screen takes none', async () => {
  await open()
  await userEvent.click(item('cards'))
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'サンプル商事' })).toHaveFocus()
})
