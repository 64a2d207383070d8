import { collectionTabOf } from '@invoice-card/domain'
import { DateText } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../navigation/paths.ts'
import { PaymentRow } from '../parts/payment-row.tsx'
import { PaymentSection } from '../parts/payment-section.tsx'
import { requestMessages as messages } from './messages.ts'
import { depositsQuery } from './queries.ts'

/** What arrives from paid requests, the next deposit first, after the fee. */
export const Deposits = () => (
  <PaymentSection
    title={messages.depositsTitle}
    query={useQuery(depositsQuery)}
    empty={messages.depositsNone}
    allTo={paths.collections.getHref('decided')}
  >
    {requests => (
      <ul>
        {requests.map(({ id, status, buyer_name, deposit_amount, deposit_date, due_date }) => (
          <PaymentRow
            key={id}
            name={buyer_name}
            amountYen={deposit_amount}
            to={paths.collection.getHref(collectionTabOf({ status }), id)}
          >
            {collectionTabOf({ status }) === 'request' && messages.beingExamined}
            {messages.depositOn} <DateText value={deposit_date ?? due_date} />
          </PaymentRow>
        ))}
      </ul>
    )}
  </PaymentSection>
)
