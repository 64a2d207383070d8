import { bus } from '@invoice-card/events'
import { createBrowserRouter } from 'react-router-dom'
import { isOutdated } from '../environment/watch.ts'
import { discoverRemoteRoutes } from '../remotes/discover.ts'
import { startNavigationTimer } from '../remotes/navigation-timer.ts'
import { setRouter } from '../reports/route.ts'
import { setNavigationTarget } from '../remotes/reload-once.ts'
import { retryable } from '../remotes/retryable-routes.tsx'
import { routes } from '../routes/routes.tsx'

type Router = ReturnType<typeof createBrowserRouter>

/** The one router of the document. */
export function createRouter(): Router {
  const router = createBrowserRouter(retryable(routes, 'host'), { patchRoutesOnNavigation: discoverRemoteRoutes })
  setNavigationTarget(() => wantedPath(router))
  setRouter(router)
  countPatience(router)
  moveOverToNewerSet(router)
  return router
}

function wantedPath(router: Router): string | undefined {
  const { location } = router.state.navigation
  return location && location.pathname + location.search + location.hash
}

function countPatience(router: Router): void {
  let last: unknown
  router.subscribe(({ navigation: { location } }) => {
    if (location !== last) startNavigationTimer()
    last = location
  })
}

/**
 * When a newer set is live, the next change of area loads it as a new document, unless something typed or passed on
 * would be lost.
 */
function moveOverToNewerSet(router: Router): void {
  let isUnsaved = false
  bus.on('unsavedWork', work => {
    isUnsaved = work.isUnsaved
  })
  router.subscribe(({ navigation, location }) => {
    const target = navigation.location
    if (!target || !isOutdated() || isUnsaved || target.state) return
    if (areaOf(target.pathname) !== areaOf(location.pathname)) window.location.assign(wantedPath(router)!)
  })
}

const areaOf = (pathname: string) => pathname.split('/')[1]
