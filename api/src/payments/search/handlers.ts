import type { search } from '@invoice-card/contracts'
import { type CollectionTab, collectionTabs, type PaymentTab, paymentTabs } from '@invoice-card/domain'
import { countSuppliers, listSuppliers } from '../../parties/suppliers/public.ts'
import type { Db } from '../../platform/database/public.ts'
import { isFeatureOn } from '../../platform/features/public.ts'
import type { ApiHandlers } from '../../platform/http/public.ts'
import { searchable } from '../../platform/zengin/public.ts'
import { readOutcomes } from '../../books/outcomes/public.ts'
import { countRequests, listRequests, readRowFacts, toRequestSeller } from '../collections/public.ts'
import { listDrafts, toDraftSummaries } from '../drafts/public.ts'
import { countWithWord, listInvoices, summaryOf } from '../invoices/public.ts'
import { listRequestDrafts, toRequestDraftSummaries } from '../request-drafts/public.ts'

const shownRows = 5
/** One more than is shown says whether there are more. */
const page = { from: 0, size: shownRows + 1 }

const nothing = { rows: [], has_more: false }

/** What is shown of the rows; and where there are more, how many are in each list that has some. */
async function foundOf<Row, Name extends string>(
  rows: readonly Row[],
  countOf: Readonly<Record<Name, () => Promise<number>>>,
) {
  const shown = { rows: rows.slice(0, shownRows), has_more: rows.length > shownRows }
  if (!shown.has_more) return shown
  const lists: { name: Name; count: number }[] = []
  // One after the other: a search is asked at each pause of the typing, and other calls need connections, too.
  for (const name of Object.keys(countOf) as Name[]) {
    const count = await countOf[name]()
    if (count > 0) lists.push({ name, count })
  }
  return { ...shown, lists }
}

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
      hasPayments ? findPayments(search) : nothing,
      hasSuppliers && searchable(search_word) !== '' ? findSuppliers(search) : nothing,
      hasRequests ? findRequests(search) : nothing,
      hasPayments ? findDrafts(search) : nothing,
      hasRequests ? findRequestDrafts(search) : nothing,
    ])
    return { payments, suppliers, requests, drafts, request_drafts }
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
  const found = rows.map(row => {
    const { id, supplier_name: name, amount, status, is_action_required } = summaryOf(row, now)
    return { id, name, amount, status, is_action_required, ...outcomeOf(row) }
  })
  const countIn = (tab: PaymentTab) => () => countWithWord(db, companyId, { ...asked, ...paymentTabs[tab] })
  return foundOf(found, {
    action_required: countIn('actionRequired'),
    review: countIn('review'),
    waiting: countIn('waiting'),
    reserved: countIn('reserved'),
    history: countIn('history'),
  })
}

async function findSuppliers({ db, companyId, asked }: Search) {
  const suppliers = await listSuppliers(db, companyId, asked)
  const found = suppliers.map(({ id, name, status }) => ({ id, name, status }))
  return foundOf(found, { all: () => countSuppliers(db, companyId, asked) })
}

async function findRequests({ db, companyId, asked, now }: Search) {
  const requests = await listRequests(db, companyId, asked)
  const [factsOf, outcomeOf] = await Promise.all([readRowFacts(db, requests), readOutcomes(db, requests)])
  const found = requests.map(row => {
    const { id, buyer_name: name, amount, status } = toRequestSeller(row, factsOf(row), now)
    return { id, name, amount, status, ...outcomeOf(row) }
  })
  const countIn = (tab: CollectionTab) => () =>
    countRequests(db, companyId, { search_word: asked.search_word, status: collectionTabs[tab] })
  return foundOf(found, { request: countIn('request'), decided: countIn('decided'), history: countIn('history') })
}

async function findDrafts({ db, companyId, asked, now }: Search) {
  const { rows, count } = await listDrafts(db, companyId, asked, now)
  const drafts = await toDraftSummaries(db, companyId, rows)
  const found = drafts.map(({ id, supplier_name, file_name, amount, updated_at }) => ({
    id,
    name: supplier_name ?? file_name,
    amount,
    updated_at,
  }))
  return foundOf(found, { all: async () => count })
}

async function findRequestDrafts({ db, companyId, asked, now }: Search) {
  const { rows, count } = await listRequestDrafts(db, companyId, asked, now)
  const drafts = await toRequestDraftSummaries(db, companyId, rows)
  const found = drafts.map(({ id, buyer_name, file_name, amount, updated_at }) => ({
    id,
    name: buyer_name ?? file_name,
    amount,
    updated_at,
  }))
  return foundOf(found, { all: async () => count })
}
