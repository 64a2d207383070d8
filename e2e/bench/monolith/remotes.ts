import type { EnvironmentPage } from '@invoice-card/environment'
import { join } from 'node:path'
import { repositoryRoot } from '../../environment.ts'

export interface Remote {
  /** Name in module federation. */
  readonly name: string
  readonly prefix: string
  /** Absolute path of the module that it exposes. */
  readonly routes: string
}

/** The live remotes and where their sources are. */
export const remotesOf = ({ remotes }: EnvironmentPage): Remote[] =>
  Object.entries(remotes).map(([name, { entry, prefix }]) => {
    const [, , folder = ''] = entry.split('/')
    return { name, prefix, routes: join(repositoryRoot, folder, 'src/routes.tsx') }
  })

/**
 * Takes the place of host/src/remotes/federation.ts: the remotes' routes become ordinary lazy chunks of the host.
 * As a data URL, because a source that imports four applications would be forbidden to everybody else too.
 */
export const remotesModule = (remotes: readonly Remote[]): string =>
  `data:text/javascript,${encodeURIComponent(`
const routes = {
${remotes.map(({ name, routes }) => `${name}: () => import(${JSON.stringify(routes)}),`).join('\n')}
}
export const federation = { loadRemote: id => routes[id.split('/')[0]]() }
`)}`
