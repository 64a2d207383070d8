/**
 * What the host starts with: all of the package but the query cache. Screens behind the sign-in import the package
 * itself.
 */
export { providePublicEnvironment, publicEnvironment, type PublicEnvironment } from './environment.ts'
export { idle } from './idle.ts'
export { handlesOf, type RemoteModule, type RouteHandle } from './module.ts'
