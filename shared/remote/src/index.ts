export * from './base.ts'
export { createQueryClient, queryClient } from './query-client.ts'
