import type { CreditCard } from '@invoice-card/contracts'
import { Badge, DescriptionList, DescriptionRow, HStack, Text } from '@invoice-card/ui'
import { messages } from './messages.ts'

/** Saved cards by brand and last four digits; nothing else of them is known here. */
export function CardFacts({ cards }: { cards: readonly CreditCard[] }) {
  if (cards.length === 0) return <Text tone="muted">{messages.noCards}</Text>
  return (
    <DescriptionList>
      {cards.map(card => (
        <DescriptionRow key={card.id} term={`${card.brand} **** ${card.last4}`}>
          <HStack>
            <span>{messages.expire} {card.expire}</span>
            {card.is_expired && <Badge tone="danger">{messages.expired}</Badge>}
          </HStack>
        </DescriptionRow>
      ))}
    </DescriptionList>
  )
}
