import type { SupplierStatus } from '@invoice-card/contracts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { calls } from '../common/calls.ts'

export const pageSize = 20

/** SPEC §9: enabled suppliers, and disabled ones. */
const statuses: Readonly<Record<SupplierGroup, SupplierStatus[]>> = {
  enabled: ['Approved', 'Escalation', 'Unapproved'],
  disabled: ['Rejected'],
}
export type SupplierGroup = 'enabled' | 'disabled'

/** What the list is asked for; it lives in the URL. */
export interface SupplierListQuery { readonly group: SupplierGroup, readonly word: string, readonly page: number }

export function readListQuery(search: URLSearchParams): SupplierListQuery {
  const page = Number(search.get('page'))
  return {
    group: search.get('status') === 'disabled' ? 'disabled' : 'enabled',
    word: (search.get('q') ?? '').slice(0, 100),
    page: Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1,
  }
}

/** The URL of a list; what is default is left out. */
export function listHref({ group, word, page }: SupplierListQuery): string {
  const search = new URLSearchParams()
  if (group === 'disabled') search.set('status', 'disabled')
  if (word) search.set('q', word)
  if (page > 1) search.set('page', String(page))
  return search.size > 0 ? `/suppliers?${search}` : '/suppliers'
}

export const supplierListQuery = ({ group, word, page }: SupplierListQuery) => queryOptions({
  queryKey: ['suppliers', group, word, page],
  queryFn: ({ signal }) => calls.suppliers.listSuppliers({ query: { from: (page - 1) * pageSize, size: pageSize, status: statuses[group], search_word: word || undefined } }, { signal }),
  placeholderData: keepPreviousData,
})
