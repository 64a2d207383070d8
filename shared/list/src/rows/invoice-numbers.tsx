import { invoiceDisplayId } from '@invoice-card/domain'
import { asTable, asTightTable, Stack, Text, VisuallyHidden } from '@invoice-card/ui'
import { listMessages as words } from '../state/messages.ts'

interface InvoiceNumbersProps {
  readonly id: number
  /** Of the invoice itself; an older API does not say it. */
  readonly invoice_number?: string | null | undefined
}

/** Characters of an invoice number that a table of 768 px has room for: it took three lines, one to a hyphen. */
const maxUnbroken = 14

/** The number of a row, and below it that of its invoice, by which a list is searched too. */
export const InvoiceNumbers = ({ id, invoice_number }: InvoiceNumbersProps) => (
  <Stack gap="0" as="span">
    <span>{invoiceDisplayId(id)}</span>
    {invoice_number && (
      <Text
        as="span"
        size="sm"
        tone="muted"
        fontWeight="normal"
        whiteSpace={invoice_number.length > maxUnbroken ? 'normal' : 'nowrap'}
        overflowWrap="anywhere"
        css={{
          [asTable]: { minWidth: invoice_number.length > maxUnbroken ? `${maxUnbroken}ch` : undefined },
          [asTightTable]: { fontSize: 'xs' },
        }}
      >
        <VisuallyHidden>{words.invoiceNumber}</VisuallyHidden>
        {invoice_number}
      </Text>
    )}
  </Stack>
)
