import { formatDate, formatYen } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../navigation/paths.ts'
import { PayUntil } from '../parts/pay-until.tsx'
import { PaymentRow } from '../parts/payment-row.tsx'
import { PaymentSection } from '../parts/payment-section.tsx'
import { requestMessages as messages } from './messages.ts'
import { unpaidRequestsQuery, unpaidSumQuery } from './queries.ts'

/** Requests that wait for their buyers: how many, what they bring, and which can be paid the shortest. */
export function UnpaidRequests() {
  const query = useQuery(unpaidRequestsQuery)
  const { data: sumYen } = useQuery(unpaidSumQuery)
  const [next] = query.data?.rows ?? []
  const facts = [
    messages.countOf(query.data?.total ?? 0),
    ...(sumYen === undefined ? [] : [`${messages.waitingSum} ${formatYen(sumYen)}`]),
    ...(next?.expires_at ? [`${messages.nearest} ${formatDate(next.expires_at, { withTime: true })}`] : []),
  ]
  return (
    <PaymentSection
      title={messages.waitingTitle}
      description={facts.join('・')}
      query={query}
      empty={messages.waitingNone}
      allTo={paths.collections.getHref('request')}
    >
      {requests => (
        <ul>
          {requests.map(({ id, buyer_name, amount, due_date, expires_at, is_open }) => (
            <PaymentRow key={id} name={buyer_name} amountYen={amount} to={paths.collection.getHref('request', id)}>
              <PayUntil value={is_open ? expires_at : null} dueDate={due_date} />
            </PaymentRow>
          ))}
        </ul>
      )}
    </PaymentSection>
  )
}
