import { maxSearchWordLength } from '@invoice-card/contracts'
import type { ListDefinition } from '@invoice-card/list'
import { calls } from '../calls.ts'
import { messages } from './messages.ts'

/** Narrows a list to one registered partner. One that was deleted has no name any more. */
export const supplierLookup: NonNullable<ListDefinition['lookups']>[number] = {
  name: 'supplier_id',
  label: messages.columns.buyer,
  emptyText: messages.noSupplier,
  search: async (word, signal) => {
    const query = { from: 0, size: 20, search_word: word.slice(0, maxSearchWordLength) }
    const { suppliers } = await calls.suppliers.listSuppliers({ query }, { signal })
    return suppliers.map(({ id, name }) => ({ value: String(id), label: name }))
  },
  nameQuery: id => ({
    queryKey: ['suppliers', 'name', id],
    queryFn: async ({ signal }) => (await calls.suppliers.getSupplier({ params: { id } }, { signal })).name,
  }),
}
