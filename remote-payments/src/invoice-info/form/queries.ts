import { queryOptions } from '@tanstack/react-query'
import { calls } from '../../calls.ts'

/** How a transfer carries a name that it can carry; not asked for an empty one. */
export const holderKanaQuery = (name: string) =>
  queryOptions({
    queryKey: ['accounts', 'holderKana', name],
    queryFn: ({ signal }) => calls.accounts.convertHolderKana({ body: { name } }, { signal }),
    enabled: name !== '',
    staleTime: Infinity,
  })
