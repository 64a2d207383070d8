import type { DraftSummary } from '@invoice-card/contracts'
import { japanDay, listFileName } from '@invoice-card/domain'
import { conditionParameters, csvFile, type ListHandle } from '@invoice-card/list'
import { serverNow } from '@invoice-card/session'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { calls } from '../calls.ts'
import { applicationOfDraft } from '../draft/application-of-draft.ts'
import { draftListKey } from '../draft/deletion/remove-from-page.ts'
import { messages } from './messages.ts'

const orders = {
  changed: { sort: 'updated_at', order: 'desc' },
  changedFirst: { sort: 'updated_at', order: 'asc' },
  due: { sort: 'due_date', order: 'asc' },
  amountHigh: { sort: 'amount', order: 'desc' },
  amountLow: { sort: 'amount', order: 'asc' },
} as const satisfies Readonly<Record<keyof typeof messages.orders, object>>

const conditions = { numbers: ['amount_min', 'amount_max'], texts: ['due_date_from', 'due_date_to'] } as const

type ListSelection = Pick<ListHandle, 'word' | 'order' | 'narrowing'>

/** The definition offers these orders only. */
const parametersOf = ({ word, order, narrowing }: ListSelection) => ({
  ...conditionParameters({ word, narrowing }, conditions),
  ...orders[order as keyof typeof orders],
})

/** One page of the drafts; the page before stays while the next one loads. */
export const draftListQuery = ({ pageParameters, word, order, narrowing }: ListHandle) =>
  queryOptions({
    queryKey: [...draftListKey, pageParameters, word, order, narrowing],
    queryFn: ({ signal }) =>
      calls.drafts.listDrafts(
        { query: { ...pageParameters, ...parametersOf({ word, order, narrowing }) } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

// A company has a hundred drafts at most: one answer holds all of them, and the file needs no call of its own.
const allPages = { from: 0, size: 100 }

/** All pages of the list as a file that is made here (decision 0034). */
export async function makeDraftsFile(asked: ListSelection) {
  const { drafts } = await calls.drafts.listDrafts({ query: { ...parametersOf(asked), ...allPages } })
  return fileOf(drafts)
}

/** Drafts as a file that is made here. */
export const fileOf = (drafts: readonly DraftSummary[]) =>
  csvFile(
    listFileName(messages.csv.list, '', serverNow()),
    messages.csv.columns,
    drafts.map(({ updated_at, expires_at, ...draft }) => ({
      ...draft,
      updated_at: japanDay(new Date(updated_at)),
      expires_at: japanDay(new Date(expires_at)),
    })),
  )

/** What opening a draft puts into the flow: the draft and all that it names, or nothing. */
export const draftApplicationQuery = (id: number) =>
  queryOptions({
    queryKey: ['drafts', id],
    queryFn: async ({ signal }) =>
      applicationOfDraft(await calls.drafts.getDraft({ params: { id } }, { signal }), calls),
    staleTime: 0,
    gcTime: 0,
  })
