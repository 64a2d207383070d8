import type { ResponseOf, search } from '@invoice-card/contracts'
import {
  collectionTabOf,
  invoiceDisplayId,
  paymentDetailPath,
  paymentStatusWords,
  requestStatusWords,
  supplierStatusNames,
} from '@invoice-card/domain'
import { formatDate, formatYen } from '@invoice-card/ui'
import { paths } from '../../navigation/paths.ts'
import type { FoundScreen } from './find-screens.ts'
import { searchMessages as messages } from './messages.ts'

/** One line that a search found, or the way to more of its kind. */
interface Hit {
  readonly key: string
  readonly to: string
  readonly title: string
  readonly facts: string
  readonly isMore?: true
}
export interface HitGroup {
  readonly name: string
  readonly hits: readonly Hit[]
  /** There are more than are shown, and no list that has them all. */
  readonly hasMore: boolean
}

type Found = ResponseOf<typeof search.searchCompany>

const facts = (...parts: string[]) => parts.join('　')

/** What was found by a word, by kind; a kind of which nothing was found is left out. */
export const groupsOf = ({ payments, suppliers, requests, drafts, request_drafts }: Found, word: string): HitGroup[] =>
  [
    {
      name: messages.groups.payments,
      hasMore: payments.has_more,
      hits: payments.rows.map(row => ({
        key: `payment-${row.id}`,
        to: paymentDetailPath(row),
        title: row.name,
        facts: facts(invoiceDisplayId(row.id), formatYen(row.amount), paymentStatusWords(row).label),
      })),
    },
    {
      name: messages.groups.suppliers,
      hasMore: suppliers.has_more,
      hits: suppliers.rows.map(({ id, name, status }) => ({
        key: `supplier-${id}`,
        to: `/suppliers/${id}`,
        title: name,
        facts: supplierStatusNames[status],
      })),
    },
    {
      name: messages.groups.requests,
      hasMore: requests.has_more,
      hits: requests.rows.map(({ id, name, amount, status, ...end }) => ({
        key: `request-${id}`,
        to: `/collections/${collectionTabOf({ status })}/${id}`,
        title: name,
        facts: facts(invoiceDisplayId(id), formatYen(amount), requestStatusWords(status, end).label),
      })),
    },
    draftsGroup(drafts, 'drafts', paths.payments.getHref('draft'), word),
    draftsGroup(request_drafts, 'requestDrafts', paths.collections.getHref('draft'), word),
  ].filter(({ hits }) => hits.length > 0)

/** Drafts are all in one list, which is searched by the same word; an older API finds none. */
function draftsGroup(
  { rows, has_more }: Found['drafts'] = { rows: [], has_more: false },
  kind: 'drafts' | 'requestDrafts',
  list: string,
  word: string,
): HitGroup {
  const hits = rows.map(({ id, name, amount, updated_at }) => ({
    key: `${kind}-${id}`,
    to: `${list}/${id}`,
    title: name ?? messages.unnamed[kind],
    facts: facts(
      amount === null ? messages.noAmount : formatYen(amount),
      messages.updated(formatDate(updated_at, { withWeekday: false })),
    ),
  }))
  const more = {
    key: `${kind}-more`,
    to: `${list}?${new URLSearchParams({ q: word })}`,
    title: messages.moreDrafts,
    facts: '',
    isMore: true,
  } as const
  return { name: messages.groups[kind], hasMore: false, hits: has_more ? [...hits, more] : hits }
}

/** Screens of the product stand below what the company has. */
export const screensGroup = (screens: readonly FoundScreen[]): HitGroup[] =>
  screens.length === 0
    ? []
    : [
        {
          name: messages.groups.screens,
          hasMore: false,
          hits: screens.map(({ path, title, area }) => ({ key: path, to: path, title, facts: area })),
        },
      ]
