import type { CreditCard } from '@invoice-card/contracts'
import { failureText } from '@invoice-card/form'
import {
  ActionBar,
  AmountLines,
  Box,
  Button,
  Card,
  ErrorState,
  ErrorSummary,
  formatYen,
  Notice,
  Section,
  Spinner,
  Stack,
  Table,
} from '@invoice-card/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { messages as cardMessages } from '../../card-payment/messages.ts'
import { TermsAgreement } from '../../card-payment/terms-agreement.tsx'
import { isUsable } from '../../card-payment/usable-card.ts'
import { messages as feeMessages } from '../../fee/messages.ts'
import { TotalFigure } from '../../fee/total-figure.tsx'
import { keyOf, type Chosen } from '../run/chosen.ts'
import { dispatchSeveral, useConfirmed } from '../run/store.ts'
import type { Payable } from '../candidates/candidate.ts'
import { paymentColumns } from './columns.tsx'
import { isUnconfirmedDuplicate, openErrors, unconfirmedIn } from './confirmations.ts'
import { messages } from '../candidates/messages.ts'
import { NoCard } from './no-card.tsx'
import type { PaymentRow } from './payment-row.ts'
import { SavedCardField } from './saved-card-field.tsx'
import { sumsOf } from './sums.ts'
import { usePress } from './use-press.ts'
import { usePaymentRows } from './use-payment-rows.ts'
import { useSeveralForm } from './use-several-form.ts'

interface PaymentFormProps {
  readonly items: readonly Payable[]
  /** What was chosen too, and cannot be paid together with the others. */
  readonly leftOut: readonly Chosen[]
  /** Of the one call of the screen: another observer would ask again for what failed. */
  readonly cards: UseQueryResult<readonly CreditCard[]>
  readonly onRemove: (item: Chosen) => void
}

/** What is paid, the card that pays it, the terms, and the one button. */
export function PaymentForm({ items, leftOut, cards, onRemove }: PaymentFormProps) {
  const confirm = ({ item, held }: PaymentRow, isConfirmed: boolean) =>
    dispatchSeveral({ type: 'confirmed', key: keyOf(item), held: isConfirmed ? held : null })
  const payments = usePaymentRows(items, useConfirmed())
  const { rows, chosen, feeError, retryFees, comparedRows } = payments
  const { problem, press } = usePress(payments, leftOut)
  const form = useSeveralForm(cards.data, {
    onSubmit: press,
    checkMore: async () => unconfirmedIn(await comparedRows()),
  })
  const hasNoCard = cards.data?.some(isUsable) === false
  const sums = sumsOf(chosen)
  const suspectedCount = rows.filter(isUnconfirmedDuplicate).length
  const heldCount = rows.length - chosen.length - suspectedCount
  return (
    <form {...form.form} aria-label={messages.title}>
      <Stack gap="4">
        <ErrorSummary errors={openErrors(form.errors, rows)} submitCount={form.submitCount} />
        {(form.refusal ?? problem) && (
          <Notice tone="attention" isLive>
            {form.refusal ?? problem}
          </Notice>
        )}
        {hasNoCard && <NoCard />}
        {heldCount > 0 && <Notice tone="attention">{messages.held.note(heldCount)}</Notice>}
        {suspectedCount > 0 && <Notice tone="attention">{messages.duplicate.note(suspectedCount)}</Notice>}
        <Card inset="none">
          <Table
            caption={messages.caption}
            columns={paymentColumns({ onRemove, onConfirm: confirm, errorOf: form.errorOf })}
            rows={rows}
            rowKey={({ item }) => keyOf(item)}
          />
          <Box padding={{ base: '4', md: '6' }} borderTopWidth="1px" borderColor="line">
            {feeError ? (
              <ErrorState
                level="h3"
                title={feeMessages.failed}
                description={failureText(feeError)}
                onRetry={retryFees}
              />
            ) : (
              <AmountLines
                lines={[
                  { term: messages.sums.amount(chosen.length), amountYen: sums.amountYen },
                  ...(sums.fees === null
                    ? []
                    : [
                        { term: messages.sums.fee, amountYen: sums.fees.commissionYen },
                        { term: messages.sums.total, amountYen: sums.fees.totalYen, weight: 'total' as const },
                      ]),
                ]}
              />
            )}
          </Box>
        </Card>
        {!hasNoCard && (
          <Card>
            <Section title={cardMessages.title}>
              {cards.error && !cards.data ? (
                <ErrorState
                  level="h3"
                  title={cardMessages.card.loadFailed}
                  description={failureText(cards.error)}
                  onRetry={() => void cards.refetch()}
                  isRetrying={cards.isFetching}
                />
              ) : cards.data ? (
                <SavedCardField form={form} cards={cards.data} />
              ) : (
                <Spinner label={cardMessages.card.loading} />
              )}
            </Section>
          </Card>
        )}
        <TermsAgreement field={form.checkbox('isTermsAgreed')} security={messages.security} />
        <ActionBar>
          {/* On a phone the button alone says it. */}
          <Box display={{ base: 'none', sm: 'block' }}>
            <TotalFigure amountYen={sums.fees?.totalYen} />
          </Box>
          <Button type="submit" size="lg" isLoading={form.isSubmitting} icon="lock">
            {sums.fees && chosen.length > 0
              ? messages.pay(chosen.length, formatYen(sums.fees.totalYen))
              : messages.payWithoutTotal}
          </Button>
        </ActionBar>
      </Stack>
    </form>
  )
}
