import { auditChainOf } from '../../platform/audit/public.ts'
import { lockCompany } from '../../platform/database/public.ts'
import { findFrozen } from '../../platform/freezes/public.ts'
import { deleteUnsavedCards, isCardFrozen, savePaidCard } from '../saved-cards/public.ts'
import { type Answered, closeCall, type GatewayAnswer } from '../../platform/gateway/public.ts'
import { lockDocuments } from '../../books/documents/public.ts'
import { postLedgerLines } from '../../books/ledger/public.ts'
import { notifyAmountChanged, notifyApplied } from '../../books/notices/public.ts'
import { isUndetermined, lockAttempt, type PaymentChange, type PaymentRow } from '../../books/payments/public.ts'
import type { Books } from '../../books/work/public.ts'
import { withdrawn } from './withdrawn.ts'
import { cardFactsOf } from '../gateway-answers/public.ts'
import type { Services } from '../../platform/services/public.ts'
import { authorisationError, ownResultCode, recordPaymentOutcome } from '../gateway-answers/public.ts'
import { applySubject, lockSubject } from '../subjects/public.ts'

/**
 * Everything that follows from an authorised card, in one transaction: the invoice as the payment's subject wants it,
 * books, counts, notice and audit. A payment that was abandoned meanwhile is released instead.
 */
export async function recordAuthorisation(
  services: Services,
  books: Books,
  known: PaymentRow,
  answered: Answered,
): Promise<PaymentRow> {
  const { id, company_id, subject, is_card_saved } = known
  const { answer, ending } = answered
  const now = services.now()
  // What it charges may be another document than before: nobody else learns in this moment which ones are paid.
  if (subject === 'reauthorisation') await lockDocuments(books, company_id)
  // Of two payments that save one card at the same moment, the second finds it. Payments that save none don't wait.
  if (is_card_saved) await books.lock('company', company_id, db => lockCompany(db, company_id))
  const [payment, status, frozen] = await Promise.all([
    lockAttempt(books, id),
    lockSubject(books, known),
    findFrozen(books.db, [company_id]),
  ])
  if (payment.status === 'abandoned' || payment.status === 'declined') return releaseLate(books, payment, answered, now)
  if (!isUndetermined(payment)) {
    await closeCall(books.db, ending)
    return payment
  }
  const errorCode = authorisationError(payment, answer)
  if (errorCode !== null) return giveBack(books, payment, answered, now, errorCode)

  const card = cardFactsOf(answer.result)
  const frozenCode = await freezeMeanwhile(books, frozen, payment, card)
  if (frozenCode !== null) return giveBack(books, payment, answered, now, frozenCode)
  const effect = await applySubject(books, payment, { status, frozen }, now)
  if ('errorCode' in effect) return giveBack(books, payment, answered, now, effect.errorCode)
  const { invoice, amountBefore, keys } = effect
  const invoice_id = invoice.id
  if (is_card_saved) await savePaidCard(books, payment.company_id, answer, now)
  const [authorised] = await Promise.all([
    change(books, payment, ending, now, {
      ...card,
      ...keys,
      status: 'authorised',
      invoice_id,
      v_result_code: answer.result.vResultCode,
      gateway_transaction_id: answer.result.custTxn ?? null,
    }),
    postLedgerLines(books.db, 'authorised', payment, invoice_id, now),
  ])
  books.audit({
    chain: auditChainOf(payment.company_id),
    at: now,
    actor: `buyer:user-${payment.user_id}`,
    action: 'payment.authorised',
    subject: `payment:${id}`,
    detail: { invoice_id, total_amount: payment.total_amount, brand: card.card_brand, last4: card.card_last4 },
  })
  if (payment.subject !== 'reauthorisation') notifyApplied(books, invoice, now)
  // The mail of the application still says the old sum.
  else if (amountBefore !== undefined) notifyAmountChanged(books, invoice, now, { amountBefore, card })
  return authorised
}

/**
 * Why it is refused where its payer or card was frozen while the card was asked, or the card was typed that is frozen
 * as a saved one.
 */
async function freezeMeanwhile(
  { db }: Books,
  frozen: Awaited<ReturnType<typeof findFrozen>>,
  { company_id, user_id }: PaymentRow,
  { card_brand, card_last4, card_expire }: ReturnType<typeof cardFactsOf>,
): Promise<string | null> {
  if (frozen.has('company', company_id) || frozen.has('user', user_id)) return ownResultCode.payerFrozen
  if (frozen.idsOf('credit_card').length === 0 || card_brand === null || card_last4 === null || card_expire === null)
    return null
  const facts = { brand: card_brand, last4: card_last4, expire: card_expire }
  return (await isCardFrozen(db, company_id, facts)) ? ownResultCode.cardFrozen : null
}

const change = async (
  books: Books,
  { id, status }: PaymentRow,
  ending: Answered['ending'],
  now: Date,
  changes: PaymentChange,
): Promise<PaymentRow> => {
  const changed = await recordPaymentOutcome(books, { id, now }, [status], changes, ending)
  if (!changed) throw new Error(`Payment ${id} changed while it was locked`)
  return changed
}

/**
 * A card that was to be saved with a payment that is given back: nobody was notified that it is saved, so it is not.
 */
async function deleteNewCard(
  books: Books,
  { company_id, is_card_saved }: PaymentRow,
  answer: GatewayAnswer,
): Promise<void> {
  if (is_card_saved) await deleteUnsavedCards(books, company_id, answer)
}

async function giveBack(
  books: Books,
  payment: PaymentRow,
  { answer, ending }: Answered,
  now: Date,
  resultCode: string,
): Promise<PaymentRow> {
  await deleteNewCard(books, payment, answer)
  books.enqueue('releasePayment', { payment_id: payment.id })
  return change(books, payment, ending, now, withdrawn(resultCode))
}

async function releaseLate(
  books: Books,
  payment: PaymentRow,
  { answer, ending }: Answered,
  now: Date,
): Promise<PaymentRow> {
  await deleteNewCard(books, payment, answer)
  books.enqueue('releasePayment', { payment_id: payment.id })
  return change(books, payment, ending, now, { pending_action: 'release' })
}
