import { act, fireEvent, screen } from '@invoice-card/config/testing'
import type { SnackbarItem } from '@invoice-card/events'
import { useState } from 'react'
import { show } from '../testing/show.tsx'
import { Snackbar } from './snackbar.tsx'

const onCleared = jest.fn()

function Example({ item: first }: { item: SnackbarItem }) {
  const [item, setItem] = useState<SnackbarItem | undefined>(first)
  return <Snackbar item={item} onCleared={() => { onCleared(); setItem(undefined) }} />
}

const pass = (milliseconds: number) => act(() => { jest.advanceTimersByTime(milliseconds) })
const saved: SnackbarItem = { color: 'success', text: '保存しました。' }

beforeEach(() => { jest.useFakeTimers(); onCleared.mockClear() })
afterEach(() => jest.useRealTimers())

test('tells an error as an alert', () => {
  show(<Example item={{ color: 'error', title: '保存できませんでした', text: 'もう一度お試しください。' }} />)
  pass(100)
  expect(screen.getByRole('alert')).toHaveTextContent('保存できませんでした')
})

test('appears after 100 ms', () => {
  show(<Example item={saved} />)
  pass(99)
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
  pass(1)
  expect(screen.getByRole('status')).toHaveTextContent('保存しました。')
})

test('closes after 5 seconds and is cleared 400 ms later', () => {
  show(<Example item={saved} />)
  pass(100)
  pass(4999)
  expect(screen.getByRole('status')).toBeVisible()
  pass(1)
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
  pass(399)
  expect(onCleared).not.toHaveBeenCalled()
  pass(1)
  expect(onCleared).toHaveBeenCalledTimes(1)
})

test('closes after the duration of its item', () => {
  show(<Example item={{ ...saved, durationMs: 1000 }} />)
  pass(100)
  pass(1000)
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})

test('stays while the pointer is on it', () => {
  show(<Example item={saved} />)
  pass(100)
  fireEvent.pointerEnter(screen.getByRole('status'))
  pass(60_000)
  expect(screen.getByRole('status')).toBeVisible()
})

test('closes by its button', () => {
  show(<Example item={saved} />)
  pass(100)
  fireEvent.click(screen.getByRole('button', { name: '閉じる' }))
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
  pass(400)
  expect(onCleared).toHaveBeenCalledTimes(1)
})
