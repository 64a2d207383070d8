import { acceptedCardBrands } from '@invoice-card/contracts'
import { auditChainOf } from '../../../platform/audit/public.ts'
import { lockCompany } from '../../../platform/database/public.ts'
import { type GatewayAnswer, type KeptCard, registrationAmountYen } from '../../../platform/gateway/public.ts'
import type { Books } from '../../books/public.ts'
import { objectionTo, ownResultCode } from '../../gateway-answers/public.ts'
import {
  countCards,
  findSameCard,
  hasCompanyLeft,
  isUnsettled,
  keepCard,
  lockRegistration,
  maxKeptCards,
  type RegistrationChange,
  type RegistrationRow,
  unsettledRegistrations,
} from '../../saved-cards/public.ts'
import { recordOutcome } from './record-outcome.ts'

/**
 * Saves the card of a registration whose yen is authorised, in the caller's unit of work. The yen is released in any case;
 * with it the gateway deletes a card that is not saved here.
 */
export async function saveAuthorisedCard(
  books: Books,
  id: string,
  answer: GatewayAnswer,
  now: Date,
): Promise<RegistrationRow> {
  const registration = await books.lock('cardRegistration', id, db => lockRegistration(db, id))
  if (!isUnsettled(registration)) return registration
  const changes = { ...(await changeBy(books, registration, answer, now)), is_release_due: true, asked_at: now }
  const changed = await recordOutcome(books, { id, now }, unsettledRegistrations, changes)
  if (!changed) throw new Error(`Card registration ${id} changed while it was locked`)
  return changed
}

async function changeBy(
  books: Books,
  { id: registration_id, company_id, user_id }: RegistrationRow,
  answer: GatewayAnswer,
  now: Date,
): Promise<RegistrationChange> {
  const { db } = books
  const { vResultCode: v_result_code } = answer.result
  const objection = objectionTo({ total_amount: registrationAmountYen }, answer)
  if (objection !== null) return { status: 'declined', v_result_code: objection }
  const kept = answer.payNowIdResponse?.account.cardInfo.at(-1)
  if (!kept) return { status: 'declined', v_result_code: ownResultCode.cardNotKept }
  if (!isAccepted(kept)) return { status: 'declined', v_result_code: ownResultCode.brandNotAccepted }

  await books.lock('company', company_id, () => lockCompany(db, company_id))
  // Its yen is given back, and the gateway deletes the card: a company that left saves none.
  if (await hasCompanyLeft(db, company_id)) return { status: 'declined', v_result_code: ownResultCode.cardNotKept }
  const facts = { brand: kept.cardBrand, last4: kept.cardNumber.slice(-4), expire: kept.cardExpire }
  const same = await findSameCard(db, company_id, facts)
  if (same) return { status: 'already_saved', credit_card_id: same.id, v_result_code }
  const isFull = (await countCards(db, company_id)) >= maxKeptCards
  if (isFull) return { status: 'declined', v_result_code: ownResultCode.cardLimitReached }
  const card = await keepCard(db, company_id, kept, now)
  if (!card) throw new Error(`No card of brand ${kept.cardBrand} is kept`)
  books.audit({
    chain: auditChainOf(company_id),
    at: now,
    actor: `buyer:user-${user_id}`,
    action: 'card.saved',
    subject: `credit_card:${card.id}`,
    detail: { brand: card.brand, last4: card.last4, registration_id },
  })
  return { status: 'saved', credit_card_id: card.id, v_result_code }
}

const isAccepted = ({ cardBrand }: KeptCard): boolean => acceptedCardBrands.some(brand => brand === cardBrand)
