import type { CreditCard, CreditCardState } from '@invoice-card/contracts'
import { cardExpiryText, frozenWord } from '@invoice-card/domain'
import { ContactLink } from '@invoice-card/remote'
import { Button, Card, EmptyState, Notice, Presence, StatusBadge, styled, Text, type BadgeTone } from '@invoice-card/ui'
import { useState, type ReactNode } from 'react'
import { cardWords } from '../common/credit-cards.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { messages } from './messages.ts'

const Row = styled('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    rowGap: '3',
    paddingInline: { base: '4', md: '6' },
    paddingBlock: '4',
    borderBottomWidth: '1px',
    borderColor: 'line',
    '&:last-child': { borderBottomWidth: 0 },
  },
})
const Facts = styled('div', { base: { display: 'flex', flexDirection: 'column', gap: '1', minWidth: 0 } })
const Line = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1' },
})
const Name = styled('span', { base: { fontWeight: 'bold' } })

const tones: Readonly<Record<CreditCardState, BadgeTone>> = {
  usable: 'success',
  expiring: 'attention',
  expired: 'danger',
}

/** The saved cards, each with its state and a way to delete it. */
export function CardList({ cards }: { readonly cards: readonly CreditCard[] }) {
  const [doomed, setDoomed] = useState<CreditCard>()
  // Another dialog may be open by the time the work of this one ends.
  const closeDialogOf = (card: CreditCard) => setDoomed(open => (open === card ? undefined : open))
  return (
    <>
      <Card inset="none">
        <ul aria-label={messages.list}>
          {cards.map(card => (
            <CardRow key={card.id} card={card} onDelete={() => setDoomed(card)} />
          ))}
        </ul>
      </Card>
      <Presence>
        {doomed && <DeleteDialog key={doomed.id} card={doomed} onClose={() => closeDialogOf(doomed)} />}
      </Presence>
    </>
  )
}

function CardRow({ card, onDelete }: { readonly card: CreditCard; readonly onDelete: () => void }) {
  const name = cardWords.name(card)
  return (
    <Row>
      <Facts>
        <Line>
          <Name>{name}</Name>
          {card.is_frozen ? (
            <StatusBadge tone="danger">{frozenWord}</StatusBadge>
          ) : (
            <StatusBadge tone={tones[card.state]}>{cardWords.states[card.state]}</StatusBadge>
          )}
        </Line>
        <Text size="sm" tone="muted">
          {messages.expiry} {cardExpiryText(card.expire)}
        </Text>
        {card.is_frozen && (
          <>
            <Text size="sm">{messages.frozen}</Text>
            <ContactLink />
          </>
        )}
      </Facts>
      <Button
        variant="secondary"
        size="sm"
        icon="delete"
        aria-label={messages.remove.openNamed(name, cardExpiryText(card.expire))}
        onClick={onDelete}
      >
        {messages.remove.open}
      </Button>
    </Row>
  )
}

/** What to do about cards that end or have ended. */
export function EndingNotice({ cards }: { readonly cards: readonly CreditCard[] }) {
  const state = (['expired', 'expiring'] as const).find(one => cards.some(card => card.state === one))
  return (
    state && (
      <Notice tone="attention" title={messages.ending[state]}>
        {messages.ending.text}
      </Notice>
    )
  )
}

export const NoCards = ({ action }: { readonly action: ReactNode }) => (
  <Card>
    <EmptyState level="h3" title={messages.empty.title} description={messages.empty.text} action={action} />
  </Card>
)
