import type { CreditCard } from '@invoice-card/contracts'
import { cardExpiryText, frozenWord } from '@invoice-card/domain'
import { Badge, DescriptionList, DescriptionRow, HStack, Text } from '@invoice-card/ui'
import { cardWords } from '../common/credit-cards.ts'
import { messages } from './messages.ts'

/** Saved cards by brand and last four digits; nothing else of them is known here. */
export function CardFacts({ cards }: { cards: readonly CreditCard[] }) {
  if (cards.length === 0) return <Text tone="muted">{messages.noCards}</Text>
  return (
    <DescriptionList>
      {cards.map(card => (
        <DescriptionRow key={card.id} term={cardWords.name(card)}>
          <HStack>
            <span>
              {messages.expire} {cardExpiryText(card.expire)}
            </span>
            {card.is_frozen && <Badge tone="danger">{frozenWord}</Badge>}
            {!card.is_frozen && card.state !== 'usable' && (
              <Badge tone={card.state === 'expired' ? 'danger' : 'attention'}>{cardWords.states[card.state]}</Badge>
            )}
          </HStack>
        </DescriptionRow>
      ))}
    </DescriptionList>
  )
}
