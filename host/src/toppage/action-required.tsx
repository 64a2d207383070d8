import { actionRequiredLabels } from '@invoice-card/domain'
import { serverNow } from '@invoice-card/session'
import { Deadline, Icon } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../navigation/paths.ts'
import { topPageMessages as messages } from './parts/messages.ts'
import { PaymentRow } from './parts/payment-row.tsx'
import { PaymentSection } from './parts/payment-section.tsx'
import { actionRequiredQuery } from './parts/queries.ts'

/** Payments that wait for the user, each with what is asked. */
export const ActionRequired = () => (
  <PaymentSection
    title={messages.actionTitle}
    description={messages.actionDescription}
    query={useQuery(actionRequiredQuery)}
    empty={messages.actionNone}
    allTo={paths.payments.getHref('review')}
  >
    {invoices => (
      <ul>
        {invoices.map(invoice => (
          <PaymentRow
            key={invoice.id}
            name={invoice.supplier_name}
            amountYen={invoice.amount}
            to={paths.payment.getHref('review', invoice.id)}
          >
            <Icon name="warning" color="attention" />{' '}
            {invoice.action_required_reason && actionRequiredLabels[invoice.action_required_reason].title}
            {invoice.action_required_until && (
              <>
                <br />
                {messages.answerUntil} <Deadline until={invoice.action_required_until} now={serverNow()} />
              </>
            )}
          </PaymentRow>
        ))}
      </ul>
    )}
  </PaymentSection>
)
