import type { ListDefinition } from '@invoice-card/list'
import { calls } from '../calls.ts'
import { findSuppliers } from '../invoice-values/supplier-search.ts'
import { messages } from './messages.ts'

/** Narrows a list to one registered supplier. One that was deleted has no name any more. */
export const supplierLookup: NonNullable<ListDefinition['lookups']>[number] = {
  name: 'supplier_id',
  label: messages.columns.supplier,
  emptyText: messages.noSupplier,
  search: async (word, signal) =>
    (await findSuppliers(word, signal)).map(({ id, name }) => ({ value: String(id), label: name })),
  nameQuery: id => ({
    queryKey: ['suppliers', 'name', id],
    queryFn: async ({ signal }) => (await calls.suppliers.getSupplier({ params: { id } }, { signal })).name,
  }),
}
