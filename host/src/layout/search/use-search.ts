import { createClient } from '@invoice-card/api-client'
import { search } from '@invoice-card/contracts'
import {
  invoiceDisplayId,
  paymentDetailPath,
  paymentStatusWords,
  requestStatusWords,
  supplierStatusNames,
  collectionTabOf,
} from '@invoice-card/domain'
import { useDebouncedValue } from '@invoice-card/form'
import { formatYen } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { searchMessages as messages } from './messages.ts'

const client = createClient(search)

/** One line that a search found. */
interface Hit {
  readonly key: string
  readonly to: string
  readonly title: string
  readonly facts: string
}
export interface HitGroup {
  readonly name: string
  readonly hits: readonly Hit[]
  readonly hasMore: boolean
}

type Found = Awaited<ReturnType<typeof client.searchCompany>>

const facts = (...parts: string[]) => parts.join('　')

const groupsOf = ({ payments, suppliers, requests }: Found): HitGroup[] =>
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
      hits: requests.rows.map(({ id, name, amount, status }) => ({
        key: `request-${id}`,
        to: `/collections/${collectionTabOf({ status })}/${id}`,
        title: name,
        facts: facts(invoiceDisplayId(id), formatYen(amount), requestStatusWords(status).label),
      })),
    },
  ].filter(({ hits }) => hits.length > 0)

/** What the company has with a word in it, asked for once the typing pauses. An older answer is not shown. */
export function useSearch(typed: string) {
  const word = typed.trim()
  const asked = useDebouncedValue(word)
  const isAsked = asked !== '' && asked === word && word.length <= 100
  const query = useQuery({
    queryKey: ['search', asked],
    queryFn: ({ signal }) => client.searchCompany({ query: { search_word: asked } }, { signal }),
    enabled: isAsked,
  })
  const groups = isAsked && query.data ? groupsOf(query.data) : []
  return {
    word,
    groups,
    isLoading: word !== '' && word.length <= 100 && (!isAsked || query.isPending) && !query.isError,
    isFailed: isAsked && query.isError,
    retry: () => void query.refetch(),
  }
}
