import type { Invoice } from '@invoice-card/contracts'
import { actionRequiredLabels, actionRequiredReasons } from '@invoice-card/domain'
import { useListState } from '@invoice-card/list'
import { serverNow } from '@invoice-card/session'
import { Box, ButtonLink, Card, Deadline, HStack, Notice, Section, Stack, Text } from '@invoice-card/ui'
import { isCardRequired } from '../existing-payment/is-card-required.ts'
import { isCorrectable } from '../existing-payment/edit/edit-of-payment.ts'
import { paths } from '../paths.ts'
import { AnswerForm } from './answer-form.tsx'
import { messages } from './messages.ts'

const words = messages.answer

/** What the examiner asks of the user, by when, and the ways to answer it. */
export function ActionRequired({ invoice }: { invoice: Invoice }) {
  const listState = useListState()
  const label = invoice.action_required_reason && actionRequiredLabels[invoice.action_required_reason]
  const isCardCharged =
    invoice.action_required_reason === actionRequiredReasons.reauthoriseCard &&
    invoice.is_editable &&
    !isCardRequired(invoice)
  const isSellerActionRequired =
    invoice.type === 'InvoiceRequestBuyer' && invoice.action_required_reason === actionRequiredReasons.transferReturned
  return (
    <Card borderColor="attention.line">
      <Section title={isSellerActionRequired ? words.sellerHeading : words.heading}>
        <Notice tone="attention" title={label?.title}>
          {label && (
            <p>
              {isSellerActionRequired
                ? words.sellerRequired
                : isCardCharged
                  ? words.cardCharged
                  : isCardRequired(invoice)
                    ? words.authoriseHere
                    : label.instruction}
            </p>
          )}
          {isCardRequired(invoice) && label?.explanation && <p>{label.explanation}</p>}
        </Notice>
        <Stack gap="5">
          {invoice.action_required_comment && (
            <Box>
              <Text fontWeight="bold">{words.commentTitle}</Text>
              <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
                {invoice.action_required_comment}
              </Text>
            </Box>
          )}
          {invoice.action_required_until && !isSellerActionRequired && (
            <Stack gap="1">
              <Text fontWeight="bold">
                {words.until} <Deadline until={invoice.action_required_until} now={serverNow()} />
              </Text>
              <Text size="sm">{words.unanswered}</Text>
            </Stack>
          )}
          <HStack flexWrap="wrap" gap="3">
            {isCardRequired(invoice) && (
              <ButtonLink icon="credit_card" to={paths.authorise(invoice.id)} state={listState}>
                {words.authorise}
              </ButtonLink>
            )}
            {isCorrectable(invoice) && (
              <ButtonLink variant="secondary" icon="edit" to={paths.editInvoiceInfo(invoice.id)} state={listState}>
                {words.edit}
              </ButtonLink>
            )}
          </HStack>
          {invoice.is_editable && !isCardRequired(invoice) && !isSellerActionRequired && (
            <Box _print={{ display: 'none' }}>
              <AnswerForm key={invoice.id} invoice={invoice} />
            </Box>
          )}
        </Stack>
      </Section>
    </Card>
  )
}
