import type { Invoice } from '@invoice-card/contracts'
import { actionRequiredLabels } from '@invoice-card/domain'
import { ButtonLink, Card, formatDate, HStack, Notice, Section, Stack, Text } from '@invoice-card/ui'
import { isCardAsked } from '../common/is-card-asked.ts'
import { isCorrectable } from '../common/payment-edit/edit-of-payment.ts'
import { paths } from '../paths.ts'
import { AnswerForm } from './answer-form.tsx'
import { messages } from './messages.ts'

const words = messages.answer

/** What the examiner asks of the user, by when, and the ways to answer it. */
export function ActionRequired({ invoice }: { invoice: Invoice }) {
  const label = invoice.action_required_reason && actionRequiredLabels[invoice.action_required_reason]
  const isSellerAsked = invoice.type === 'InvoiceRequestBuyer' && invoice.action_required_reason === 6
  return (
    <Card borderColor="attention.line">
      <Section title={isSellerAsked ? words.sellerHeading : words.heading}>
        <Notice tone="attention" title={label?.title}>
          {label && <p>{isSellerAsked ? words.sellerAsked : label.instruction}</p>}
          {invoice.action_required_comment && <p>{invoice.action_required_comment}</p>}
        </Notice>
        <Stack gap="6">
          {invoice.action_required_until && !isSellerAsked && <Text>{words.deadline(formatDate(invoice.action_required_until))}</Text>}
          <HStack flexWrap="wrap" gap="3">
            {isCardAsked(invoice) && <ButtonLink icon="credit_card" to={paths.authorise(invoice.id)}>{words.authorise}</ButtonLink>}
            {isCorrectable(invoice) && <ButtonLink variant="secondary" icon="edit" to={paths.editInvoiceInfo(invoice.id)}>{words.edit}</ButtonLink>}
          </HStack>
          {invoice.is_editable && !isCardAsked(invoice) && !isSellerAsked && <AnswerForm invoice={invoice} />}
        </Stack>
      </Section>
    </Card>
  )
}
