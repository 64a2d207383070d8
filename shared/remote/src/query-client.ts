import { UnreachableError } from '@invoice-card/api-client'
import { onSessionCleared } from '@invoice-card/session'
import { onlineManager, QueryClient } from '@tanstack/react-query'

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

// Data shown to one user must not be there for the next. What is on screen goes with the layout: removed under it, it
// would be asked for again at once, without a session.
onSessionCleared(() => queryClient.removeQueries({ type: 'inactive' }))
