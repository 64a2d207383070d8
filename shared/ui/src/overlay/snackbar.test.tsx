import { act, fireEvent, screen } from '@invoice-card/config/testing'
import type { SnackbarItem } from '@invoice-card/events'
import { useState } from 'react'
import { show } from '../testing/show.tsx'
import { Snackbar } from './snackbar.tsx'

const onCleared = jest.fn()

function Example({ item: first }: { item: SnackbarItem }) {
  const [item, setItem] = useState<SnackbarItem | undefined>(first)
  return (
    <Snackbar
      item={item}
      onCleared={() => {
        onCleared()
        setItem(undefined)
      }}
    />
  )
}

const pass = (milliseconds: number) =>
  act(() => {
    jest.advanceTimersByTime(milliseconds)
  })
const regionOf = (text: string) => screen.getByText(text).closest('[aria-live]')
const saved: SnackbarItem = { color: 'success', text: '保存しました。' }

beforeEach(() => {
  jest.useFakeTimers()
  onCleared.mockClear()
})
afterEach(() => jest.useRealTimers())

test('announces an error at once, in a region that was there before', () => {
  show(<Example item={{ color: 'error', title: '保存できませんでした', text: 'もう一度お試しください。' }} />)
  expect(document.querySelector('[aria-live=assertive]')).toBeEmptyDOMElement()
  pass(100)
  expect(regionOf('保存できませんでした')).toHaveAttribute('aria-live', 'assertive')
})

test('「下書き」 stays on one line', () => {
  show(<Example item={{ ...saved, text: 'お支払いは行われていません。入力した内容は、下書きに保存されています。' }} />)
  pass(100)
  expect(screen.getByText('下書き')).toHaveStyle({ whiteSpace: 'nowrap' })
})

test('appears after 100 ms', () => {
  show(<Example item={saved} />)
  pass(99)
  expect(screen.queryByText('保存しました。')).not.toBeInTheDocument()
  pass(1)
  expect(regionOf('保存しました。')).toHaveAttribute('aria-live', 'polite')
})

test('closes after 5 seconds and is cleared 400 ms later', () => {
  show(<Example item={saved} />)
  pass(100)
  pass(4999)
  expect(screen.getByText('保存しました。')).toBeVisible()
  pass(1)
  expect(screen.queryByText('保存しました。')).not.toBeInTheDocument()
  pass(399)
  expect(onCleared).not.toHaveBeenCalled()
  pass(1)
  expect(onCleared).toHaveBeenCalledTimes(1)
})

test('closes after the duration of its item', () => {
  show(<Example item={{ ...saved, durationMs: 1000 }} />)
  pass(100)
  pass(1000)
  expect(screen.queryByText('保存しました。')).not.toBeInTheDocument()
})

test('stays while the pointer is on it', () => {
  show(<Example item={saved} />)
  pass(100)
  fireEvent.pointerEnter(screen.getByText('保存しました。'))
  pass(60_000)
  expect(screen.getByText('保存しました。')).toBeVisible()
})

test('leads to where its words point, and has done its work then', () => {
  show(
    <Example
      item={{
        color: 'error',
        text: '詳しくは、お問い合わせください。',
        link: { to: '/contact', label: 'お問い合わせ' },
      }}
    />,
  )
  pass(100)
  const link = screen.getByRole('link', { name: 'お問い合わせ' })
  expect(link).toHaveAttribute('href', '/contact')
  fireEvent.click(link)
  expect(screen.queryByText('詳しくは、お問い合わせください。')).not.toBeInTheDocument()
})

test('closes by its button', () => {
  show(<Example item={saved} />)
  pass(100)
  fireEvent.click(screen.getByRole('button', { name: '閉じる' }))
  expect(screen.queryByText('保存しました。')).not.toBeInTheDocument()
  pass(400)
  expect(onCleared).toHaveBeenCalledTimes(1)
})
