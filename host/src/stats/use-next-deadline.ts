import { createClient } from '@invoice-card/api-client'
import { duePayments } from '@invoice-card/contracts'
import { daysLeft } from '@invoice-card/domain'
import { serverNow } from '@invoice-card/session'
import { useQuery } from '@tanstack/react-query'
import { useUserStats } from './use-user-stats.ts'

const client = createClient(duePayments)

/** From how many days before its end a deadline stands in the header. */
const shownDays = 3

/**
 * The nearest end of what waits for the user, `YYYY-MM-DD` or an instant; null while none is near. Nobody is asked
 * while nothing waits.
 */
export function useNextDeadline(): string | null {
  const { paymentsActionRequired, paymentsWaiting } = useUserStats()
  const isAsked = paymentsActionRequired + paymentsWaiting > 0
  const { data } = useQuery({
    // Another count may be about another deadline.
    queryKey: ['nextDeadline', paymentsActionRequired, paymentsWaiting],
    queryFn: async ({ signal }) => (await client.listDuePayments({ query: { size: 1 } }, { signal })).next_deadline,
    enabled: isAsked,
  })
  if (!isAsked || !data) return null
  const left = daysLeft(data.until, serverNow())
  return left >= 0 && left <= shownDays ? data.until : null
}
