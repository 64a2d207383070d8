import { screen } from '@invoice-card/config/testing'
import { answerWith, refusal } from '@invoice-card/config/testing/network'
import { dispatch } from '../../checkout/store.ts'
import { dispatchSeveral } from '../run/store.ts'
import { beginWith, nameOpenPayment, startTab } from '../../testing/checkout.ts'
import { createCall, fileId, paymentId } from '../../testing/payment.ts'
import { renderAt } from '../../testing/render-at.tsx'
import { severalAnswers } from '../../testing/several.ts'

/** The row of a draft that the server does not know any more. */
async function rowOfGone() {
  answerWith({ ...severalAnswers(4), 'GET /api/v1/drafts/11': refusal(404, 'draft_not_found') })
  await renderAt('/payments/several?drafts=4,11')
  return screen.findByRole('listitem')
}

beforeEach(startTab)

test('a draft that nothing is known of is not called by its id, and leads to the payments', async () => {
  const row = await rowOfGone()
  expect(row).not.toHaveTextContent('11')
  expect(row).toHaveTextContent('お申し込み済み、または削除された下書き')
  expect(screen.getByRole('link', { name: 'お支払いの一覧へ' })).toHaveAttribute('href', '/payments/review')
})

test('a draft that was paid together with others names its payee and number, and its payment', async () => {
  dispatchSeveral({
    type: 'begun',
    orders: [
      {
        item: { kind: 'draft', id: 11, body: createCall.body },
        name: '山田工房',
        invoiceNumber: 'INV-11',
        totalYen: 10_330,
        idempotencyKey: 'key-11',
      },
    ],
    at: Date.now(),
  })
  dispatchSeveral({ type: 'sent', key: 'key-11' })
  dispatchSeveral({ type: 'named', key: 'key-11', paymentId })
  dispatchSeveral({ type: 'paid', key: 'key-11', invoiceId: 31, isPaidElsewhere: false })
  expect(await rowOfGone()).toHaveTextContent(/山田工房 INV-11お支払いのお申し込みが完了しています（I-00000031）。/)
  expect(screen.getByRole('link', { name: 'I-00000031を開く' })).toHaveAttribute('href', '/payments/review/31')
})

test('a draft that was paid alone names its file, and leads to the end of its payment', async () => {
  beginWith({ draftId: 11, invoiceFile: { file_id: fileId, file_name: '請求書.pdf' } })
  nameOpenPayment(paymentId)
  dispatch({ type: 'settled', paymentId, isPaidElsewhere: false })
  expect(await rowOfGone()).toHaveTextContent(/請求書.pdfお支払いのお申し込みが完了しています。/)
  expect(screen.getByRole('link', { name: 'お申し込みの内容を見る' })).toHaveAttribute(
    'href',
    `/payments/complete?payment_id=${paymentId}`,
  )
})
