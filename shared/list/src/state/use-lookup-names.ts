import { isRefusal } from '@invoice-card/api-client'
import { useQueries } from '@tanstack/react-query'
import { nameQueryOf, type ListLookup } from './lookup.ts'
import { listMessages as words } from './messages.ts'

/** The names of the ids that a list is narrowed to; where there is no name, or not yet, words that say why. */
export function useLookupNames(
  lookups: readonly ListLookup[],
  narrowing: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const answers = useQueries({ queries: lookups.map(lookup => nameQueryOf(lookup, narrowing[lookup.name] ?? '')) })
  return Object.fromEntries(
    lookups.map(({ name }, index) => [name, answers[index]?.data ?? nameless(answers[index]?.error)]),
  )
}

function nameless(error: Error | null | undefined): string {
  if (isRefusal(error) && error.httpStatus === 404) return words.noName
  return error ? words.nameFailed : words.nameLoading
}
