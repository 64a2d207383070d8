import type { CreditCard } from '@invoice-card/contracts'
import { useIsPathOn } from '@invoice-card/remote'
import { AppLink, Box, Notice, RadioGroup, Stack, Text } from '@invoice-card/ui'
import { cardOption } from '../../card-payment/card-option.ts'
import { messages as cardMessages } from '../../card-payment/messages.ts'
import { isUsable } from '../../card-payment/usable-card.ts'
import { paths } from '../../paths.ts'
import { messages } from '../candidates/messages.ts'
import type { useSeveralForm } from './use-several-form.ts'

const { savedOnly, noCard } = messages

interface SavedCardFieldProps {
  readonly form: ReturnType<typeof useSeveralForm>
  readonly cards: readonly CreditCard[]
}

/** The card that pays all of them: a saved one, for a typed one pays once. */
export function SavedCardField({ form, cards }: SavedCardFieldProps) {
  // An absolute address opens in a new tab: the chosen drafts stay here, and the cards are asked again on the return.
  const register = location.origin + paths.creditCards
  const isPathOn = useIsPathOn()
  const canRegister = isPathOn(paths.creditCards)
  const { card } = form.values
  if (!cards.some(isUsable))
    return (
      <Box id="card" tabIndex={-1}>
        <Notice
          tone="attention"
          title={noCard.title}
          actions={canRegister && <AppLink to={register}>{noCard.link}</AppLink>}
        >
          {canRegister ? noCard.text : savedOnly.text}
        </Notice>
      </Box>
    )
  return (
    <Stack gap="4">
      <RadioGroup
        id="card"
        name="card"
        label={cardMessages.card.label}
        required
        layout="cards"
        value={card === null ? undefined : String(card)}
        error={form.errorOf('card')}
        onChange={({ target }) => form.change('card', Number(target.value))}
        options={cards.map(cardOption)}
      />
      <Text size="sm" tone="muted">
        {savedOnly.text}
        {canRegister && (
          <>
            {savedOnly.before}
            <AppLink to={register}>{savedOnly.link}</AppLink>
            {savedOnly.after}
          </>
        )}
      </Text>
    </Stack>
  )
}
