import '../testing/page.ts'
import { screen, userEvent } from '@invoice-card/config/testing'
import { renderAt } from '../testing/render-screen.tsx'
import { Component as ErrorScreen } from './error-screen.tsx'
import { ScreenError } from './screen-error.tsx'

beforeEach(() => localStorage.clear())

const open = (path: string) => renderAt(path, [
  { path: '/error/:title/:message', element: <ErrorScreen /> },
  { path: '*', element: <ErrorScreen /> },
])

test('title and message of the address are shown as text, never as markup', () => {
  open(`/error/${encodeURIComponent('<b>停止</b>')}/${encodeURIComponent('<img src=x onerror=alert(1)>')}`)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('<b>停止</b>')
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible()
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})

test('a text as long as a letter is cut', () => {
  open(`/error/${'長'.repeat(200)}/${'文'.repeat(2000)}`)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('長'.repeat(60))
  expect(screen.getByText('文'.repeat(300))).toBeVisible()
})

test('an unknown path shows the same view, and an anonymous user is led to signing in', () => {
  open('/no/such/screen')
  expect(screen.getByRole('heading', { level: 1, name: 'ページが見つかりません' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'サインインへ' })).toHaveAttribute('href', '/signin')
})

test('a screen that throws is reported and can be tried again without a reload', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => {})
  let isBroken = true
  const Fragile = () => {
    if (isBroken) throw new Error('undefined is not a function')
    return <h1>無事です</h1>
  }
  renderAt('/toppage', [{ path: '/toppage', element: <Fragile />, errorElement: <ScreenError /> }])
  expect(await screen.findByRole('alert')).toHaveTextContent('画面を表示できませんでした')
  expect(screen.queryByText(/undefined is not/)).not.toBeInTheDocument()
  expect(errors.mock.calls.flat()).toContain('[host@1.0.0 #1]')
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'もう一度読み込む' }))
  expect(await screen.findByRole('heading', { name: '無事です' })).toBeVisible()
  errors.mockRestore()
})
