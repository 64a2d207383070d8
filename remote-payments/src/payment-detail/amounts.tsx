import type { Invoice } from '@invoice-card/contracts'
import { billedLines, isCancelled, isExpired, isTransferred } from '@invoice-card/domain'
import { type AmountLine, Card, Section, Text } from '@invoice-card/ui'
import { feeParts } from '../fee/fee-lines.tsx'
import { HeadlineAmount } from '../fee/headline-amount.tsx'
import { TransferDay } from '../existing-payment/late-transfer/transfer-day.tsx'
import { plannedTransferDay } from '../existing-payment/planned-transfer-day.ts'
import { messages } from './messages.ts'
import { isUnpaidRequest } from './unpaid-request.ts'

const words = messages.amounts

/** What the card pays and when the payee has it. */
export const Amounts = ({ invoice }: { invoice: Invoice }) => (
  <Card>
    <Section title={words.title}>
      <HeadlineAmount
        term={termOf(invoice)}
        amountYen={invoice.total_amount}
        day={dayOf(invoice)}
        parts={partsOf(invoice)}
      >
        {invoice.type === 'InvoiceRequestBuyer' && (
          <Text size="sm" tone="muted">
            {words.sellerPaysFee}
          </Text>
        )}
      </HeadlineAmount>
    </Section>
  </Card>
)

/** Of a request what its seller bills by tax rate; the amount as a whole where that was never recorded. */
function partsOf(invoice: Invoice): readonly AmountLine[] {
  const billed = invoice.request ? billedLines(invoice.request) : []
  return billed.length > 0 ? billed : feeParts(invoice)
}

function termOf(invoice: Invoice): string {
  if (!isOver(invoice)) return words.total
  return isUnpaidRequest(invoice) ? words.requestedTotal : words.appliedTotal
}

const isOver = (invoice: Invoice): boolean => isCancelled(invoice) || isExpired(invoice)

/** The day of the transfer that counts: of a returned one the next, if there is to be one. */
function dayOf(invoice: Invoice) {
  if (isOver(invoice)) return undefined
  if (invoice.returned)
    return invoice.returned.transfer_date === null
      ? undefined
      : dayUnder(words.resendDay, invoice.returned.transfer_date, invoice)
  return dayUnder(
    words.transferDay,
    isTransferred(invoice) ? invoice.transfer_date : plannedTransferDay(invoice),
    invoice,
  )
}

const dayUnder = (term: string, day: string | null, invoice: Invoice) => ({
  term,
  value: day === null ? words.undecided : <TransferDay day={day} invoice={invoice} />,
})
