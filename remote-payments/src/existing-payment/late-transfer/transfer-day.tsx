import { Badge, Box, DateText } from '@invoice-card/ui'
import { isLate } from './is-late.ts'
import { messages } from './messages.ts'

interface TransferDayProps {
  readonly day: string
  readonly invoice: { readonly type: string; readonly due_date: string }
}

/** The day of a payment's transfer, marked where it is late. The day of a request is its seller's own choice. */
export const TransferDay = ({ day, invoice: { type, due_date } }: TransferDayProps) => (
  <>
    <DateText value={day} />
    {type === 'InvoicePayment' && isLate(day, due_date) && (
      <>
        {' '}
        <Box as="span" display="inline-block">
          <Badge tone="attention">{messages.mark}</Badge>
        </Box>
      </>
    )}
  </>
)
