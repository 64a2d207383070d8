import { queryOptions } from '@tanstack/react-query'
import { cardCalls } from '../common/credit-cards.ts'

const pollMs = 2_000

/** How saving a card ended; asked again while the card company has not answered. */
export const registrationQuery = (id: string) =>
  queryOptions({
    queryKey: ['cardRegistration', id],
    queryFn: ({ signal }) => cardCalls.getCardRegistration({ params: { id } }, { signal }),
    // Never from the cache: an earlier visit may have seen it pending.
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.status === 'pending' ? pollMs : false),
  })
