import type { Invoice } from '@invoice-card/contracts'
import { actionRequiredReasons } from '@invoice-card/domain'

/** Whether the examiner asks for another authorisation of the card. */
export const isCardAsked = ({ is_action_required, action_required_reason }: Pick<Invoice, 'is_action_required' | 'action_required_reason'>): boolean =>
  is_action_required && action_required_reason === actionRequiredReasons.reauthoriseCard
