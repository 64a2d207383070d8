import type { PaymentTab } from '@invoice-card/domain'
import { ListControls, useAddressChanges } from '@invoice-card/list'
import { ListFilter } from './list-filter.tsx'
import { filterCount, writeListQuery, type ListQuery } from './list-query.ts'
import { messages } from './messages.ts'
import { offersOf } from './offers.ts'
import { usePaymentConditions } from './use-payment-conditions.ts'

/** Search word, order and filter of a list of payments, all kept in its URL. */
export function PaymentControls({ tab, query }: { tab: PaymentTab, query: ListQuery }) {
  const change = useAddressChanges<Partial<ListQuery>>(writeListQuery)
  return (
    <ListControls
      searchLabel={messages.search[tab === 'waiting' ? 'requests' : 'payments']} word={query.word} order={query.order} orders={offersOf(tab).orders} onChange={change} filterCount={filterCount(query, tab)}
      filter={<ListFilter tab={tab} query={query} onApply={change} />} conditions={usePaymentConditions(tab, query)}
    />
  )
}
