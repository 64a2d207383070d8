import type { PageRemote, RemoteName } from '@invoice-card/environment'
import { environment } from './environment.ts'

/** The remotes of this environment. */
export const remoteNames = Object.keys(environment.remotes) as RemoteName[]

/** What the environment says of a remote, as its release declares it. @throws for one that is not in it. */
export function remoteNamed(name: RemoteName): PageRemote {
  const remote = environment.remotes[name]
  if (!remote) throw new Error(`${name} is not in the environment ${environment.name}`)
  return remote
}

/** The remote that shows a path, by its first segment. */
export function remoteOf(path: string): RemoteName | undefined {
  const [, segment] = path.split(/[/?#]/)
  return remoteNames.find(name => remoteNamed(name).prefix === segment)
}
