import type { ResponseOf, search } from '@invoice-card/contracts'
import {
  collectionTabLabels,
  collectionTabOf,
  invoiceDisplayId,
  paymentDetailPath,
  paymentStatusWords,
  paymentTabLabels,
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
      ...withLists(
        payments,
        payments.rows.map(row => ({
          key: `payment-${row.id}`,
          to: paymentDetailPath(row),
          title: row.name,
          facts: facts(invoiceDisplayId(row.id), formatYen(row.amount), paymentStatusWords(row).label),
        })),
        paymentLists,
        word,
      ),
    },
    {
      name: messages.groups.suppliers,
      ...withLists(
        suppliers,
        suppliers.rows.map(({ id, name, status }) => ({
          key: `supplier-${id}`,
          to: `/suppliers/${id}`,
          title: name,
          facts: supplierStatusNames[status],
        })),
        { all: { path: paths.suppliers.getHref(), label: '' } },
        word,
      ),
    },
    {
      name: messages.groups.requests,
      ...withLists(
        requests,
        requests.rows.map(({ id, name, amount, status, ...end }) => ({
          key: `request-${id}`,
          to: `/collections/${collectionTabOf({ status })}/${id}`,
          title: name,
          facts: facts(invoiceDisplayId(id), formatYen(amount), requestStatusWords(status, end).label),
        })),
        requestLists,
        word,
      ),
    },
    draftsGroup(drafts, 'drafts', paths.payments.getHref('draft'), word),
    draftsGroup(request_drafts, 'requestDrafts', paths.collections.getHref('draft'), word),
  ].filter(({ hits }) => hits.length > 0)

interface FoundList {
  readonly path: string
  /** Empty where the kind has this list alone. */
  readonly label: string
}
const paymentLists = {
  action_required: {
    path: `${paths.payments.getHref('review')}?tab=action-required`,
    label: paymentTabLabels.actionRequired,
  },
  review: { path: paths.payments.getHref('review'), label: paymentTabLabels.review },
  waiting: { path: paths.payments.getHref('waiting'), label: paymentTabLabels.waiting },
  reserved: { path: paths.payments.getHref('reserved'), label: paymentTabLabels.reserved },
  history: { path: paths.payments.getHref('history'), label: paymentTabLabels.history },
} as const
const requestLists = {
  request: { path: paths.collections.getHref('request'), label: collectionTabLabels.request },
  decided: { path: paths.collections.getHref('decided'), label: collectionTabLabels.decided },
  history: { path: paths.collections.getHref('history'), label: collectionTabLabels.history },
} as const

/** The hits of a kind and, where there are more, the way to each list that has some, searched by the word. */
function withLists<Name extends string>(
  { has_more, lists }: { has_more: boolean; lists?: readonly { name: Name; count: number }[] | undefined },
  hits: readonly Hit[],
  listOf: Readonly<Record<Name, FoundList>>,
  word: string,
): Pick<HitGroup, 'hits' | 'hasMore'> {
  if (!has_more || lists === undefined) return { hits, hasMore: has_more }
  const more = lists.map(({ name, count }) => {
    const { path, label } = listOf[name]
    const query = new URLSearchParams({ q: word })
    return {
      key: `${path}-more`,
      to: `${path}${path.includes('?') ? '&' : '?'}${query}`,
      title: messages.all(label, count),
      facts: '',
      isMore: true,
    } as const
  })
  return { hits: [...hits, ...more], hasMore: false }
}

/** Drafts are all in one list, which is searched by the same word; an older API finds none. */
function draftsGroup(
  found: Found['drafts'] = { rows: [], has_more: false },
  kind: 'drafts' | 'requestDrafts',
  list: string,
  word: string,
): HitGroup {
  const { rows, has_more, lists } = found
  const hits = rows.map(({ id, name, amount, updated_at }) => ({
    key: `${kind}-${id}`,
    to: `${list}/${id}`,
    title: name ?? messages.unnamed[kind],
    facts: facts(
      amount === null ? messages.noAmount : formatYen(amount),
      messages.updated(formatDate(updated_at, { withWeekday: false })),
    ),
  }))
  if (lists) return { name: messages.groups[kind], ...withLists(found, hits, { all: { path: list, label: '' } }, word) }
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
