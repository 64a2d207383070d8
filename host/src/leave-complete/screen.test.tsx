import '../testing/page.ts'
import { screen, waitFor } from '@invoice-card/config/testing'
import { clearSession, closedAccountAtom, store, writeTokens } from '@invoice-card/session'
import { demoTokens } from '../testing/demo-user.ts'
import { addressOf, renderAt } from '../testing/render-screen.tsx'
import { Component } from './screen.tsx'

const open = () =>
  renderAt('/leave-complete', [
    { path: '/leave-complete', element: <Component /> },
    { path: '*', element: <p>次の画面</p> },
  ])

beforeEach(() => {
  localStorage.clear()
  clearSession()
})

test('says that the account is closed after it was closed in this tab', async () => {
  store.set(closedAccountAtom, true)
  open()
  expect(await screen.findByRole('heading', { level: 1, name: '退会のお手続きが完了しました' })).toBeVisible()
  expect(screen.getByRole('link', { name: '新規登録する' })).toHaveAttribute('href', '/signup')
})

// Whoever typed the address read that their account was closed.
test('leads a visitor whose account was not closed to the sign-in', async () => {
  const router = open()
  await waitFor(() => expect(addressOf(router)).toBe('/signin'))
})

test('leads a signed-in user to the top page, also where an account was closed before', async () => {
  store.set(closedAccountAtom, true)
  writeTokens(demoTokens)
  const router = open()
  await waitFor(() => expect(addressOf(router)).toBe('/toppage'))
})

test('the sign-in, which ends what was open, ends that too', async () => {
  store.set(closedAccountAtom, true)
  clearSession()
  const router = open()
  await waitFor(() => expect(addressOf(router)).toBe('/signin'))
})
