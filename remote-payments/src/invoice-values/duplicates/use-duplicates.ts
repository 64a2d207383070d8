import type { InvoiceSummary } from '@invoice-card/contracts'
import { isAwaitingBuyer } from '@invoice-card/domain'
import { formatYen } from '@invoice-card/ui'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { messages as words } from './messages.ts'
import { sameDayQuery, sameInvoiceQuery, similarPaymentsQuery, type DuplicateQuery } from './queries.ts'

/** What says that payments, or requests to pay, are like a document. */
export interface Duplicates {
  readonly texts: readonly string[]
  /** Those payments by their ids; null stands for a question that failed. */
  readonly ids: readonly (number | null)[]
}

/** Of each of several documents what is like it. */
export function useDuplicates(documents: readonly DuplicateQuery[]) {
  const { found, isFailed, settle } = useFound(documents.flatMap(queriesOf))
  const duplicatesOf = (document: DuplicateQuery): Duplicates => {
    const similar = found(similarPaymentsQuery(document))
    const isNamed = ({ id }: InvoiceSummary) => similar.some(named => named.id === id)
    const otherAmounts = found(sameInvoiceQuery(document)).filter(({ amount }) => amount !== document.amount)
    const otherNumbers = found(sameDayQuery(document)).filter(invoice => !isNamed(invoice))
    const amounts = [...new Set(otherAmounts.map(({ amount }) => formatYen(amount)))].join('、')
    const isUncompared = queriesOf(document).some(isFailed)
    return {
      texts: [
        ...textsOn(similar, document.number === '' ? words.sameAmount : words.sameNumber),
        ...textsOn(otherAmounts, what => words.otherAmount(what, amounts)),
        ...textsOn(otherNumbers, words.sameDay),
        ...(isUncompared ? [`${words.notCompared}${words.check}`] : []),
      ],
      ids: [...[...similar, ...otherAmounts, ...otherNumbers].map(({ id }) => id), ...(isUncompared ? [null] : [])],
    }
  }
  return {
    duplicatesOf,
    /** Resolves once every question has its answer, or has failed once more: `duplicatesOf` then knows all of it. */
    settle,
  }
}

const queriesOf = (document: DuplicateQuery) => [
  similarPaymentsQuery(document),
  sameInvoiceQuery(document),
  sameDayQuery(document),
]
type Query = ReturnType<typeof queriesOf>[number]

/** Asks each question once, though several documents may have it. */
function useFound(queries: readonly Query[]) {
  const queryClient = useQueryClient()
  const asked = queries.filter(({ enabled }) => enabled === true)
  const byKey = new Map(asked.map(query => [JSON.stringify(query.queryKey), query]))
  useQueries({ queries: [...byKey.values()] })
  // From the cache, where they are also between two renders.
  const stateOf = ({ queryKey }: Query) => queryClient.getQueryState<{ invoices: InvoiceSummary[] }>(queryKey)
  const isAnswered = (query: Query) => stateOf(query)?.data !== undefined
  return {
    found: (query: Query): readonly InvoiceSummary[] => stateOf(query)?.data?.invoices ?? [],
    isFailed: (query: Query): boolean => {
      const state = stateOf(query)
      return state?.status === 'error' && state.data === undefined
    },
    settle: async (): Promise<void> => {
      const open = [...byKey.values()].filter(query => !isAnswered(query))
      await Promise.allSettled(open.map(query => queryClient.fetchQuery(query)))
    },
  }
}

const textsOn = (invoices: readonly InvoiceSummary[], titleOf: typeof words.sameNumber): readonly string[] =>
  invoices.length === 0 ? [] : [`${titleOf(invoices.every(isAwaitingBuyer) ? 'requests' : 'payments')}。${words.check}`]
