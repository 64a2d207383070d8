import { createClient } from '@invoice-card/api-client'
import { oauth } from '@invoice-card/contracts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

const calls = createClient(oauth)

/** Programs of other companies that act for the user. */
export const programsQuery = queryOptions({
  queryKey: ['users', 'externalIntegrations'],
  queryFn: ({ signal }) => calls.listExternalIntegrations({}, { signal }),
})

/** Takes the access away from a program; the list is loaded again, whatever became of it. */
export function useEndProgram() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (clientId: string) => calls.endExternalIntegration({ params: { clientId } }),
    onSettled: () => client.invalidateQueries({ queryKey: programsQuery.queryKey }),
  })
}
