import type { InvoiceSummary } from '@invoice-card/contracts'
import { isAwaitingBuyer } from '@invoice-card/domain'
import { useQueries } from '@tanstack/react-query'
import { messages as words } from './messages.ts'
import { sameDayQuery, similarPaymentsQuery, type DuplicateQuery } from './queries.ts'

/** Of each of several documents what says that payments, or requests to pay, are like it. */
export function useDuplicates(documents: readonly DuplicateQuery[]): (document: DuplicateQuery) => readonly string[] {
  const found = useFound(documents.flatMap(document => [similarPaymentsQuery(document), sameDayQuery(document)]))
  return document => {
    const similar = found(similarPaymentsQuery(document))
    const otherNumbers = found(sameDayQuery(document)).filter(({ id }) => !similar.some(named => named.id === id))
    return [
      ...textsOn(similar, document.number === '' ? words.sameAmount : words.sameNumber),
      ...textsOn(otherNumbers, words.sameDay),
    ]
  }
}

type Query = ReturnType<typeof similarPaymentsQuery> | ReturnType<typeof sameDayQuery>

const keyOf = ({ queryKey }: Query) => JSON.stringify(queryKey)

/** Asks each question once, though several documents may have it. */
function useFound(queries: readonly Query[]): (query: Query) => readonly InvoiceSummary[] {
  const byKey = new Map(queries.map(query => [keyOf(query), query]))
  const keys = [...byKey.keys()]
  const answers = useQueries({ queries: [...byKey.values()] })
  return query => answers[keys.indexOf(keyOf(query))]?.data?.invoices ?? []
}

const textsOn = (invoices: readonly InvoiceSummary[], titleOf: typeof words.sameNumber): readonly string[] =>
  invoices.length === 0 ? [] : [`${titleOf(invoices.every(isAwaitingBuyer) ? 'requests' : 'payments')}。${words.check}`]
