import { UnreachableError } from '@invoice-card/api-client'
import { QueryClient } from '@tanstack/react-query'

/** The one query cache of the document; a fresh one per test. */
export const createQueryClient = (): QueryClient => new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      // A refusal will not change by asking again; a lost connection may.
      retry: (failures, error) => error instanceof UnreachableError && failures < 2,
    },
    mutations: { retry: false },
  },
})

export const queryClient: QueryClient = createQueryClient()
