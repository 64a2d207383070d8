import { appendAudit, auditChainOf } from '../../platform/audit/public.ts'
import { type Db, inTransaction } from '../../platform/database/public.ts'
import { type CallEnding, decisiveBlock, resultBlock } from '../../platform/gateway/public.ts'
import type { RefusalDetail } from '@invoice-card/contracts'
import { type Limit, noteUse } from '../../platform/http/public.ts'
import { ownResultCode, tooManyOpenTries } from './result-messages.ts'
import { changePayment, changePaymentBy, type PaymentChange, type PaymentRow } from '../books/public.ts'
import { countTries, lockTries, type Payer } from './tries-store.ts'

const windowSeconds = 60 * 60

/** Room for typing errors and the other cards of a purse, but not for finding out which of many stolen cards work. */
const limitOf = ({ company_id, user_id }: Payer): Limit => ({
  key: `card-declines:${company_id}:${user_id}`,
  max: 10,
  windowSeconds,
})

/**
 * Takes no further card from a user whose cards were declined too often. A card whose end is not known may be declined and counts
 * until then: those tried together are no more than those tried one after the other. In the transaction that writes the try down.
 * @param exceptKey the idempotency key of this very try: its repetition is no further one
 */
export async function refuseAfterDeclines(
  db: Db,
  now: Date,
  payer: Payer,
  refuse: (code: 'card_attempts_exceeded', detail: RefusalDetail) => never,
  exceptKey: string | null = null,
): Promise<void> {
  const { key: declinesKey, max } = limitOf(payer)
  await lockTries(db, payer)
  const since = new Date(now.getTime() - windowSeconds * 1000)
  const { declined, declined_until, open, open_since } = await countTries(db, payer, {
    declinesKey,
    since,
    now,
    exceptKey,
  })
  if ((declined ?? 0) + open < max) return
  const isDeclined = (declined ?? 0) >= max
  const free =
    isDeclined || open_since === null ? declined_until : new Date(open_since.getTime() + windowSeconds * 1000)
  refuse('card_attempts_exceeded', {
    ...(isDeclined ? {} : { message: tooManyOpenTries }),
    details: {
      retry_after_seconds: free === null ? windowSeconds : Math.ceil((free.getTime() - now.getTime()) / 1000),
    },
  })
}

/** Counts a card that was declined against its user; the decline that reaches the limit is put on record. */
export async function noteDecline(db: Db, payer: Payer, v_result_code: string, now: Date): Promise<void> {
  if (!isAboutCard(decisiveBlock(v_result_code))) return
  const limit = limitOf(payer)
  const { count, window_ends_at } = await noteUse(db, limit, now)
  if (count !== limit.max) return
  await appendAudit(db, {
    chain: auditChainOf(payer.company_id),
    at: now,
    actor: 'system:payments',
    action: 'card.attempts_limited',
    subject: `user:${payer.user_id}`,
    detail: { declines: count, until: window_ends_at.toISOString() },
  })
}

/**
 * Changes a payment as `changePayment` does, and fills in the row of the answer that says so; where that declines its card, the
 * decline is counted in the same transaction.
 */
export const recordOutcome = async (
  pool: Db,
  payment: { id: string; now: Date },
  from: readonly PaymentRow['status'][],
  changes: PaymentChange,
  ending?: CallEnding,
): Promise<PaymentRow | undefined> => {
  const record = (db: Db) =>
    ending ? changePaymentBy(db, payment, from, changes, ending) : changePayment(db, payment, from, changes)
  // One statement needs no transaction around it.
  if (changes.status !== 'declined') return record(pool)
  return inTransaction(pool, async db => {
    const changed = await record(db)
    if (changed) await noteDecline(db, changed, changed.v_result_code ?? '', payment.now)
    return changed
  })
}

// A buyer who left the authentication, and what we or the gateway find wrong with the request (P…), tell nothing about a card.
const isAboutCard = (block: string): boolean => !block.startsWith('P') && !innocentBlocks.includes(block)
const innocentBlocks: readonly string[] = [
  resultBlock.authenticationCancelled,
  resultBlock.authenticationLapsed,
  ownResultCode.amountDiffers,
  ownResultCode.requestNotPayable,
  ownResultCode.chargeNotReplaceable,
  ownResultCode.cardLimitReached,
  ownResultCode.cardNotKept,
]
