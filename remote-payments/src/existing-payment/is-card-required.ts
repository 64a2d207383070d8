import type { Invoice } from '@invoice-card/contracts'
import { actionRequiredReasons } from '@invoice-card/domain'

/**
 * Whether the examiner asks for another authorisation of the card, and there still is one to take its place: a charged
 * card is answered for with words.
 */
export const isCardRequired = ({
  is_action_required,
  action_required_reason,
  is_card_replaceable,
}: Pick<Invoice, 'is_action_required' | 'action_required_reason' | 'is_card_replaceable'>): boolean =>
  is_action_required && action_required_reason === actionRequiredReasons.reauthoriseCard && is_card_replaceable
