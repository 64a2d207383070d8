import { remotePrefixes, type RemoteModule, type RemoteName } from '@invoice-card/remote'
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime'
import { environment } from '../environment/environment.ts'
import { isRemoteOn } from '../environment/toggles.ts'
import { reportError } from './report.ts'
import { warmUp } from './warm-up.ts'

/** The remote whose screens lie under a path, or null. */
export function remoteAt(pathname: string): RemoteName | null {
  const prefix = pathname.split('/')[1]
  const entry = Object.entries(remotePrefixes).find(([, remotePrefix]) => remotePrefix === prefix)
  return entry ? entry[0] as RemoteName : null
}

/** The remote is switched off or not part of this environment. */
export class RemoteOffError extends Error { override name = 'RemoteOffError' }

/** The remote is part of this environment but did not load; trying again may help. */
export class RemoteUnavailableError extends Error { override name = 'RemoteUnavailableError' }

/** Milliseconds until the error view is shown; a late answer is used by the retry. */
const patienceMs = 2500
const loaded = new Map<RemoteName, Promise<RemoteModule>>()

/**
 * Loads a remote's routes once; a failed load is forgotten, so calling again tries again.
 * @throws RemoteOffError, RemoteUnavailableError
 */
export async function loadRemoteModule(name: RemoteName): Promise<RemoteModule> {
  const release = environment.remotes[name]
  if (!release || !isRemoteOn(name)) throw new RemoteOffError(`${name} is not part of set ${environment.sequence}`)
  const loading = loaded.get(name) ?? load(name, release.entry)
  loaded.set(name, loading)
  try {
    return await withPatience(loading)
  }
  catch (cause) {
    loaded.delete(name)
    const error = new RemoteUnavailableError(`${name}@${release.version} did not load`, { cause })
    reportError(error, name)
    throw error
  }
}

let failures = 0

async function load(name: RemoteName, entry: string): Promise<RemoteModule> {
  if (failures > 0) forgetFailedEntry(name, entry)
  try {
    const module = await loadRemote<RemoteModule>(`${name}/routes`)
    if (!module?.routes) throw new Error(`${name}/routes exports no routes`)
    return module
  }
  catch (error) {
    failures += 1
    throw error
  }
}

/** The runtime remembers a failed entry for ever; registering the remote anew makes it fetch again. */
function forgetFailedEntry(name: RemoteName, entry: string) {
  registerRemotes([{ name, entry: new URL(entry, location.origin).href, type: 'global', entryGlobalName: name }], { force: true })
}

function withPatience<T>(work: Promise<T>): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  const timer = setTimeout(() => reject(new Error(`No answer within ${patienceMs} ms`)), patienceMs)
  work.then(resolve, reject).finally(() => clearTimeout(timer))
  return promise
}

/** Fetches a remote's entry and routes into the browser's cache, e.g. when its menu item is hovered. Never fails. */
export function prefetchRemote(name: RemoteName): void {
  const release = environment.remotes[name]
  if (release && isRemoteOn(name)) warmUp([release.entry, ...release.files])
}

/** Warms up all remotes that are on, once the browser is idle. */
export function prefetchRemotesWhenIdle(): void {
  const later = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 1000))
  later(() => { for (const name of Object.keys(remotePrefixes) as RemoteName[]) prefetchRemote(name) })
}
