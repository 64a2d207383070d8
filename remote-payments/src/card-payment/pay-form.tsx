import { failureText } from '@invoice-card/form'
import {
  ActionBar,
  Box,
  Button,
  Card,
  ErrorState,
  ErrorSummary,
  Notice,
  Section,
  Spinner,
  Stack,
} from '@invoice-card/ui'
import { useId } from 'react'
import { TotalFigure } from '../fee/total-figure.tsx'
import { CardChoice } from './card-choice.tsx'
import { DeclinedNotice, useDeclinedKind, type Decline } from './declined-notice.tsx'
import { messages } from './messages.ts'
import { TermsAgreement } from './terms-agreement.tsx'
import type { CardPayment } from './use-card-payment.ts'
import { useFocusOfCard } from './use-focus-of-card.ts'

interface PayFormProps {
  readonly payment: CardPayment
  readonly payLabel: string
  /** What the card pays with a fee in it, beside the button. */
  readonly totalYen?: number | undefined
  /** A payment is in progress that this form did not begin: its end comes first. */
  readonly isInProgress: boolean
  readonly decline: Decline | null
}

/** Card, terms, and the button that pays: last in a column, in sight for as long as the column is. */
export function PayForm({ payment, payLabel, totalYen, isInProgress, decline }: PayFormProps) {
  const { form, errors, cards, frame, callState, cardError } = payment
  const id = useId()
  // The card frame loses what is typed when it goes, so the form stays while its own payment is sent.
  const isShown = callState.kind === 'working' ? !callState.isResuming : !isInProgress
  useFocusOfCard(payment, isShown && (decline !== null || payment.isOtherCardAsked))
  const declinedKind = useDeclinedKind(isShown && decline !== null && callState.kind === 'ready', form.values.card)
  const declined = decline && declinedKind && <DeclinedNotice {...decline} wasNewCard={declinedKind === 'new'} />
  if (!isShown)
    return callState.kind === 'working' ? (
      <Card>
        <Box role="status">
          <Spinner /> {messages.open.working}
        </Box>
      </Card>
    ) : null
  return (
    <>
      <form id={id} {...form.form} aria-label={messages.title}>
        <Stack gap="4">
          <ErrorSummary errors={errors} submitCount={form.submitCount} />
          {form.refusal && (
            <Notice tone="danger" isLive>
              {form.refusal}
            </Notice>
          )}
          <Card>
            <Section title={messages.title}>
              {declinedKind === 'saved' && declined}
              {cards.error && !cards.data && (
                <ErrorState
                  level="h3"
                  title={messages.card.loadFailed}
                  description={failureText(cards.error)}
                  onRetry={() => void cards.refetch()}
                  isRetrying={cards.isFetching}
                  action={
                    form.values.card === 'new' ? undefined : (
                      <Button id="card" variant="secondary" onClick={() => form.change('card', 'new')}>
                        {messages.card.new}
                      </Button>
                    )
                  }
                />
              )}
              {cards.isPending && <Spinner label={messages.card.loading} />}
              {cards.data || form.values.card === 'new' ? (
                <CardChoice
                  form={form}
                  cards={cards.data ?? []}
                  frame={frame}
                  error={cardError}
                  isContactAsked={payment.isContactAsked}
                >
                  {declinedKind === 'new' && declined}
                </CardChoice>
              ) : (
                cardError && (
                  <Notice tone="danger" isLive>
                    {cardError}
                  </Notice>
                )
              )}
            </Section>
          </Card>
          <TermsAgreement field={form.checkbox('isTermsAgreed')} security={messages.security} />
        </Stack>
      </form>
      {/* Within the form it would come into sight with the form alone, which is far below on a low window. */}
      <ActionBar>
        {/* On a phone the button alone says it. */}
        {totalYen !== undefined && (
          <Box display={{ base: 'none', sm: 'block' }}>
            <TotalFigure amountYen={totalYen} />
          </Box>
        )}
        <Button
          type="submit"
          form={id}
          size="lg"
          isWide={totalYen === undefined}
          isLoading={form.isSubmitting || callState.kind === 'working' || payment.loading !== undefined}
          icon="lock"
        >
          {payment.loading ?? payLabel}
        </Button>
      </ActionBar>
    </>
  )
}
