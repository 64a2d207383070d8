import type { search } from '@invoice-card/contracts'
import { listSuppliers } from '../../parties/suppliers/public.ts'
import { isFeatureOn } from '../../platform/features/public.ts'
import type { ApiHandlers } from '../../platform/http/public.ts'
import { searchable } from '../../platform/zengin/public.ts'
import { listRequests, readRowFacts, toRequestSeller } from '../collections/public.ts'
import { listInvoices, summaryOf } from '../invoices/public.ts'

const shownRows = 5
/** One more than is shown says whether there are more. */
const page = { from: 0, size: shownRows + 1 }

const foundOf = <Row>(rows: readonly Row[]) => ({ rows: rows.slice(0, shownRows), has_more: rows.length > shownRows })
const nothing = { rows: [], has_more: false }

export const searchHandlers: ApiHandlers<typeof search> = {
  searchCompany: async ({ query }, { config, db, session, now }) => {
    const search_word = query.search_word.normalize('NFKC').trim()
    // What is left of it for no list would be no condition at all.
    if (search_word === '') return { payments: nothing, suppliers: nothing, requests: nothing }
    const asked = { ...page, search_word }
    const [hasPayments, hasSuppliers, hasRequests] = await Promise.all(
      ['payments_existing', 'suppliers_existing', 'collections_existing'].map(name =>
        isFeatureOn(config, name, session),
      ),
    )
    const [{ rows: payments }, suppliers, requests] = await Promise.all([
      hasPayments ? listInvoices(db, session.company_id, asked) : { rows: [] },
      hasSuppliers && searchable(search_word) !== '' ? listSuppliers(db, session.company_id, asked) : [],
      hasRequests ? listRequests(db, session.company_id, asked) : [],
    ])
    const factsOf = await readRowFacts(db, requests)
    return {
      payments: foundOf(
        payments.map(row => {
          const { id, supplier_name: name, amount, status, is_action_required } = summaryOf(row, now())
          return { id, name, amount, status, is_action_required }
        }),
      ),
      suppliers: foundOf(suppliers.map(({ id, name, status }) => ({ id, name, status }))),
      requests: foundOf(
        requests.map(row => {
          const { id, buyer_name: name, amount, status } = toRequestSeller(row, factsOf(row), now())
          return { id, name, amount, status }
        }),
      ),
    }
  },
}
