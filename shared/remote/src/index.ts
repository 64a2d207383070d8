export { providePublicEnvironment, publicEnvironment, type PublicEnvironment } from './environment.ts'
export { handlesOf, remotePrefixes, type RemoteModule, type RemoteName, type RouteHandle } from './module.ts'
export { createQueryClient, queryClient } from './query-client.ts'
