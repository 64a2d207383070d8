import type { CreditCard } from '@invoice-card/contracts'
import { AppLink, Button, Card, Checkbox, ErrorState, ErrorSummary, formatYen, Section, Spinner, Stack, Text } from '@invoice-card/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { failureText } from '../common/failure-text.ts'
import { CardChoice } from './card-choice.tsx'
import { messages } from './messages.ts'
import type { useCardFrame } from './use-card-frame.ts'
import type { ConfirmFormControls } from './use-confirm-form.ts'

interface PayFormProps {
  readonly form: ConfirmFormControls
  readonly cards: UseQueryResult<CreditCard[]>
  readonly frame: ReturnType<typeof useCardFrame>
  readonly cardError: string | undefined
  readonly totalYen: number | undefined
  readonly isPaying: boolean
}

/** Card, terms, and the button that pays. */
export function PayForm({ form, cards, frame, cardError, totalYen, isPaying }: PayFormProps) {
  return (
    <form noValidate onSubmit={form.submit} aria-label={messages.sections.card}>
      <Stack gap="6">
        <ErrorSummary errors={form.errors} submitCount={form.submitCount} />
        <Card>
          <Section title={messages.sections.card}>
            {cards.error && !cards.data
              ? <ErrorState level="h3" title={messages.card.loadFailed} description={failureText(cards.error)} onRetry={() => void cards.refetch()} />
              : cards.data ? <CardChoice form={form} cards={cards.data} frame={frame} error={cardError} /> : <Spinner label={messages.card.loading} />}
          </Section>
        </Card>
        <Stack gap="4">
          <Checkbox id="isTermsAgreed" required label={<TermsLabel />} checked={form.values.isTermsAgreed} onChange={({ target }) => form.change('isTermsAgreed', target.checked)} error={form.errorOf('isTermsAgreed')} />
          <Text size="sm" tone="muted">{messages.security}</Text>
          <Button type="submit" size="lg" isWide isLoading={form.isSubmitting || isPaying} icon="lock">
            {totalYen === undefined ? messages.payWithoutTotal : messages.pay(formatYen(totalYen))}
          </Button>
        </Stack>
      </Stack>
    </form>
  )
}

// An absolute address opens in a new tab: leaving the flow would clear what was entered.
const TermsLabel = () => <><AppLink to={`${location.origin}/termsofservice`}>{messages.agreement.link}</AppLink>{messages.agreement.after}</>
