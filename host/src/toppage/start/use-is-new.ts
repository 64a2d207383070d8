import { knownStatsAtom, type UserStats } from '@invoice-card/session'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useAvailability } from '../../remotes/availability.ts'
import { firstDueQuery } from '../due/queries.ts'

const ofPayments: readonly (keyof UserStats)[] = [
  'paymentsActionRequired',
  'paymentsReview',
  'paymentsReserved',
  'paymentsHistory',
  'paymentsWaiting',
  'paymentsDraft',
]
const ofRequests: readonly (keyof UserStats)[] = [
  'collectionsRequest',
  'collectionsDecided',
  'collectionsHistory',
  'collectionsDraft',
]

/** Whether the company is known to have paid nothing, asked nobody, and begun neither. */
export function useIsNew(): boolean {
  const known = useAtomValue(knownStatsAtom)
  const hasRequests = useAvailability('remote_collections') === true
  const isEmpty = [...ofPayments, ...(hasRequests ? ofRequests : [])].every(name => known[name] === 0)
  // A program may have prepared payments, which no count has.
  const { data } = useQuery({ ...firstDueQuery, enabled: isEmpty })
  return isEmpty && data?.days.length === 0
}
