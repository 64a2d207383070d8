import type { UseQueryResult } from '@tanstack/react-query'
import { messages } from './messages.ts'

type FeeQuery<Fee> = Pick<UseQueryResult<Fee>, 'data' | 'error' | 'isFetching' | 'isPlaceholderData'>

/** What is made of the fee that the user sees; else why it cannot be agreed to: it is loading, or is not there. */
export function withFee<Fee, Made>(
  { data, error, isFetching, isPlaceholderData }: FeeQuery<Fee>,
  make: (fee: Fee) => Made,
): Made | string | { readonly loading: string } {
  // The fee of another amount may still be shown.
  if (data !== undefined && !isPlaceholderData) return make(data)
  return isFetching ? { loading: messages.loading } : messages.notPaid[error ? 'failed' : 'waiting']
}
