import { isRefusal } from '@invoice-card/api-client'
import { invoiceStatusLabels, type PaymentTab } from '@invoice-card/domain'
import { type Condition, isRangeSet, listMessages as words, rangeText } from '@invoice-card/list'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useSearchParams } from 'react-router-dom'
import { writeListQuery, type ListQuery } from './list-query.ts'
import { messages } from './messages.ts'
import { offersOf } from './offers.ts'
import { supplierNameQuery } from './queries.ts'

/** What a list of payments is narrowed by. */
export function usePaymentConditions(tab: PaymentTab, query: ListQuery): Condition[] {
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const { word, supplierId, status } = query
  const supplier = useQuery({ ...supplierNameQuery(supplierId ?? 0), enabled: supplierId !== null })
  const without = (key: string, label: string, changes: Partial<ListQuery>): Condition => ({ key, label, to: `${pathname}?${writeListQuery(search, changes)}` })
  return [
    ...word ? [without('word', words.word(word), { word: '' })] : [],
    ...supplierId === null ? [] : [without('supplierId', messages.conditions.supplier(supplier.data ?? unnamed(supplier.error)), { supplierId: null })],
    ...offersOf(tab).ranges.filter(range => isRangeSet(range, query)).map(range => without(range.from, rangeText(range, query), { [range.from]: '', [range.to]: '' })),
    ...status === null ? [] : [without('status', invoiceStatusLabels[status], { status: null })],
  ]
}

/** What stands for a supplier's name that is not there, or not yet. */
const unnamed = (error: Error | null): string => messages.conditions[isRefusal(error) ? 'someSupplier' : error ? 'unknownSupplier' : 'loadingSupplier']
