import { screen, waitFor, within } from '@invoice-card/config/testing'
import { answerWith, refusal } from '@invoice-card/config/testing/network'
import { dispatchSeveral } from '../run/store.ts'
import { startTab } from '../../testing/checkout.ts'
import { createCall, fileId, readFile } from '../../testing/payment.ts'
import { renderAt } from '../../testing/render-at.tsx'

const { body } = createCall
const order = (id: number) => ({
  item: { kind: 'draft' as const, id, body: { ...body, file_ids: [fileId] } },
  name: `山田工房${id}`,
  invoiceNumber: 'INV-4',
  totalYen: 10_330,
  idempotencyKey: `key-${id}`,
})
const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1)

/** A run whose second payment is refused, as its invoice is the one of the first. */
function endRun(): void {
  startTab()
  dispatchSeveral({ type: 'begun', orders: [4, 5].map(order), at: Date.now() })
  dispatchSeveral({ type: 'sent', key: 'key-4' })
  dispatchSeveral({ type: 'named', key: 'key-4', paymentId: 'payment-4' })
  dispatchSeveral({ type: 'paid', key: 'key-4', invoiceId: 4, isPaidElsewhere: false })
  dispatchSeveral({ type: 'sent', key: 'key-5' })
  const message = 'すでにお申し込みがあります。'
  dispatchSeveral({ type: 'failed', key: 'key-5', message, isDeclined: false, stops: null })
}

test('a refused duplicate names the payment that its invoice belongs to, and leads there', async () => {
  endRun()
  answerWith({
    [`GET /api/v1/invoices/files/${fileId}`]: {
      ...readFile,
      same_document: { invoice_id: 4, type: 'InvoicePayment', status: 1 },
    },
  })
  await renderAt('/payments/several/result')
  expect(await screen.findByText(/この請求書は、/)).toHaveTextContent('この請求書は、I-00000004でお申し込み済みです。')
  expect(within(rows()[1]!).getByRole('link', { name: 'I-00000004を開く' })).toHaveAttribute(
    'href',
    '/payments/review/4',
  )
})

test('a draft that is paid is called applied for, and no draft any more', async () => {
  endRun()
  answerWith({ [`GET /api/v1/invoices/files/${fileId}`]: readFile })
  await renderAt('/payments/several/result')
  expect(await screen.findByText('お申し込み済み')).toBeVisible()
  expect(rows()[0]).not.toHaveTextContent('下書き')
  expect(rows()[1]).toHaveTextContent(/^下書き/)
  expect(screen.queryByText(/でお申し込み済みです/)).toBeNull()
})

test('a draft that was deleted in another tab meanwhile is not led to', async () => {
  endRun()
  const network = answerWith({
    [`GET /api/v1/invoices/files/${fileId}`]: readFile,
    'GET /api/v1/drafts/5': refusal(404, 'draft_not_found'),
  })
  await renderAt('/payments/several/result')
  expect(await screen.findByText('下書きはすでにありません')).toBeVisible()
  expect(screen.queryByRole('link', { name: /内容を確認する$/ })).toBeNull()
  expect(network.calls()).not.toContain('GET /api/v1/drafts/4')
})

test('a draft that is there is led to, also where that cannot be asked', async () => {
  endRun()
  const network = answerWith({ [`GET /api/v1/invoices/files/${fileId}`]: readFile })
  await renderAt('/payments/several/result')
  await waitFor(() => expect(network.calls()).toContain('GET /api/v1/drafts/5'))
  expect(screen.getByRole('link', { name: '山田工房5の内容を確認する' })).toHaveAttribute('href', '/payments/draft/5')
})
