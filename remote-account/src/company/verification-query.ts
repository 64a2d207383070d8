import { queryOptions } from '@tanstack/react-query'
import { verificationCalls } from '../common/calls.ts'

/** How far the company's verification is. */
export const verificationQuery = queryOptions({
  queryKey: ['users', 'verification'],
  queryFn: ({ signal }) => verificationCalls.getVerification({}, { signal }),
})
