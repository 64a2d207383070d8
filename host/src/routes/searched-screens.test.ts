import '../testing/page.ts'
import { remoteNamed, remoteOf } from '../environment/remote-names.ts'
import { screens } from '../layout/search/screens.ts'
import { handlesOf, type RemoteModule } from '@invoice-card/remote'
import { join } from 'node:path'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import { routes } from './routes.tsx'

/** As each remote's sources have them: no import, which would bake the remote into the host. */
const routesOf = (remote: string): RouteObject[] =>
  jest.requireActual<RemoteModule>(join(import.meta.dirname, '../../..', remote, 'src/routes.tsx')).routes

test.each(screens.map(screen => [screen.path, screen] as const))(
  'the search offers %s, a screen with that title',
  (path, { title, remote }) => {
    expect(remoteOf(path)).toBe(remote)
    const table = remote ? [{ path: remoteNamed(remote).prefix, children: routesOf(remote.replace('_', '-')) }] : routes
    const matches = matchRoutes(table, path) ?? []
    expect(handlesOf(matches.map(({ route }) => ({ handle: route.handle }))).at(-1)?.title).toBe(title)
  },
)

test('no screen is offered twice', () => {
  expect(new Set(screens.map(({ path }) => path)).size).toBe(screens.length)
})
