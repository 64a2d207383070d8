import { isDeclineOfCard } from '@invoice-card/domain'
import { auditChainOf } from '../../platform/audit/public.ts'
import type { Db } from '../../platform/database/public.ts'
import type { CallEnding } from '../../platform/gateway/public.ts'
import type { RefusalDetail } from '@invoice-card/contracts'
import { type Limit, countLimitUse } from '../../platform/http/public.ts'
import { tooManyOpenTries } from './result-messages.ts'
import { changePayment, changePaymentBy, type PaymentChange, type PaymentRow } from '../../books/payments/public.ts'
import { type Books, changeBooks } from '../../books/work/public.ts'
import { countingSince, maxDeclines, windowSeconds } from './limits.ts'
import { countTries, countTriesHere, lockTries, type Payer, type Tries, type TryingPayer } from './tries-store.ts'

const limitOf = ({ company_id, user_id }: Payer): Limit => ({
  key: `card-declines:${company_id}:${user_id}`,
  max: maxDeclines,
  windowSeconds,
})

/**
 * Takes no further card from a user whose cards were declined too often. A card whose end is not known may be declined
 * and counts until then: those tried together are no more than those tried one after the other. In the transaction that
 * writes the try down. A company that has never paid shares this limit with all others like it at the same address or
 * browser: accounts are made faster than cards are stolen.
 * @param exceptKey the idempotency key of this very try: its repetition is no further one
 */
export async function refuseAfterDeclines(
  books: Books,
  now: Date,
  payer: TryingPayer,
  refuse: (code: 'card_attempts_exceeded', detail: RefusalDetail) => never,
  exceptKey: string | null = null,
): Promise<void> {
  const { key: declinesKey } = limitOf(payer)
  const counting = { ...countingSince(now), exceptKey }
  // Statements that are asked at once run in the order asked: the tries are counted under their lock.
  const [{ hasPaid }, tries] = await Promise.all([
    lockTries(books, payer),
    countTries(books.db, payer, { ...counting, declinesKey }),
  ])
  refuseBeyond(tries, now, refuse)
  if (!hasPaid && payer.tried_from.length > 0)
    refuseBeyond(await countTriesHere(books.db, payer.tried_from, counting), now, refuse)
}

function refuseBeyond(
  { declined, declined_until, open, open_since }: Tries,
  now: Date,
  refuse: (code: 'card_attempts_exceeded', detail: RefusalDetail) => never,
): void {
  if (declined + open < maxDeclines) return
  const isDeclined = declined >= maxDeclines
  const free =
    isDeclined || open_since === null ? declined_until : new Date(open_since.getTime() + windowSeconds * 1000)
  refuse('card_attempts_exceeded', {
    ...(isDeclined ? {} : { message: tooManyOpenTries }),
    details: { retry_after_seconds: secondsUntil(free, now) },
  })
}

const secondsUntil = (free: Date | null, now: Date): number =>
  free === null ? windowSeconds : Math.ceil((free.getTime() - now.getTime()) / 1000)

/**
 * Counts a card that was declined against its user, the place and the card itself; the decline that reaches the user's
 * limit is put on record.
 */
export async function countDecline(books: Books, payer: TryingPayer, v_result_code: string, now: Date): Promise<void> {
  if (!isDeclineOfCard(v_result_code)) return
  const limit = limitOf(payer)
  for (const key of payer.tried_from) await countLimitUse(books.db, { key, max: maxDeclines, windowSeconds }, now)
  const { count, window_ends_at } = await countLimitUse(books.db, limit, now)
  if (count !== limit.max) return
  books.audit({
    chain: auditChainOf(payer.company_id),
    at: now,
    actor: 'system:payments',
    action: 'card.attempts_limited',
    subject: `user:${payer.user_id}`,
    detail: { declines: count, until: window_ends_at.toISOString() },
  })
}

interface Changed {
  readonly id: string
  readonly now: Date
}

/** Changes a payment as `changePayment` does; where that declines its card, the decline is counted. */
export async function recordPaymentOutcome(
  books: Books,
  payment: Changed,
  from: readonly PaymentRow['status'][],
  changes: PaymentChange,
  ending?: CallEnding,
): Promise<PaymentRow | undefined> {
  const changed = await changeBy(books.db, payment, from, changes, ending)
  if (changed && changes.status === 'declined')
    await countDecline(books, changed, changed.v_result_code ?? '', payment.now)
  return changed
}

/** The same as a unit of work of its own, with the row of the answer that says so filled in. */
export const recordPaymentOutcomeInOwnUnit = (
  pool: Db,
  payment: Changed,
  from: readonly PaymentRow['status'][],
  changes: PaymentChange,
  ending?: CallEnding,
): Promise<PaymentRow | undefined> =>
  // One statement needs no transaction around it.
  changes.status === 'declined'
    ? changeBooks(pool, books => recordPaymentOutcome(books, payment, from, changes, ending))
    : changeBy(pool, payment, from, changes, ending)

const changeBy = (
  db: Db,
  payment: Changed,
  from: readonly PaymentRow['status'][],
  changes: PaymentChange,
  ending?: CallEnding,
): Promise<PaymentRow | undefined> =>
  ending ? changePaymentBy(db, payment, from, changes, ending) : changePayment(db, payment, from, changes)
