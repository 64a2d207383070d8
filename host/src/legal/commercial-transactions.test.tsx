import '../testing/page.ts'
import { screen, userEvent } from '@invoice-card/config/testing'
import { answerWith } from '@invoice-card/config/testing/network'
import { clearTokens, writeTokens } from '@invoice-card/session'
import { demoTokens } from '../testing/demo-user.ts'
import { renderAt } from '../testing/render-screen.tsx'
import { Component as CommercialTransactions } from './commercial-transactions.tsx'

const facts = 'GET /api/v1/system/service_facts'
const answer = {
  commission_rate: 2,
  minimum_commission_amount: 1330,
  operator_name: '株式会社サンプル',
  operator_address: '東京都千代田区丸の内1-1-1',
  operator_registration_number: 'T1234567890123',
  support_address: 'help@example.co.jp',
}
const open = () =>
  renderAt('/commercial-transactions', [{ path: '/commercial-transactions', element: <CommercialTransactions /> }])

beforeEach(clearTokens)

test('a failed call is shown and can be tried again', async () => {
  answerWith({ [facts]: new Response('', { status: 503 }) })
  open()
  expect(await screen.findByText('表記を表示できませんでした。')).toBeVisible()
  expect(screen.getByText(/ただいま混み合っています/)).toBeVisible()
  answerWith({ [facts]: answer })
  await userEvent.click(screen.getByRole('button', { name: 'もう一度読み込む' }))
  expect(await screen.findByText('株式会社サンプル')).toBeVisible()
})

test('states operator, fee and contact as the server has them', async () => {
  answerWith({ [facts]: answer })
  open()
  expect(await screen.findByText('T1234567890123')).toBeVisible()
  expect(screen.getByText(/^請求金額の2%（税込、最低1,330円）。お申し込みの前/)).toBeVisible()
  expect(screen.getByText(/^請求金額の2%（税込、最低1,330円）。ご依頼をされた請求元の負担/)).toBeVisible()
  expect(screen.getByText('help@example.co.jp')).toBeVisible()
})

test('leads back to the sign-in, which would end a session: with one, to the top page', () => {
  answerWith({ [facts]: answer })
  open().dispose()
  expect(screen.getByRole('link', { name: 'サインイン画面に戻る' })).toHaveAttribute('href', '/signin')
  writeTokens(demoTokens)
  open()
  expect(screen.getByRole('link', { name: 'トップページに戻る' })).toHaveAttribute('href', '/toppage')
})
