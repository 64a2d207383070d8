import type { search } from '@invoice-card/contracts'
import { listSuppliers } from '../../parties/suppliers/public.ts'
import type { Db } from '../../platform/database/public.ts'
import { isFeatureOn } from '../../platform/features/public.ts'
import type { ApiHandlers } from '../../platform/http/public.ts'
import { searchable } from '../../platform/zengin/public.ts'
import { readOutcomes } from '../../books/outcomes/public.ts'
import { listRequests, readRowFacts, toRequestSeller } from '../collections/public.ts'
import { listDrafts, toDraftSummaries } from '../drafts/public.ts'
import { listInvoices, summaryOf } from '../invoices/public.ts'
import { listRequestDrafts, toRequestDraftSummaries } from '../request-drafts/public.ts'

const shownRows = 5
/** One more than is shown says whether there are more. */
const page = { from: 0, size: shownRows + 1 }

const foundOf = <Row>(rows: readonly Row[]) => ({ rows: rows.slice(0, shownRows), has_more: rows.length > shownRows })
const nothing = { rows: [], has_more: false }

export const searchHandlers: ApiHandlers<typeof search> = {
  searchCompany: async ({ query }, { config, db, session, now }) => {
    const search_word = query.search_word.normalize('NFKC').trim()
    // What is left of it for no list would be no condition at all.
    if (search_word === '')
      return { payments: nothing, suppliers: nothing, requests: nothing, drafts: nothing, request_drafts: nothing }
    const search: Search = { db, companyId: session.company_id, asked: { ...page, search_word }, now: now() }
    const [hasPayments, hasSuppliers, hasRequests] = await Promise.all(
      ['payments_existing', 'suppliers_existing', 'collections_existing'].map(name =>
        isFeatureOn(config, name, session),
      ),
    )
    const [payments, suppliers, requests, drafts, request_drafts] = await Promise.all([
      hasPayments ? findPayments(search) : [],
      hasSuppliers && searchable(search_word) !== '' ? findSuppliers(search) : [],
      hasRequests ? findRequests(search) : [],
      hasPayments ? findDrafts(search) : [],
      hasRequests ? findRequestDrafts(search) : [],
    ])
    return {
      payments: foundOf(payments),
      suppliers: foundOf(suppliers),
      requests: foundOf(requests),
      drafts: foundOf(drafts),
      request_drafts: foundOf(request_drafts),
    }
  },
}

interface Search {
  readonly db: Db
  readonly companyId: number
  readonly asked: typeof page & { readonly search_word: string }
  readonly now: Date
}

async function findPayments({ db, companyId, asked, now }: Search) {
  const { rows } = await listInvoices(db, companyId, asked)
  const outcomeOf = await readOutcomes(db, rows)
  return rows.map(row => {
    const { id, supplier_name: name, amount, status, is_action_required } = summaryOf(row, now)
    return { id, name, amount, status, is_action_required, ...outcomeOf(row) }
  })
}

async function findSuppliers({ db, companyId, asked }: Search) {
  const suppliers = await listSuppliers(db, companyId, asked)
  return suppliers.map(({ id, name, status }) => ({ id, name, status }))
}

async function findRequests({ db, companyId, asked, now }: Search) {
  const requests = await listRequests(db, companyId, asked)
  const [factsOf, outcomeOf] = await Promise.all([readRowFacts(db, requests), readOutcomes(db, requests)])
  return requests.map(row => {
    const { id, buyer_name: name, amount, status } = toRequestSeller(row, factsOf(row), now)
    return { id, name, amount, status, ...outcomeOf(row) }
  })
}

async function findDrafts({ db, companyId, asked, now }: Search) {
  const { rows } = await listDrafts(db, companyId, asked, now)
  const drafts = await toDraftSummaries(db, companyId, rows)
  return drafts.map(({ id, supplier_name, file_name, amount, updated_at }) => ({
    id,
    name: supplier_name ?? file_name,
    amount,
    updated_at,
  }))
}

async function findRequestDrafts({ db, companyId, asked, now }: Search) {
  const { rows } = await listRequestDrafts(db, companyId, asked, now)
  const drafts = await toRequestDraftSummaries(db, companyId, rows)
  return drafts.map(({ id, buyer_name, file_name, amount, updated_at }) => ({
    id,
    name: buyer_name ?? file_name,
    amount,
    updated_at,
  }))
}
