import { collectionTabOf } from '@invoice-card/domain'
import { serverNow } from '@invoice-card/session'
import { Deadline, Icon, LoadingMark } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../navigation/paths.ts'
import { PaymentRow } from '../parts/payment-row.tsx'
import { PaymentSection } from '../parts/payment-section.tsx'
import { requestMessages as messages } from './messages.ts'
import { requestsWithoutAccountQuery } from './queries.ts'
import { useRequestCounts } from './request-counts.ts'

/** Requests that wait for another account; nothing where there is none. */
export function RequestsWithoutAccount() {
  const counts = useRequestCounts()
  const isAsked = counts !== null && counts.request + counts.decided + counts.history > 0
  const query = useQuery({ ...requestsWithoutAccountQuery, enabled: isAsked })
  if (isAsked && query.isPending) return <LoadingMark />
  if (!isAsked || query.data?.total === 0) return null
  return (
    <PaymentSection
      title={messages.requiredTitle}
      description={messages.asked}
      query={query}
      empty={messages.requiredNone}
      allTo={`${paths.collections.getHref('decided')}?account=required`}
    >
      {requests => (
        <ul>
          {requests.map(({ id, status, buyer_name, amount, account_required_until: until }) => (
            <PaymentRow
              key={id}
              name={buyer_name}
              amountYen={amount}
              to={paths.collection.getHref(collectionTabOf({ status }), id)}
            >
              <Icon name="warning" color="attention" />{' '}
              {until ? (
                <>
                  {messages.requiredUntil} <Deadline until={until} now={serverNow()} />
                </>
              ) : (
                messages.asked
              )}
            </PaymentRow>
          ))}
        </ul>
      )}
    </PaymentSection>
  )
}
