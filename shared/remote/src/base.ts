/** What the host starts with: all of the package but the query cache. Screens behind the sign-in import the package itself. */
export { providePublicEnvironment, publicEnvironment, type PublicEnvironment } from './environment.ts'
export { handlesOf, remotePrefixes, type RemoteModule, type RemoteName, type RouteHandle } from './module.ts'
