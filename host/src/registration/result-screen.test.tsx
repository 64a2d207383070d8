import '../testing/page.ts'
import { screen, within } from '@invoice-card/config/testing'
import { answerWith } from '@invoice-card/config/testing/network'
import { queryClient } from '@invoice-card/remote'
import { clearTokens, store } from '@invoice-card/session'
import { pendingRequestKeyAtom } from '../session/pending-request-key.ts'
import { renderAt } from '../testing/render-screen.tsx'
import { registrationResultAtom } from './flow-state.ts'
import { Component as Result } from './result-screen.tsx'

const open = () => renderAt('/registration/result', [{ path: '/registration/result', element: <Result /> }])

beforeEach(() => {
  queryClient.clear()
  store.set(pendingRequestKeyAtom, '')
  clearTokens()
})

test.each([
  ['registered', '登録完了'],
  ['under_review', '受付完了'],
] as const)('%s: every step is ticked, and the last is named %s', async (result, last) => {
  store.set(registrationResultAtom, result)
  answerWith({})
  open()
  const steps = within(await screen.findByRole('navigation', { name: '手順' })).getAllByRole('listitem')
  expect(steps.map(({ dataset }) => dataset['state'])).toEqual(Array(4).fill('completed'))
  expect(steps.at(-1)).toHaveTextContent(last)
})

test('a company that was turned down is led to the contact, not to the sign-in', () => {
  store.set(registrationResultAtom, 'rejected')
  answerWith({})
  open()
  expect(screen.getByRole('heading', { name: 'ご登録を承認できませんでした' })).toBeVisible()
  expect(screen.getByRole('link', { name: /お問い合わせ/ })).toHaveAttribute('href', 'https://help.example.jp/contact')
  expect(screen.queryByRole('link', { name: 'サインインする' })).not.toBeInTheDocument()
})

test('a company under review may register suppliers at once, and is led there after sign-in', async () => {
  store.set(registrationResultAtom, 'under_review')
  answerWith({})
  open()
  expect(await screen.findByRole('link', { name: 'サインインして取引先を登録する' })).toHaveAttribute(
    'href',
    '/signin?redirect=%2Fsuppliers%2Fadd%2Fcompany',
  )
})
