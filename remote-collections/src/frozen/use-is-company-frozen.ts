import { queryOptions, useQuery } from '@tanstack/react-query'
import { calls } from '../calls.ts'

const userInformationQuery = queryOptions({
  queryKey: ['users', 'information'],
  retry: false,
  queryFn: ({ signal }) => calls.users.getUserInformation({}, { signal }),
})

/** Whether the company that is signed in is frozen (decision 0128); false as long as nobody knows. */
export const useIsCompanyFrozen = (): boolean => useQuery(userInformationQuery).data?.is_company_frozen === true
