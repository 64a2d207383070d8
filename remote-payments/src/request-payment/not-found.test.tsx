import { screen, userEvent } from '@invoice-card/config/testing'
import { answerWith, refusal } from '@invoice-card/config/testing/network'
import { request, savedCard } from '../testing/payment.ts'
import { startTab } from '../testing/checkout.ts'
import { renderAt } from '../testing/render-at.tsx'

const get = 'GET /api/v1/invoices/21'
const answer = 'PUT /api/v1/invoices/21/request_buyer'
const answers = { [get]: request, 'GET /api/v1/invoices/credit_cards': { credit_cards: [savedCard], limit: 10 } }
const missing = refusal(404, 'invoice_not_found', 'お支払いが見つかりませんでした。')

beforeEach(startTab)

const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent)
const reason = /取り下げられたか、宛先が変更されたか、すでにお支払いが済んでいる/

test.each([
  ['is not there', missing],
  ['is no request', { ...request, request: null }],
])('a payment that %s is not found, which one heading says', async (_, answered) => {
  answerWith({ ...answers, [get]: answered })
  await renderAt('/payments/waiting/21/creditcard')
  expect(await screen.findByText(reason)).toBeVisible()
  expect(headings()).toEqual(['ご依頼が見つかりません'])
})

test('a request whose addressee was changed meanwhile leaves neither a card nor a button to pay', async () => {
  const network = answerWith({ ...answers, [answer]: missing })
  await renderAt('/payments/waiting/21/creditcard')
  await userEvent.click(await screen.findByRole('radio', { name: '新しいカードを使う' }))
  await userEvent.click(screen.getByRole('radio', { name: /末尾1111/ }))
  await userEvent.click(screen.getByRole('checkbox', { name: /利用規約.*に同意する/ }))
  network.answer(get, missing)
  await userEvent.click(screen.getByRole('button', { name: '418,000円を支払う' }))
  expect(await screen.findByText(reason)).toBeVisible()
  expect(headings()).toEqual(['ご依頼が見つかりません'])
  expect(screen.queryByRole('button', { name: /支払う/ })).toBeNull()
  expect(screen.queryByTitle('カード情報の入力')).toBeNull()
  expect(screen.queryByText('418,000')).toBeNull()
})
