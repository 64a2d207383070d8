import { appendAudit, auditChainOf } from '../audit/store.ts'
import { inTransaction, type Db } from '../database/connection.ts'
import { decisiveBlock, resultBlock } from '../gateway/wire.ts'
import type { CallEnding } from '../gateway/store.ts'
import type { Session } from '../http/context.ts'
import type { RefusalDetail } from '@invoice-card/contracts'
import { findUses } from '../http/rate-limit-store.ts'
import { type Limit, noteUse } from '../http/rate-limit.ts'
import type { Services } from '../services.ts'
import { ownResultCode } from './result-messages.ts'
import { changePayment, changePaymentBy, type PaymentChange, type PaymentRow } from './store.ts'

type Payer = Pick<Session, 'company_id' | 'user_id'>

/** Room for typing errors and the other cards of a purse, but not for finding out which of many stolen cards work. */
const limitOf = ({ company_id, user_id }: Payer): Limit =>
  ({ key: `card-declines:${company_id}:${user_id}`, max: 10, windowSeconds: 60 * 60 })

/** Takes no further card from a user whose cards were declined too often. */
export async function refuseAfterDeclines(
  { db, now }: Pick<Services, 'db' | 'now'>, payer: Payer, refuse: (code: 'card_attempts_exceeded', detail: RefusalDetail) => never,
): Promise<void> {
  const { key, max } = limitOf(payer)
  const at = now()
  const declines = await findUses(db, key, at)
  if (!declines || declines.count < max) return
  refuse('card_attempts_exceeded', { details: { retry_after_seconds: Math.ceil((declines.window_ends_at.getTime() - at.getTime()) / 1000) } })
}

/** Counts a card that was declined against its user; the decline that reaches the limit is put on record. */
export async function noteDecline(db: Db, payer: Payer, v_result_code: string, now: Date): Promise<void> {
  if (!isAboutCard(decisiveBlock(v_result_code))) return
  const limit = limitOf(payer)
  const { count, window_ends_at } = await noteUse(db, limit, now)
  if (count !== limit.max) return
  await appendAudit(db, {
    chain: auditChainOf(payer.company_id), at: now, actor: 'system:payments', action: 'card.attempts_limited',
    subject: `user:${payer.user_id}`, detail: { declines: count, until: window_ends_at.toISOString() },
  })
}

/**
 * Changes a payment as `changePayment` does, and fills in the row of the answer that says so; where that declines its card, the
 * decline is counted in the same transaction.
 */
export const recordOutcome = async (
  pool: Db, payment: { id: string, now: Date }, from: readonly PaymentRow['status'][], changes: PaymentChange, ending?: CallEnding,
): Promise<PaymentRow | undefined> => {
  const record = (db: Db) => ending ? changePaymentBy(db, payment, from, changes, ending) : changePayment(db, payment, from, changes)
  // One statement needs no transaction around it.
  if (changes.status !== 'declined') return record(pool)
  return inTransaction(pool, async (db) => {
    const changed = await record(db)
    if (changed) await noteDecline(db, changed, changed.v_result_code ?? '', payment.now)
    return changed
  })
}

// A buyer who left the authentication, and what we or the gateway find wrong with the request (P…), tell nothing about a card.
const isAboutCard = (block: string): boolean => !block.startsWith('P') && !innocentBlocks.includes(block)
const innocentBlocks: readonly string[] = [
  resultBlock.authenticationCancelled, resultBlock.authenticationLapsed,
  ownResultCode.amountDiffers, ownResultCode.requestNotPayable, ownResultCode.chargeNotReplaceable,
]
