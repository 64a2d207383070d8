import { isFinal } from '@invoice-card/domain'
import { queryOptions } from '@tanstack/react-query'
import { paymentQuery } from '../existing-payment/payment-query.ts'

// An examiner works for minutes.
const pollMs = 60_000

/** A payment that is asked for again until nothing can change of it, while its tab is seen. */
export const watchedPaymentQuery = (id: number) =>
  queryOptions({
    ...paymentQuery(id),
    refetchInterval: ({ state: { data } }) => (data && !isFinal(data) ? pollMs : false),
  })
