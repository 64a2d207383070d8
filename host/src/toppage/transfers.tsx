import { serverNow } from '@invoice-card/session'
import { ComingDay } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../navigation/paths.ts'
import { topPageMessages as messages } from './parts/messages.ts'
import { PaymentRow } from './parts/payment-row.tsx'
import { PaymentSection } from './parts/payment-section.tsx'
import { transfersQuery } from './parts/queries.ts'

/** Transfers that are booked, the next one first. */
export const Transfers = () => (
  <PaymentSection
    title={messages.transfersTitle}
    query={useQuery(transfersQuery)}
    empty={messages.transfersNone}
    allTo={paths.payments.getHref('reserved')}
  >
    {invoices => (
      <ul>
        {invoices.map(invoice => (
          <PaymentRow
            key={invoice.id}
            name={invoice.supplier_name}
            amountYen={invoice.amount}
            to={paths.payment.getHref('reserved', invoice.id)}
          >
            {messages.transferOn} <ComingDay day={invoice.transfer_date ?? invoice.due_date} now={serverNow()} />
          </PaymentRow>
        ))}
      </ul>
    )}
  </PaymentSection>
)
