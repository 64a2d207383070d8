import { createClient, isRefusal } from '@invoice-card/api-client'
import { oauth } from '@invoice-card/contracts'
import { queryOptions } from '@tanstack/react-query'

const calls = createClient(oauth)

/** Programs of other companies that act for the user. */
export const programsQuery = queryOptions({
  queryKey: ['users', 'externalIntegrations'],
  queryFn: ({ signal }) => calls.listExternalIntegrations({}, { signal }),
})

/** Takes the access away from a program. */
export async function endProgram(clientId: string): Promise<void> {
  try {
    await calls.endExternalIntegration({ params: { clientId } })
  } catch (error) {
    // Ended in another tab, by the program itself, or by a call whose answer was lost: it is what was wanted.
    if (!isRefusal(error, 'external_integration_not_found')) throw error
  }
}
