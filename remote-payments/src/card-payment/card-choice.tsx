import { CardEntry, type CardFrame } from '@invoice-card/card-entry'
import type { CreditCard } from '@invoice-card/contracts'
import { ContactLink, useIsPathOn } from '@invoice-card/remote'
import { AppLink, Checkbox, Notice, RadioGroup, Stack, Text } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, type ReactNode } from 'react'
import { paths } from '../paths.ts'
import { cardOption } from './card-option.ts'
import { messages } from './messages.ts'
import { cardRoomQuery } from './queries.ts'
import type { CardFormControls } from './use-card-form.ts'

const { card: words } = messages

/** Which card pays: a saved one, or a new one typed into the card frame. */
export function CardChoice({
  form,
  cards,
  frame,
  error,
  isContactAsked,
  children,
}: {
  form: CardFormControls
  cards: readonly CreditCard[]
  frame: CardFrame
  /** What the frame or the server said of the card. */
  error: string | undefined
  /** Its words ask the user to contact us. */
  isContactAsked: boolean
  /** What is said between the choice and the fields of a new card. */
  children?: ReactNode
}) {
  const { card } = form.values
  // Inserting the frame's document takes as long as all else of the press, which shows its choice first.
  const isNewShown = useDeferredValue(card === 'new')
  return (
    <Stack gap="5">
      {cards.length > 0 && (
        <RadioGroup
          id="card"
          name="card"
          label={words.label}
          required
          layout="cards"
          value={card === null ? undefined : String(card)}
          error={form.errorOf('card')}
          onChange={({ target }) => form.change('card', target.value === 'new' ? 'new' : Number(target.value))}
          options={[...cards.map(cardOption), { value: 'new', label: words.new }]}
        />
      )}
      {error && (
        <Notice tone="danger" isLive actions={isContactAsked ? <ContactLink /> : undefined}>
          {error}
        </Notice>
      )}
      {children}
      {isNewShown && (
        <Stack gap="4">
          <CardEntry frame={frame} alternative={words.savedInstead} />
          <SaveCard form={form} />
        </Stack>
      )}
    </Stack>
  )
}

/** Whether the new card is saved; where there is no room for it, how room is made. */
function SaveCard({ form }: { form: CardFormControls }) {
  const { data: hasRoom = true } = useQuery(cardRoomQuery)
  const isPathOn = useIsPathOn()
  if (hasRoom) return <Checkbox {...form.checkbox('isCardSaved')} label={words.save} description={words.saveHelp} />
  // An absolute address opens in a new tab: leaving the flow would clear what was entered.
  return (
    <Text size="sm">
      {words.full.text}
      {isPathOn(paths.creditCards) && (
        <>
          {words.full.before}
          <AppLink to={location.origin + paths.creditCards}>{words.full.link}</AppLink>
          {words.full.after}
        </>
      )}
    </Text>
  )
}
