import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { auditBooks } from '../../backoffice/nightly-comparison/books-store.ts'
import { recordFirstCheck, markTransferred, requireAction } from '../../backoffice/calls/actions.ts'
import { completeInvoice } from '../examination/complete.ts'
import { lastMailTo } from '../../testing/mails/mails.ts'
import { startAppWithPayer } from '../../testing/companies/payer-app.ts'
import { createSeller } from '../../testing/companies/seller.ts'
import { recordReturnedTransfer, refundReturned, resendReturned } from '../transfers/returned.ts'
import { examiners } from '../../testing/companies/examiners.ts'

const { gateway, app, payer } = await startAppWithPayer()
const seller = await createSeller(app)

/** A request that the payer has paid. */
async function paid(): Promise<number> {
  const { id } = await seller.request({ supplier_person_email: payer.emailAddress })
  await payer.authenticate(
    await payer.client.payments.answerRequest(
      {
        params: { id },
        body: {
          action: 'pay',
          card: { kind: 'token', mdk_token: await gateway.token('frictionless'), is_card_saved: false },
          amount: 110_000,
          is_terms_agreed: true,
        },
      },
      { idempotencyKey: randomUUID() },
    ),
  )
  return id
}
const linkFor = async (companyId: number) =>
  (
    await app.db
      .selectFrom('notifications')
      .select('link')
      .where('company_id', '=', companyId)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
  ).link

test('when money of a request comes back, each side is notified of its own part only', async () => {
  const id = await paid()
  await recordFirstCheck(app.examiner, id, examiners.tanaka)
  await completeInvoice(app.examiner, id, examiners.suzuki)
  await markTransferred(app.examiner, id, examiners.suzuki)
  const mailsToBoth = async () => {
    await app.runJobs()
    const [buyer, ofSeller] = (
      await Promise.all([payer, seller].map(({ emailAddress }) => lastMailTo(app, emailAddress)))
    ).map(mail => (mail?.text ?? '').replaceAll('\n', ''))
    assert.deepEqual(
      [await linkFor(payer.companyId), await linkFor(seller.companyId)],
      [`/payments/history/${id}`, `/collections/history/${id}`],
    )
    assert.doesNotMatch(buyer ?? '', /106,700|3,300|手数料|領収書|登録取引先|口座をご確認/)
    assert.match(buyer ?? '', /110,000円/)
    assert.doesNotMatch(ofSeller ?? '', /支払先|登録取引先/)
    return [buyer ?? '', ofSeller ?? ''] as const
  }
  await recordReturnedTransfer(app.examiner, id, examiners.tanaka, '口座解約')
  const [returned, sellersReturned] = await mailsToBoth()
  // The buyer must not learn what the bank says about the seller's account.
  assert.match(returned, /戻されました。お客さまのお手続きは不要です/)
  assert.doesNotMatch(returned + JSON.stringify(await payer.client.invoices.getInvoice({ params: { id } })), /口座解約/)
  assert.match(sellersReturned, /戻されました（理由：口座解約）[^]*別の口座をご指定ください[^]*106,700円/)

  await resendReturned(app.examiner, id, examiners.suzuki)
  await markTransferred(app.examiner, id, examiners.suzuki)
  const [, sellersResent] = await mailsToBoth()
  assert.match(sellersResent, /あらためてご指定の口座へ振り込みました[^]*106,700円/)

  await recordReturnedTransfer(app.examiner, id, examiners.tanaka, '口座解約')
  await refundReturned(app.examiner, id, examiners.suzuki)
  const [refunded, sellersRefunded] = await mailsToBoth()
  assert.match(refunded, /カードのご請求を全額返金します/)
  assert.match(sellersRefunded, /入金は行われません[^]*領収書/)
  assert.deepEqual(await auditBooks(app.db), [])
})

test('no call shows the seller what an examiner asks of the buyer, and until when', async () => {
  for (const reason of [1, 2, 3, 4, 5, 7] as const) {
    const id = await paid()
    await requireAction(app.examiner, id, examiners.tanaka, reason, '担当より')
    const asked = await payer.client.invoices.getInvoice({ params: { id } })
    assert.deepEqual(
      [asked.is_action_required, asked.action_required_reason, asked.action_required_until],
      [true, reason, '2026-11-26'],
    )
    const seen = await seller.client.invoices.getInvoice({
      params: { id },
      query: { invoice_display_type: 'InvoiceRequestSeller' },
    })
    assert.deepEqual(
      [seen.is_action_required, seen.action_required_reason, seen.action_required_comment, seen.action_required_until],
      [false, null, null, null],
    )
    const request = await seller.client.collections.getRequestSeller({ params: { id } })
    assert.equal(request.account_required, null)
    assert.doesNotMatch(JSON.stringify([seen.timeline, request.timeline]), /2026-11-26|担当より/)
  }
})
