import { auditChainOf } from '../../platform/audit/public.ts'
import type { Db } from '../../platform/database/public.ts'
import {
  type ApplicationPayment,
  changePayment,
  isLive,
  lockAttempt,
  type PaymentRow,
} from '../../books/payments/public.ts'
import type { Books } from '../../books/work/public.ts'
import { answerFinishedGroup } from './finished-group.ts'
import { findItem, lockItem, setClaim, setRegistered } from './item-store.ts'

type Refuse = (code: 'pre_item_not_found' | 'pre_item_already_registered' | 'pre_item_payment_in_progress') => never

/** An item that a payment may register, as far as that is known before the card is asked. */
export async function checkItem(db: Db, companyId: number, id: number, refuse: Refuse): Promise<void> {
  const item = (await findItem(db, companyId, id)) ?? refuse('pre_item_not_found')
  if (item.payment_id !== null) refuse('pre_item_already_registered')
}

/**
 * Claims an item for an intent in its transaction: of two that come at the same moment one is refused. A payment that
 * its buyer left at the authentication gives way; one that may be charged without the buyer does not.
 */
export async function claimItem(
  books: Books,
  id: number,
  intent: PaymentRow,
  now: Date,
  refuse: Refuse,
): Promise<void> {
  const { db } = books
  const { claimed_by = null } = (await findItem(db, intent.company_id, id)) ?? refuse('pre_item_not_found')
  const holder = claimed_by === null ? null : await lockAttempt(books, claimed_by)
  const item =
    (await books.lock('preparedItem', id, () => lockItem(db, intent.company_id, id))) ?? refuse('pre_item_not_found')
  if (item.payment_id !== null) refuse('pre_item_already_registered')
  if (item.claimed_by !== claimed_by) refuse('pre_item_payment_in_progress')
  if (holder && isLive(holder)) {
    const left = await changePayment(db, { id: holder.id, now }, ['authentication_pending'], {
      status: 'abandoned',
      pending_action: 'release',
    })
    if (!left) refuse('pre_item_payment_in_progress')
  }
  await setClaim(db, id, intent.id)
}

/** Locks the item of a payment, if a program prepared it, before its supplier. */
export async function lockItemOf(
  books: Books,
  { company_id, application: { pre_id } }: ApplicationPayment,
): Promise<void> {
  if (pre_id !== undefined) await books.lock('preparedItem', pre_id, db => lockItem(db, company_id, pre_id))
}

/**
 * The item of a payment that takes effect. Only the holder of the claim gets here: a call that takes a claim over has
 * abandoned the payment that had it.
 */
export async function registerItem(
  books: Books,
  payment: ApplicationPayment,
  invoiceId: number,
  now: Date,
): Promise<void> {
  const { pre_id } = payment.application
  if (pre_id === undefined) return
  const groupId = await setRegistered(books.db, pre_id, payment.id)
  if (groupId === undefined) throw new Error(`Payment ${payment.id} does not hold the claim of item ${pre_id}`)
  books.audit({
    chain: auditChainOf(payment.company_id),
    at: now,
    actor: `user:${payment.user_id}`,
    action: 'pre_item.registered',
    subject: `pre_item:${pre_id}`,
    detail: { invoice_id: invoiceId },
  })
  await answerFinishedGroup(books, { groupId, companyId: payment.company_id }, now)
}
