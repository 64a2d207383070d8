import { randomUUID } from 'node:crypto'
import { type creditCards, type HandlerInput, isAcceptedCardBrand } from '@invoice-card/contracts'
import { sha256 } from '../../../platform/crypto/public.ts'
import type { Db } from '../../../platform/database/public.ts'
import {
  type Answered,
  closeCall,
  decisiveBlock,
  type GatewayAnswer,
  GatewayUnreachableError,
  registrationOf,
  resultBlock,
  sendQuestion,
  traceOf,
} from '../../../platform/gateway/public.ts'
import { type Context, refusePlatform } from '../../../platform/http/public.ts'
import { changeBooks } from '../../../books/work/public.ts'
import { cardFactsOf } from '../../gateway-answers/public.ts'
import {
  callerKeysOf,
  isCardTriedOut,
  ownResultCode,
  refuseAfterDeclines,
  withCardKey,
} from '../../gateway-answers/public.ts'
import type { Services } from '../../../platform/services/public.ts'
import { countCards, findSameCard, maxSavedCards } from '../../saved-cards/public.ts'
import {
  claimRegistration,
  findRegistrationByKey,
  getRegistration,
  insertRegistration,
  type RegistrationChange,
  type RegistrationRow,
} from './store.ts'
import { recordRegistrationOutcomeInOwnUnit } from './record-outcome.ts'
import { settleRegistration } from './settle.ts'

type Refuse = HandlerInput<typeof creditCards.createCreditCard>['refuse']

/** A request that holds the claim has this long to hear from the gateway before others ask themselves. */
const claimMs = 30_000

/**
 * Begins 3-D Secure for a card that is to be saved. The intent is committed before the gateway hears of it; the same
 * key and body lead to the same registration however often, at the same time or after a crash.
 */
export async function registerCard(context: Context, token: string, refuse: Refuse): Promise<RegistrationRow> {
  const { db, session, now } = context
  const { key, body_hash } = context.idempotency ?? refusePlatform('idempotency_key_required')
  const known = await findRegistrationByKey(db, session.company_id, key)
  const intent = known ?? (await commitIntent(context, { key, body_hash }, refuse))
  if (intent.body_hash !== body_hash) refusePlatform('idempotency_key_reused')
  if (intent.status === 'created') return authenticate(context, intent, token)
  const claimedMs = now().getTime() - (intent.gateway_requested_at ?? intent.created_at).getTime()
  const isClaimStale = intent.status === 'token_bound' && claimedMs > claimMs
  return isClaimStale ? settleRegistration(context, intent.id) : intent
}

interface Call {
  readonly key: string
  readonly body_hash: string
}

async function commitIntent(context: Context, { key, body_hash }: Call, refuse: Refuse): Promise<RegistrationRow> {
  const { db: pool, session, now } = context
  const { company_id, user_id } = session
  const tried_from = callerKeysOf(context)
  const inserted = await changeBooks(pool, async books => {
    const { db } = books
    if ((await countCards(db, company_id)) >= maxSavedCards) refuse('card_limit_reached')
    await refuseAfterDeclines(books, now(), { company_id, user_id, tried_from }, refuse, key)
    return insertRegistration(db, {
      id: randomUUID(),
      company_id,
      user_id,
      idempotency_key: key,
      body_hash,
      // Made from the key, so that even a lost database could not authorise the same card under another order.
      order_id: `C${company_id}-${sha256(key).slice(0, 40)}`,
      credit_card_id: null,
      authentication_url: null,
      v_result_code: null,
      tried_from,
      gateway_requested_at: null,
      created_at: now(),
      updated_at: now(),
    })
  })
  const intent = inserted ?? (await findRegistrationByKey(pool, company_id, key))
  if (!intent) throw new Error(`Card registration ${key} of company ${company_id} is neither new nor there`)
  return intent
}

/** Exactly one caller gets past the claim; the others return the registration as it stands. */
async function authenticate(services: Services, intent: RegistrationRow, token: string): Promise<RegistrationRow> {
  const { db, now } = services
  const { id } = intent
  const question = registrationOf(services, intent, token)
  const claim = await claimRegistration(db, { id, now: now() }, traceOf(question, now()))
  if (!claim) return getRegistration(db, id)

  let answered: Answered
  try {
    answered = await sendQuestion(services, question, claim.callId)
  } catch (error) {
    // Whether the order exists is not known: only the gateway knows.
    if (error instanceof GatewayUnreachableError) return settleRegistration(services, id, { isAnswerLost: true })
    throw error
  }
  const { answer, ending } = answered
  if (decisiveBlock(answer.result.vResultCode) === resultBlock.orderKnown) {
    await closeCall(db, ending)
    return settleRegistration(services, id, { isAnswerLost: true })
  }
  const changes = await changeBy(services, claim.claimed, answer)
  return (
    (await recordRegistrationOutcomeInOwnUnit(db, { id, now: now() }, ['token_bound'], changes, ending)) ??
    getRegistration(db, id)
  )
}

async function changeBy(
  { config, db, now }: Services,
  claimed: RegistrationRow,
  answer: GatewayAnswer,
): Promise<RegistrationChange> {
  const tried_from = withCardKey(config, claimed, answer)
  if (await isCardTriedOut(db, { ...claimed, tried_from }, now()))
    return { status: 'declined', v_result_code: ownResultCode.cardTriedOut, is_release_due: true }
  return { ...(await changeByCard(db, claimed, answer)), tried_from }
}

async function changeByCard(
  db: Db,
  { company_id }: RegistrationRow,
  { result }: GatewayAnswer,
): Promise<RegistrationChange> {
  const { vResultCode: v_result_code } = result
  if (result.mstatus === 'failure') return { status: 'declined', v_result_code }
  const { card_brand, card_last4, card_expire } = cardFactsOf(result)
  if (card_brand !== null && !isAcceptedCardBrand(card_brand)) {
    return { status: 'declined', v_result_code: ownResultCode.brandNotAccepted, is_release_due: true }
  }
  // Nobody has to authenticate a card that is saved already.
  const card =
    card_brand && card_last4 && card_expire ? { brand: card_brand, last4: card_last4, expire: card_expire } : null
  const same = card && (await findSameCard(db, company_id, card))
  if (same) return { status: 'already_saved', credit_card_id: same.id, v_result_code, is_release_due: true }
  if (result.mstatus === 'pending' || !result.authStartUrl) return { status: 'pending', v_result_code }
  return { status: 'authentication_pending', authentication_url: result.authStartUrl, v_result_code }
}
