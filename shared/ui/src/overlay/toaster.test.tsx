import { act, fireEvent, screen } from '@invoice-card/config/testing'
import type { ToastItem } from '@invoice-card/events'
import { useState } from 'react'
import { show } from '../testing/show.tsx'
import { Toaster } from './toaster.tsx'

const words = (count: number, item: Partial<ToastItem> = {}) =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    item: { kind: 'info', text: `お知らせ${index + 1}`, ...item } as const,
  }))

function Example({ count = 1, item }: { count?: number; item?: Partial<ToastItem> }) {
  const [toasts, setToasts] = useState(words(count, item))
  return <Toaster toasts={toasts} onDismiss={id => setToasts(shown => shown.filter(toast => toast.id !== id))} />
}

let isWindowLeft = false

const pass = (milliseconds: number) =>
  act(() => {
    jest.advanceTimersByTime(milliseconds)
  })
const word = () => screen.queryByText('お知らせ1')
const panel = () => screen.getByText('お知らせ1').closest('li')!

beforeEach(() => {
  jest.useFakeTimers()
  isWindowLeft = false
  jest.spyOn(document, 'hasFocus').mockImplementation(() => !isWindowLeft)
})
afterEach(() => jest.useRealTimers())

test('shows at most twenty at once; the others come when there is room', () => {
  show(<Example count={21} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(20)
  expect(screen.queryByText('お知らせ21')).not.toBeInTheDocument()
  fireEvent.click(screen.getAllByRole('button', { name: '閉じる' })[0]!)
  expect(screen.getByText('お知らせ21')).toBeVisible()
})

test('goes after five seconds, or after its own time', () => {
  show(<Example />)
  pass(4_999)
  expect(word()).toBeVisible()
  pass(1)
  expect(word()).not.toBeInTheDocument()
  show(<Example item={{ durationMs: 200 }} />)
  pass(200)
  expect(word()).not.toBeInTheDocument()
})

test.each([
  [
    'the pointer is on it',
    () => fireEvent.pointerEnter(screen.getByRole('region')),
    () => fireEvent.pointerLeave(screen.getByRole('region')),
  ],
  ['the window is left', () => fireEvent.blur(window), () => fireEvent.focus(window)],
])('its clock stands while %s and goes on from there', (_, hold, release) => {
  show(<Example />)
  pass(3_000)
  hold()
  pass(60_000)
  expect(word()).toBeVisible()
  release()
  pass(1_999)
  expect(word()).toBeVisible()
  pass(1)
  expect(word()).not.toBeInTheDocument()
})

test('a word that comes while the window is left waits until somebody is back', () => {
  isWindowLeft = true
  show(<Example />)
  pass(60_000)
  expect(word()).toBeVisible()
  fireEvent.focus(window)
  pass(5_000)
  expect(word()).not.toBeInTheDocument()
})

test('a push of fifty pixels sends it away, a shorter one does not', () => {
  show(<Example />)
  // The DOM of the tests knows no place of a pointer event; a mouse event of that name has one.
  const point = (type: string, clientX: number) => fireEvent(panel(), new MouseEvent(type, { clientX, bubbles: true }))
  const push = (clientX: number) => {
    point('pointerdown', 0)
    point('pointermove', clientX)
    point('pointerup', clientX)
  }
  push(49)
  expect(word()).toBeVisible()
  push(-50)
  expect(word()).not.toBeInTheDocument()
})

test('has each of its links, and goes when one is followed', () => {
  const link = [
    { to: '/payments/draft/4', label: '下書きから支払う' },
    { to: '/contact', label: 'お問い合わせ' },
  ]
  show(<Example item={{ link }} />)
  expect(screen.getAllByRole('link').map(each => each.getAttribute('href'))).toEqual(['/payments/draft/4', '/contact'])
  fireEvent.click(screen.getByRole('link', { name: 'お問い合わせ' }))
  expect(word()).not.toBeInTheDocument()
})

test('F8 leads to it and Escape sends it away', () => {
  show(<Example />)
  fireEvent.keyDown(document.body, { key: 'F8' })
  expect(screen.getByRole('region', { name: 'お知らせ（F8キー）' })).toHaveFocus()
  fireEvent.keyDown(screen.getByRole('button', { name: '閉じる' }), { key: 'Escape' })
  expect(word()).not.toBeInTheDocument()
})
