import type { CreditCard } from '@invoice-card/contracts'
import { AppLink, RadioGroup, Stack, Text } from '@invoice-card/ui'
import { cardOption } from '../../card-payment/card-option.ts'
import { messages as cardMessages } from '../../card-payment/messages.ts'
import { messages } from '../candidates/messages.ts'
import { useCardRegistration } from './use-card-registration.ts'
import type { useSeveralForm } from './use-several-form.ts'

const { savedOnly } = messages

interface SavedCardFieldProps {
  readonly form: ReturnType<typeof useSeveralForm>
  readonly cards: readonly CreditCard[]
}

/** The card that pays all of them: a saved one, for a typed one pays once. */
export function SavedCardField({ form, cards }: SavedCardFieldProps) {
  const register = useCardRegistration()
  const { card } = form.values
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
        {register && (
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
