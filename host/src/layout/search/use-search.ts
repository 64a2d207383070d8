import { createClient } from '@invoice-card/api-client'
import { maxSearchWordLength, search } from '@invoice-card/contracts'
import { useDebouncedValue } from '@invoice-card/form'
import { useQuery } from '@tanstack/react-query'
import { useScreenSearch } from './find-screens.ts'
import { groupsOf, screensGroup } from './hit-groups.ts'

const client = createClient(search)

/**
 * What the company has with a word in it, asked for once the typing pauses, and the product's screens of that name. An
 * older answer is not shown.
 */
export function useSearch(typed: string) {
  const word = typed.trim()
  const asked = useDebouncedValue(word)
  const isAsked = asked !== '' && asked === word && word.length <= maxSearchWordLength
  const query = useQuery({
    queryKey: ['search', asked],
    queryFn: ({ signal }) => client.searchCompany({ query: { search_word: asked } }, { signal }),
    enabled: isAsked,
  })
  const findScreens = useScreenSearch()
  const groups =
    isAsked && !query.isPending
      ? [...(query.data ? groupsOf(query.data, asked) : []), ...screensGroup(findScreens(asked))]
      : []
  return {
    word,
    groups,
    isLoading: word !== '' && word.length <= maxSearchWordLength && (!isAsked || query.isPending) && !query.isError,
    isFailed: isAsked && query.isError,
    retry: () => void query.refetch(),
  }
}
