import { cardLabel, type CreditCard } from '@invoice-card/contracts'
import { cardExpiryText } from '@invoice-card/domain'
import { messages } from './messages.ts'
import { isUsable } from './usable-card.ts'

const { frozen, states } = messages.card

/** A saved card as it is offered; one that cannot be charged says why. */
export const cardOption = (card: CreditCard) => ({
  value: String(card.id),
  label: cardLabel(card),
  description: card.is_frozen ? frozen : states[card.state](cardExpiryText(card.expire)),
  isDisabled: !isUsable(card),
})
