import { invoiceStatus } from '@invoice-card/domain'
import type { ComboboxOption } from '@invoice-card/ui'
import { queryOptions } from '@tanstack/react-query'
import { calls } from '../common/calls.ts'
import { findSuppliers } from '../common/supplier-search.ts'

// A cancelled or expired payment is no payment.
const standingStatuses = Object.values(invoiceStatus).filter(status => status !== invoiceStatus.cancelled && status !== invoiceStatus.expired)

export const closedDaysQuery = queryOptions({
  queryKey: ['banks', 'closedDays'],
  queryFn: ({ signal }) => calls.banks.getClosedDays({}, { signal }),
  staleTime: 5 * 60_000,
})

export const supplierAccountsQuery = (supplierId: number | null) => queryOptions({
  queryKey: ['suppliers', supplierId, 'accounts'],
  queryFn: ({ signal }) => calls.suppliers.listSupplierAccounts({ params: { id: supplierId ?? 0 } }, { signal }),
  enabled: supplierId !== null,
})

interface AskedInvoice { readonly amount: number | null, readonly number: string, readonly supplierId: number | null }

/** Payments with the same number and amount; without a number those to the same supplier with the same amount. */
export const similarPaymentsQuery = ({ amount, number, supplierId }: AskedInvoice) => queryOptions({
  queryKey: ['payments', 'similar', amount, number, supplierId],
  queryFn: ({ signal }) => calls.invoices.listInvoices({
    query: {
      from: 0, size: 3, invoice_statuses: standingStatuses, amount_min: amount ?? 0, amount_max: amount ?? 0,
      ...(number === '' ? { supplier_id: supplierId ?? undefined } : { search_word: number }),
    },
  }, { signal }),
  enabled: amount !== null && amount > 0 && (number !== '' || supplierId !== null),
  retry: false,
})

export const holderKanaQuery = (name: string) => queryOptions({
  queryKey: ['accounts', 'holderKana', name],
  queryFn: ({ signal }) => calls.accounts.convertHolderKana({ body: { name } }, { signal }),
  enabled: name !== '',
  staleTime: Infinity,
})

/** Registered suppliers as answers of a search field. */
export const searchSuppliers = async (word: string, signal: AbortSignal): Promise<ComboboxOption[]> =>
  (await findSuppliers(word, signal)).map(({ id, name, name_kana, corporate_number }) =>
    ({ value: String(id), label: name, description: [name_kana, corporate_number && `法人番号 ${corporate_number}`].filter(Boolean).join('　') }))

/** Banks, or the branches of one, as answers of a search field. */
export const searchBanks = async (word: string, signal: AbortSignal, bank_code?: string): Promise<ComboboxOption[]> =>
  (await calls.banks.searchBanks({ query: { search_word: word.slice(0, 50), bank_code } }, { signal })).banks
    .map(({ code, name, name_kana }) => ({ value: code, label: name, description: `${code}　${name_kana}` }))
