import { withoutRows } from '@invoice-card/list'
import type { QueryClient } from '@tanstack/react-query'
import type { calls } from '../../calls.ts'

/** What the keys of all pages of drafts begin with. */
export const draftListKey = ['drafts', 'list'] as const

/** Takes deleted drafts off the page on screen, which need not be answered again for that. */
export const removeFromPage = (client: QueryClient, ids: readonly number[]) =>
  client.setQueriesData<Awaited<ReturnType<typeof calls.drafts.listDrafts>>>(
    { queryKey: draftListKey, type: 'active' },
    page => {
      const left = page && withoutRows(page.drafts, page.count, ids)
      return left && { drafts: left.rows, count: left.total }
    },
  )
