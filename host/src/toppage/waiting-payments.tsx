import { useQuery } from '@tanstack/react-query'
import { paths } from '../navigation/paths.ts'
import { topPageMessages as messages } from './parts/messages.ts'
import { PayUntil } from './parts/pay-until.tsx'
import { PaymentRow } from './parts/payment-row.tsx'
import { PaymentSection } from './parts/payment-section.tsx'
import { waitingQuery } from './parts/queries.ts'

/** Requests from sellers that this company has not paid yet. */
export const WaitingPayments = () => (
  <PaymentSection
    title={messages.waitingTitle}
    query={useQuery(waitingQuery)}
    empty={messages.waitingNone}
    allTo={paths.payments.getHref('waiting')}
  >
    {invoices => (
      <ul>
        {invoices.map(invoice => (
          <PaymentRow
            key={invoice.id}
            name={invoice.supplier_name}
            amountYen={invoice.amount}
            to={paths.requestPayment.getHref(invoice.id)}
          >
            <PayUntil value={invoice.pay_until} dueDate={invoice.due_date} />
          </PaymentRow>
        ))}
      </ul>
    )}
  </PaymentSection>
)
