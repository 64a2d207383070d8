import { queryOptions } from '@tanstack/react-query'
import { userCalls } from '../common/security-settings.ts'

export const userInformationQuery = queryOptions({
  queryKey: ['users', 'information'],
  queryFn: ({ signal }) => userCalls.getUserInformation({}, { signal }),
})
