import { screen, waitFor } from '@invoice-card/config/testing'
import { answerWith } from '@invoice-card/config/testing/network'
import { answerOf } from '../testing/company.ts'
import { renderAt } from '../testing/render-at.tsx'
import { summary, supplier } from '../testing/supplier.ts'

// Suppliers led a company whose registration was rejected into a payment that the next screen refused.

const list = 'GET /api/v1/suppliers'
const answers = {
  'GET /api/v1/suppliers/5': supplier,
  'GET /api/v1/invoices': { invoices: [], total_count: 0, total_count_is_action_required: 0 },
  'GET /api/v1/suppliers/5/payment_sums': { years: [] },
}
const rejected = answerOf(false, { registration_status: 'rejected' })
const underReview = answerOf(false, { registration_status: 'under_review' })
const payLinks = () => screen.queryAllByRole('link', { name: /支払う/ })

const screens = [
  ['/suppliers', [summary], /取引先を登録/, 2],
  ['/suppliers', [], /取引先を登録/, 2],
  ['/suppliers/5', [], /変更の履歴/, 1],
  ['/suppliers/5/payment-history', [], new RegExp(supplier.name), 1],
] as const

test.each(screens)('%s with %j offers a rejected company no payment', async (path, suppliers, link) => {
  answerWith({ ...answers, ...rejected, [list]: { suppliers, count_all: suppliers.length } })
  await renderAt(path)
  expect((await screen.findAllByRole('link', { name: link }))[0]).toBeVisible()
  await waitFor(() => expect(payLinks()).toEqual([]))
})

test.each(screens)('%s with %j offers it to a company under review', async (path, suppliers, _, count) => {
  answerWith({ ...answers, ...underReview, [list]: { suppliers, count_all: suppliers.length } })
  await renderAt(path)
  await waitFor(() => expect(payLinks()).toHaveLength(count))
})
