import '../testing/page.ts'
import { act, screen, userEvent } from '@invoice-card/config/testing'
import { setErrorReference } from '@invoice-card/ui'
import { useState } from 'react'
import { renderAt } from '../testing/render-screen.tsx'
import { RemoteCrash } from './remote-outlet.tsx'
import { setNavigationTarget } from './reload-once.ts'
import { UnavailableView, type Problem } from './unavailable-view.tsx'

const onRetry = jest.fn()
let online: jest.SpyInstance
beforeEach(() => {
  onRetry.mockClear()
  setNavigationTarget(() => undefined)
  setErrorReference(() => 'trace-1')
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
})
afterEach(() => {
  setErrorReference(() => null)
  jest.restoreAllMocks()
})

const open = (problem: Problem) =>
  renderAt('/', [{ path: '/', element: <UnavailableView problem={problem} isLoading={false} onRetry={onRetry} /> }])

test.each(['failed', 'slow'] as const)('what is %s without a connection says what to do about that', async problem => {
  open(problem)
  expect(await screen.findByText(/^インターネットに接続されていません。接続を確認してください。/)).toBeVisible()
  expect(screen.queryByText('trace-1')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /読み込む/ }))
  expect(onRetry).toHaveBeenCalledTimes(1)
})

// With the line back it asked to wait, gave a number to quote, and waited for a press.
test('what failed without a connection is tried again once that is back, and says so', async () => {
  const Failing = () => {
    const [isLoading, setIsLoading] = useState(false)
    const retry = () => {
      onRetry()
      setIsLoading(true)
    }
    return (
      <>
        <UnavailableView isLoading={isLoading} onRetry={retry} />
        <button onClick={() => setIsLoading(false)}>fail</button>
      </>
    )
  }
  renderAt('/', [{ path: '/', element: <Failing /> }])
  expect(await screen.findByText(/接続が回復すると、自動で/)).toBeVisible()
  online.mockReturnValue(true)
  act(() => void dispatchEvent(new Event('online')))
  expect(onRetry).toHaveBeenCalledTimes(1)
  expect(screen.getByText(/^インターネットへの接続が回復しました。/)).toBeVisible()
  expect(screen.queryByText('trace-1')).toBeNull()
  act(() => void dispatchEvent(new Event('online')))
  await userEvent.click(screen.getByRole('button', { name: 'fail' }))
  expect(screen.getByText(/^時間をおいて、/)).toBeVisible()
  expect(screen.getByText('trace-1')).toBeVisible()
  expect(onRetry).toHaveBeenCalledTimes(1)
  await userEvent.click(screen.getByRole('button', { name: /読み込/ }))
  expect(onRetry).toHaveBeenCalledTimes(2)
  expect(screen.queryByText(/接続が回復しました/)).toBeNull()
})

// It was said to be the connection, without the number to quote, and the browser's error page followed the press.
test('a screen that threw is no matter of the connection, and is not reloaded without one', async () => {
  open('broken')
  expect(await screen.findByText(/^この画面でエラーが発生しました。インターネットへの接続を確認してから/)).toBeVisible()
  expect(screen.getByText('trace-1')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '画面を再読み込みする' }))
  expect(onRetry).not.toHaveBeenCalled()
  online.mockReturnValue(true)
  act(() => void dispatchEvent(new Event('online')))
  expect(onRetry).not.toHaveBeenCalled()
  expect(screen.getByText(/^この画面でエラーが発生しました。画面を再読み込みしてください。/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '画面を再読み込みする' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
})

test('a screen that throws in its place keeps the number to quote, too', async () => {
  const Broken = () => {
    throw new TypeError('x is not a function')
  }
  renderAt('/', [{ path: '/', element: <Broken />, errorElement: <RemoteCrash name="remote_account" /> }])
  expect(await screen.findByText(/お問い合わせ番号/)).toBeVisible()
  expect(screen.queryByText(/インターネットに接続されていません/)).toBeNull()
})
