import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Insertable } from 'kysely'
import { sha256 } from '../../platform/crypto/public.ts'
import { isUniqueViolation, type PaymentTransactionsTable } from '../../platform/database/public.ts'
import { type Context, refusePlatform } from '../../platform/http/public.ts'
import { findLiveCounterpart, findLiveDuplicate, lockDocuments } from '../../books/documents/public.ts'
import { lockInvoice } from '../../books/invoices/public.ts'
import {
  changePayment,
  findPayment,
  findPaymentByKey,
  getPayment,
  type PaymentRow,
} from '../../books/payments/public.ts'
import { changeBooks } from '../../books/work/public.ts'
import { insertIntent } from './store.ts'
import { authenticatePayment } from './authenticate.ts'
import { gatewayCardOf } from '../saved-cards/public.ts'
import type { CheckedIntent, Payable } from '../subjects/public.ts'
import { callerKeysOf, refuseAfterDeclines } from '../gateway-answers/public.ts'
import type { RefuseCard } from '../payees/public.ts'
import { settlePayment } from './settle.ts'

/** A request that holds the claim has this long to hear from the gateway before others ask themselves. */
const claimMs = 30_000
const waitForOtherMs = 10_000
/** Each round but the last clears one live duplicate; two do, unless duplicates keep coming. */
const maxRounds = 3

/**
 * Begins a card payment. The intent is committed before the gateway hears of it; the same key and body lead to the same
 * payment however often, at the same time or after a crash.
 */
export async function createPayment(context: Context, payable: Payable, refuse: RefuseCard): Promise<PaymentRow> {
  const { db, session } = context
  const { key, body_hash } = context.idempotency ?? refusePlatform('idempotency_key_required')
  const known = await findPaymentByKey(db, session.company_id, key)
  if (known && known.body_hash !== body_hash) refusePlatform('idempotency_key_reused')
  return resume(context, known ?? (await commitIntent(context, payable, refuse)), payable, refuse)
}

async function resume(
  context: Context,
  payment: PaymentRow,
  { card: choice }: Payable,
  refuse: RefuseCard,
): Promise<PaymentRow> {
  const { db, session, now } = context
  if (payment.status === 'created') {
    const card = await gatewayCardOf(db, session.company_id, choice, refuse)
    const started = await authenticatePayment(context, payment, card)
    return started.status === 'token_bound' ? waitForAnswer(context, started) : started
  }
  if (payment.status !== 'token_bound') return payment
  const isClaimStale = now().getTime() - (payment.gateway_requested_at ?? payment.created_at).getTime() > claimMs
  return isClaimStale ? settlePayment(context, payment.id) : waitForAnswer(context, payment)
}

/** Another request with the same key talks to the gateway right now: its answer is ours too. */
async function waitForAnswer({ db }: Context, { id }: PaymentRow): Promise<PaymentRow> {
  const until = Date.now() + waitForOtherMs
  let payment = await getPayment(db, id)
  while (payment.status === 'token_bound' && Date.now() < until) {
    await wait(50)
    payment = await getPayment(db, id)
  }
  return payment
}

async function commitIntent(context: Context, payable: Payable, refuse: RefuseCard): Promise<PaymentRow> {
  const { db, session, checkpoint } = context
  const { key, body_hash } = context.idempotency ?? refusePlatform('idempotency_key_required')
  const checked = await payable.check()
  for (let round = 1; ; round++) {
    const intent = await insertConfirmed(context, intentOf(context, key, body_hash, checked), payable, refuse)
    if (intent) {
      checkpoint('intent_committed')
      return intent
    }
    const sameKey = await findPaymentByKey(db, session.company_id, key)
    if (sameKey && sameKey.body_hash !== body_hash) refusePlatform('idempotency_key_reused')
    if (sameKey) return sameKey
    if (round === maxRounds) refuse('duplicate_invoice')
    const { evidence_key, evidence_hashes = [], document_key = null, counterpart_keys = [] } = checked
    const duplicate = await findLiveDuplicate(db, {
      company_id: session.company_id,
      evidence_key,
      evidence_hashes,
      document_key,
      counterpart_keys,
    })
    // A repetition of this very call got there in between: it must not be put aside by itself.
    if (duplicate?.idempotency_key === key) continue
    if (duplicate && !(await yieldToDuplicate(context, duplicate))) refuse('duplicate_invoice')
  }
}

/**
 * The row first, so that a repetition of the same call finds its duplicate and does not ask for the confirmation
 * itself.
 */
async function insertConfirmed(
  { db: pool, session, now }: Context,
  values: Insertable<PaymentTransactionsTable>,
  { about, confirm }: Payable,
  refuse: RefuseCard,
): Promise<PaymentRow | undefined> {
  try {
    return await changeBooks(pool, async books => {
      const { db } = books
      const payer = { ...session, tried_from: values.tried_from ?? [] }
      // Before any duplicate is put aside: of many calls at one moment a user without a try left would clear away the
      // payment that stands, and then pay nothing.
      await refuseAfterDeclines(books, now(), payer, refuse, values.idempotency_key)
      const { company_id, counterpart_keys = [] } = values
      if (counterpart_keys.length > 0) await lockDocuments(books, company_id)
      if (about !== undefined) await lockInvoice(books, about)
      if (await findLiveCounterpart(db, company_id, counterpart_keys)) return undefined
      const adding = insertIntent(db, values)
      await confirm?.(books, adding)
      return adding
    })
  } catch (error) {
    if (isUniqueViolation(error, 'payment_evidence_one_live_charge')) return undefined
    throw error
  }
}

const intentOf = ({ session, request, now }: Context, key: string, body_hash: string, checked: CheckedIntent) => ({
  id: randomUUID(),
  company_id: session.company_id,
  user_id: session.user_id,
  idempotency_key: key,
  body_hash,
  // Made from the key, so that even a lost database could not charge the same application under another order.
  order_id: `P${session.company_id}-${sha256(key).slice(0, 40)}`,
  ...checked,
  pending_action: null,
  invoice_id: null,
  authentication_url: null,
  gateway_transaction_id: null,
  v_result_code: null,
  tried_from: callerKeysOf({ request }),
  gateway_requested_at: null,
  created_at: now(),
  updated_at: now(),
})

/** An application that its buyer left at the authentication makes room for a new one; what may be charged does not. */
async function yieldToDuplicate(context: Context, duplicate: PaymentRow): Promise<boolean> {
  const { db, now } = context
  const settled = await settlePayment(context, duplicate.id)
  if (settled.status === 'authentication_pending') {
    const abandoned = await changePayment(db, { id: duplicate.id, now: now() }, ['authentication_pending'], {
      status: 'abandoned',
      pending_action: 'release',
    })
    return abandoned !== undefined
  }
  const current = await findPayment(db, duplicate.id)
  return current?.status === 'declined' || current?.status === 'abandoned'
}
