import { UnreachableError } from '@invoice-card/api-client'
import { onSessionCleared } from '@invoice-card/session'
import { hashKey, onlineManager, QueryClient, type QueryKey } from '@tanstack/react-query'
import { userInformationQuery } from './user-information.ts'

const isOnline = () => onlineManager.isOnline()

/** The one query cache of the document; a fresh one per test. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // By default TanStack Query holds back what is asked off the line: a screen would wait for ever instead of
        // saying what is wrong.
        networkMode: 'always',
        // Implied by the default mode alone: what failed or got old off the line is asked again when the line is back.
        refetchOnReconnect: true,
        // What is shown stays as it is meanwhile: loading it again could only fail.
        refetchOnMount: isOnline,
        refetchOnWindowFocus: isOnline,
        staleTime: 10_000,
        // A refusal will not change by asking again; a lost connection may, unless the browser knows that it is gone.
        retry: (failures, error) => error instanceof UnreachableError && failures < 2 && isOnline(),
      },
      // Held back, a change would be made when the line is back, though the user saw nothing, gave it up or is
      // elsewhere.
      mutations: { networkMode: 'always', retry: false },
    },
  })

/** The cache of this document. Queries that are not on screen are removed when the session ends. */
export const queryClient: QueryClient = createQueryClient()

const clientsOfRemotes = new Map<string, QueryClient>()

/** What this package asks for is parsed by its one copy, the host's: the answer is everybody's. */
const keyOfUser = hashKey(userInformationQuery.queryKey)

/**
 * The cache as a remote has it, e.g. `remote_suppliers`. What a remote asks for or sets has an entry of its own under
 * each key, so that it never reads what the schema of another release has parsed. Filters go over the entries of all:
 * `invalidateQueries({ queryKey: ['payments'] })` has every application ask again (docs/decisions/0185).
 */
export function queryClientOf(remote: string): QueryClient {
  const known = clientsOfRemotes.get(remote)
  if (known) return known
  const queryKeyHashFn = (queryKey: QueryKey) => {
    const key = hashKey(queryKey)
    return key === keyOfUser ? key : remote + key
  }
  const { queries, ...defaultOptions } = queryClient.getDefaultOptions()
  const client = new QueryClient({
    queryCache: queryClient.getQueryCache(),
    mutationCache: queryClient.getMutationCache(),
    defaultOptions: { ...defaultOptions, queries: { ...queries, queryKeyHashFn } },
  })
  clientsOfRemotes.set(remote, client)
  return client
}

// What a change has answered is set where it was made; under the same key the others have what was before it.
queryClient.getQueryCache().subscribe(({ query, ...event }) => {
  if (event.type !== 'updated' || event.action.type !== 'success' || !event.action.manual) return
  void queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true, predicate: other => other !== query })
})

// Data shown to one user must not be there for the next. What is on screen goes with the layout: removed under it, it
// would be asked for again at once, without a session.
onSessionCleared(() => queryClient.removeQueries({ type: 'inactive' }))
