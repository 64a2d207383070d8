import type { CardRegistration } from '@invoice-card/contracts'
import type { Db } from '../../../platform/database/public.ts'
import { decisiveBlock, resultBlock } from '../../../platform/gateway/public.ts'
import { getCard, listFrozenCards, toCreditCard } from '../../saved-cards/public.ts'
import type { RegistrationRow } from './store.ts'
import { abandonedRegistration, declinedRegistration, pendingRegistration } from './result-messages.ts'

/**
 * How a registration stands, for its user: the same for the call that began it, its repetition and a later question.
 */
export async function answerOf(db: Db, registration: RegistrationRow, now: Date): Promise<CardRegistration> {
  const { id: registration_id, status, authentication_url, credit_card_id, v_result_code } = registration
  const declined = (message: string) => ({ status: 'declined', registration_id, v_result_code, message }) as const
  if (credit_card_id !== null && (status === 'saved' || status === 'already_saved')) {
    const card = await getCard(db, credit_card_id)
    const frozen = await listFrozenCards(db, card.company_id)
    return { status, registration_id, credit_card: toCreditCard(card, frozen, now) }
  }
  if (status === 'abandoned') return declined(abandonedRegistration)
  if (status === 'declined') return declined(declinedRegistration(v_result_code ?? ''))
  if (authentication_url !== null && status === 'authentication_pending') {
    return { status: 'authentication_required', registration_id, authentication_url }
  }
  return { status: 'pending', registration_id, message: pendingRegistration }
}

/** The gateway does not know the token any more, or took it before: the card is to be typed again. */
export const isTokenRefused = ({ status, v_result_code }: RegistrationRow): boolean =>
  status === 'declined' && tokenBlocks.includes(decisiveBlock(v_result_code ?? ''))

const tokenBlocks: readonly string[] = [resultBlock.tokenUnknown, resultBlock.tokenUsed]
