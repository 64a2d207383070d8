import '../testing/page.ts'
import { act, render, screen } from '@invoice-card/config/testing'
import type { SnackbarItem } from '@invoice-card/events'
import { UiProvider } from '@invoice-card/ui/base'
import { Suspense, useState } from 'react'
import { laterPart } from '../error/later-part.tsx'
import { PlainMessage } from './plain-message.tsx'
import { PlainToasts } from './plain-toasts.tsx'

const Lost = laterPart<Parameters<typeof PlainMessage<SnackbarItem>>[0]>(
  () => Promise.reject(new Error('lost')),
  PlainMessage,
)
const message: SnackbarItem = { color: 'success', text: 'サインアウトしました。' }

function Screen() {
  const [item, setItem] = useState<SnackbarItem | undefined>(message)
  return (
    <>
      <h1>サインイン</h1>
      <Suspense>
        <Lost item={item} onCleared={() => setItem(undefined)} />
      </Suspense>
    </>
  )
}

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

// It took the whole document away, also the screen to which サインアウト leads.
test('a message without the script that shows it leaves the screen, and is said in plain words', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  const errors = jest.spyOn(console, 'error').mockImplementation(() => {})
  render(<Screen />, { wrapper: UiProvider })
  expect(await screen.findByRole('status')).toHaveTextContent('サインアウトしました。')
  expect(screen.getByRole('heading', { name: 'サインイン' })).toBeVisible()
  expect(errors).toHaveBeenCalledWith('[host@1.0.0 #1]', expect.objectContaining({ message: 'lost' }))
  act(() => jest.advanceTimersByTime(10_000))
  expect(screen.queryByRole('status')).toBeNull()
})

// One said that a payment had failed, and was seen by nobody.
test('toasts without their script are said one after the other', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  jest.spyOn(console, 'error').mockImplementation(() => {})
  const LostToasts = laterPart<Parameters<typeof PlainToasts>[0]>(() => Promise.reject(new Error('lost')), PlainToasts)
  function Toasts() {
    const [toasts, setToasts] = useState<Parameters<typeof PlainToasts>[0]['toasts']>([
      { id: 1, item: { kind: 'error', title: 'カード払いができませんでした', text: '限度額を超えています。' } },
      { id: 2, item: { kind: 'info', text: '新しいお知らせがあります。' } },
    ])
    return (
      <Suspense>
        <LostToasts toasts={toasts} onDismiss={id => setToasts(shown => shown.filter(toast => toast.id !== id))} />
      </Suspense>
    )
  }
  render(<Toasts />, { wrapper: UiProvider })
  expect(await screen.findByRole('alert')).toHaveTextContent('カード払いができませんでした 限度額を超えています。')
  act(() => jest.advanceTimersByTime(10_000))
  expect(screen.getByRole('status')).toHaveTextContent('新しいお知らせがあります。')
  act(() => jest.advanceTimersByTime(10_000))
  expect(screen.queryByRole('status')).toBeNull()
})
