import type { SupplierStatus, SupplierSummary } from '@invoice-card/contracts'
import { displayPhoneNumber, enabledSupplierStatuses, japanDay, listFileName } from '@invoice-card/domain'
import { askedList, csvFile, type AskedList, type ListDefinition } from '@invoice-card/list'
import { serverNow } from '@invoice-card/session'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { calls } from '../common/calls.ts'
import { standingWords, supplierStatusWords } from '../common/supplier-status.tsx'
import { messages } from './messages.ts'

/** Enabled suppliers, and disabled ones (docs/product.md#suppliers). */
const statuses = {
  enabled: enabledSupplierStatuses,
  disabled: ['Rejected'],
} as const satisfies Record<string, readonly SupplierStatus[]>
export type SupplierTab = keyof typeof statuses

/** The tab of an address; it stands beside the list's own names. */
export const tabOf = (search: URLSearchParams): SupplierTab =>
  search.get('tab') === 'disabled' ? 'disabled' : 'enabled'

const sorts = { newest: 'created_at', name: 'name_kana', lastPayment: 'last_payment' } as const
type Order = keyof typeof sorts

const disabledList: ListDefinition = {
  searchLabel: messages.search,
  orders: (Object.keys(sorts) as Order[]).map(value => ({ value, label: messages.orders[value] })),
}
export const definitions: Readonly<Record<SupplierTab, ListDefinition>> = {
  enabled: {
    ...disabledList,
    choices: [
      {
        name: 'status',
        label: messages.columns.status,
        options: statuses.enabled.map(value => ({ value, label: supplierStatusWords[value].label })),
      },
    ],
  },
  disabled: disabledList,
}

type ListSelection = Pick<AskedList, 'word' | 'order' | 'narrowing'>

/** What list and file are asked for. The definition offers these orders and statuses only. */
const parametersOf = (tab: SupplierTab, { word, order, narrowing }: ListSelection) => ({
  status: narrowing.status ? [narrowing.status as SupplierStatus] : [...statuses[tab]],
  search_word: word || undefined,
  sort: sorts[order as Order],
})

/** One page of a tab; the page before stays while the next one loads, that of another tab does not. */
export const supplierListQuery = (tab: SupplierTab, { pageParameters, word, order, narrowing }: AskedList) =>
  queryOptions({
    queryKey: ['suppliers', 'list', tab, pageParameters, word, order, narrowing],
    queryFn: ({ signal }) =>
      calls.suppliers.listSuppliers(
        { query: { ...pageParameters, ...parametersOf(tab, { word, order, narrowing }) } },
        { signal },
      ),
    placeholderData: (shown, from) => (from?.queryKey[2] === tab ? shown : undefined),
  })

/** Asks for the rows of an address that a user is about to come to. */
export function prefetchSuppliers(search: URLSearchParams, cache: QueryClient): Promise<void> {
  const tab = tabOf(search)
  return cache.prefetchQuery(supplierListQuery(tab, askedList(definitions[tab], search)))
}

/** A file of more rows would ask the server too often: there is no call for it. */
export const maxExportedSuppliers = 1_000
const pageSize = 100

/** All pages of a tab. */
async function allSuppliers(tab: SupplierTab, asked: ListSelection): Promise<SupplierSummary[]> {
  const rows: SupplierSummary[] = []
  for (let from = 0; from < maxExportedSuppliers; from += pageSize) {
    const { suppliers } = await calls.suppliers.listSuppliers({
      query: { ...parametersOf(tab, asked), from, size: pageSize },
    })
    rows.push(...suppliers)
    if (suppliers.length < pageSize) break
  }
  return rows
}

/** All pages of a tab as a file. */
export const wholeListFile = async (tab: SupplierTab, asked: ListSelection) =>
  suppliersFile(tab, await allSuppliers(tab, asked))

/** Suppliers as a file that is made here. */
export const suppliersFile = (tab: SupplierTab, suppliers: readonly SupplierSummary[]) =>
  csvFile(
    listFileName(messages.csv.list, messages[tab], serverNow()),
    messages.csv.columns,
    suppliers.map(({ last_payment, phone_number, created_at, ...supplier }) => ({
      ...supplier,
      status: standingWords(supplier).label,
      phone_number: phone_number && displayPhoneNumber(phone_number),
      last_transfer_date: last_payment?.transfer_date,
      last_amount: last_payment?.amount,
      created_at: japanDay(new Date(created_at)),
    })),
  )
