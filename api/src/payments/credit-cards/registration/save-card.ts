import { acceptedCardBrands } from '@invoice-card/contracts'
import { auditChainOf } from '../../../platform/audit/public.ts'
import { lockCompany } from '../../../platform/database/public.ts'
import {
  cardOfOrder,
  type GatewayAnswer,
  type GatewaySavedCard,
  registrationAmountYen,
} from '../../../platform/gateway/public.ts'
import type { Books } from '../../../books/work/public.ts'
import { authorisationError, ownResultCode } from '../../gateway-answers/public.ts'
import {
  countCards,
  factsOf,
  findSameCard,
  saveCard,
  maxSavedCards,
  undeterminedRegistrations,
} from '../../saved-cards/public.ts'
import {
  hasCompanyLeft,
  isUndetermined,
  lockRegistration,
  type RegistrationChange,
  type RegistrationRow,
} from './store.ts'
import { recordRegistrationOutcome } from './record-outcome.ts'

/**
 * Saves the card of a registration whose yen is authorised, in the caller's unit of work. The yen is released in any
 * case; with it the gateway deletes a card that is not saved here.
 */
export async function saveAuthorisedCard(
  books: Books,
  id: string,
  answer: GatewayAnswer,
  now: Date,
): Promise<RegistrationRow> {
  const registration = await books.lock('cardRegistration', id, db => lockRegistration(db, id))
  if (!isUndetermined(registration)) return registration
  const changes = {
    ...(await changeBy(books, registration, answer, now)),
    is_release_due: true,
    gateway_requested_at: now,
  }
  const changed = await recordRegistrationOutcome(books, { id, now }, undeterminedRegistrations, changes)
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
  const errorCode = authorisationError({ total_amount: registrationAmountYen }, answer)
  if (errorCode !== null) return { status: 'declined', v_result_code: errorCode }
  const savedCard = cardOfOrder(answer)
  if (!savedCard) return { status: 'declined', v_result_code: ownResultCode.cardNotSaved }
  if (!isAccepted(savedCard)) return { status: 'declined', v_result_code: ownResultCode.brandNotAccepted }

  await books.lock('company', company_id, () => lockCompany(db, company_id))
  // Its yen is given back, and the gateway deletes the card: a company that left saves none.
  if (await hasCompanyLeft(db, company_id)) return { status: 'declined', v_result_code: ownResultCode.cardNotSaved }
  const same = await findSameCard(db, company_id, factsOf(savedCard))
  if (same) return { status: 'already_saved', credit_card_id: same.id, v_result_code }
  const isFull = (await countCards(db, company_id)) >= maxSavedCards
  if (isFull) return { status: 'declined', v_result_code: ownResultCode.cardLimitReached }
  const card = await saveCard(db, company_id, savedCard, now)
  if (!card) throw new Error(`A card of brand ${savedCard.cardBrand} cannot be saved`)
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

const isAccepted = ({ cardBrand }: GatewaySavedCard): boolean => acceptedCardBrands.some(brand => brand === cardBrand)
