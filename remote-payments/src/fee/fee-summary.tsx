import { isMinimumFee, maxInvoiceYen } from '@invoice-card/domain'
import { failureText } from '@invoice-card/form'
import { Box, formatYen, Stack, Text, TextButton } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { commissionQuery } from './commission-query.ts'
import { FeeLines, feeParts } from './fee-lines.tsx'
import { HeadlineAmount } from './headline-amount.tsx'
import { amountMessages, messages } from './messages.ts'

/**
 * Fee, tax in it and total for an amount, as the server computes them; of `invoiceId` its amount is corrected, and
 * `promotionCode` changes the fee.
 */
export function FeeSummary({
  amountYen,
  invoiceId,
  promotionCode,
  isTotalFirst = false,
  amountNote,
}: {
  amountYen: number | null
  invoiceId?: number | undefined
  promotionCode?: string | null
  /** The total, then what it is made of. */
  isTotalFirst?: boolean
  /** Stands under the amount where the total comes first. */
  amountNote?: ReactNode
}) {
  const { data, error, refetch, isPlaceholderData } = useQuery(commissionQuery(amountYen, invoiceId, promotionCode))
  if (amountYen === null || amountYen === 0)
    return (
      <Text tone="muted" size="sm">
        {messages.waiting}
      </Text>
    )
  if (amountYen > maxInvoiceYen)
    return (
      <Text tone="danger" size="sm" role="alert">
        {amountMessages.tooLarge}
      </Text>
    )
  if (error) {
    return (
      <Stack gap="2" role="alert">
        <Text tone="danger" size="sm">
          {messages.failed}
          {failureText(error)}
        </Text>
        <Box>
          <TextButton size="sm" icon="refresh" onClick={() => void refetch()}>
            {messages.retry}
          </TextButton>
        </Box>
      </Stack>
    )
  }
  if (!data) return <Box minHeight="32" aria-busy />
  const terms = isMinimumFee(data.amount, data) ? messages.termsAtMinimum : messages.terms
  return (
    <Stack gap="3" aria-live="polite" aria-busy={isPlaceholderData}>
      {isTotalFirst ? (
        <HeadlineAmount term={messages.total} amountYen={data.total_amount} parts={feeParts(data)} note={amountNote} />
      ) : (
        <FeeLines fee={data} />
      )}
      <Text size="xs" tone="muted">
        {terms(data.commission_rate, formatYen(data.minimum_commission_amount))}
      </Text>
    </Stack>
  )
}
