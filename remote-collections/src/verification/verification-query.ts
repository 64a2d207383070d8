import { queryOptions } from '@tanstack/react-query'
import { calls } from '../calls.ts'

/** Whether the company may ask others for money: it has shown that it is the one of the register. */
export const verificationQuery = queryOptions({
  queryKey: ['users', 'verification'],
  queryFn: ({ signal }) => calls.verification.getVerification({}, { signal }),
})
