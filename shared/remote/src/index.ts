export * from './base.ts'
export { FeaturesContext, useFeatures, type Features } from './features.ts'
export { createQueryClient, queryClient } from './query-client.ts'
export { useIsCompanyFrozen, userInformationQuery, useUserInformation } from './user-information.ts'
