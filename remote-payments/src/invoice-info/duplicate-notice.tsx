import { invoiceDisplayId } from '@invoice-card/domain'
import { AppLink, formatDate, formatYen, Notice } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import type { InvoiceForm } from '../common/invoice-form.ts'
import { amountOf } from '../common/typed-text.ts'
import { useSettled } from '../common/use-settled.ts'
import { messages } from './messages.ts'
import { similarPaymentsQuery } from './queries.ts'

const words = messages.duplicate

/** Tells of payments that look like this one before a card is asked; whether it is the same document, only the application knows. */
export function DuplicateNotice({ formOne: { amount, invoice_number, supplierId, isNewSupplier } }: InvoiceForm) {
  const asked = useSettled(JSON.stringify({ amount: amountOf(amount), number: invoice_number.trim(), supplierId: isNewSupplier ? null : supplierId }))
  const { data } = useQuery(similarPaymentsQuery(JSON.parse(asked) as Parameters<typeof similarPaymentsQuery>[0]))
  if (!data || data.invoices.length === 0) return null
  return (
    <Notice tone="attention" isLive title={invoice_number.trim() === '' ? words.sameAmount : words.sameNumber}>
      <p>{words.check}</p>
      <ul>
        {data.invoices.map(invoice => (
          // In a tab of its own: leaving the flow would clear what was entered.
          <li key={invoice.id}><AppLink to={`${location.origin}/payments/review/${invoice.id}`}>{`${invoiceDisplayId(invoice.id)}　${invoice.supplier_name}　${formatYen(invoice.amount)}　${words.appliedOn(formatDate(invoice.created_at, { withWeekday: false }))}`}</AppLink></li>
        ))}
      </ul>
    </Notice>
  )
}
