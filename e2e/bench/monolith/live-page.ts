import type { EnvironmentPage } from '@invoice-card/environment'
import { readPage, replacePage } from '@invoice-card/environment/page'

/** A published build that has everything in it. URLs are those of its files. */
export interface MonolithRelease extends Pick<EnvironmentPage, 'preload' | 'integrity'> {
  readonly version: string
  readonly entry: string
}

const hostScript = /<script [^>]*src="\/releases\/host\/[^>]*><\/script>\n/
const sourceAndHash = /src="[^"]+" integrity="[^"]+"/

/**
 * The live environment page with the monolith's scripts in place of host and remotes: same preloads, same policy, same
 * everything else.
 */
export function monolithPage(livePage: string, { version, entry, preload, integrity }: MonolithRelease): string {
  const live = readPage(livePage)
  const script = found(livePage, hostScript)
  found(script, sourceAndHash)
  // What the remotes declare stays: the menu and the guard read it.
  const remotes = Object.fromEntries(
    Object.entries(live.remotes).map(([name, remote]) => [name, { ...remote, entry: '', files: [] }]),
  )
  return replacePage(livePage, { ...live, host: { version }, remotes, preload, integrity }).replace(hostScript, () =>
    script.replace(sourceAndHash, () => `src="${entry}" integrity="${integrity[entry] ?? ''}"`),
  )
}

function found(page: string, pattern: RegExp): string {
  const [text] = pattern.exec(page) ?? []
  if (text === undefined)
    throw new Error(`The environment page no longer has ${pattern}: adapt the monolith's page to what ops composes`)
  return text
}
