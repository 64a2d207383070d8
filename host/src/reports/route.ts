import type { createBrowserRouter } from 'react-router-dom'
import { versionedName } from '../environment/environment.ts'
import { remoteOf } from '../environment/remote-names.ts'

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state'>

let router: Router | undefined

/** The router reports on which screen something happened, and where it leads. Called once, when it is there. */
export const setRouter = (created: Router): void => {
  router = created
}

/**
 * Pattern of the current screen's route, e.g. `/payments/review/:id`: an address may hold what nobody else is to read.
 */
export function currentRoute(): string {
  const pattern = router?.state.matches.flatMap(({ route }) => route.path ?? []).join('/')
  return pattern === undefined ? `/${location.pathname.split('/')[1] ?? ''}` : `/${pattern}`
}

/** The screen that is shown: the release it comes from, and its route. */
export const currentScreen = () => ({
  release: versionedName(remoteOf(location.pathname) ?? 'host'),
  route: currentRoute(),
})

/** Fragment of the address that is being navigated to: the request that a loader gets comes without it. */
export const wantedHash = (): string => router?.state.navigation.location?.hash ?? ''
