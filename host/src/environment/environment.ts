import type { PublicEnvironment, RemoteName } from '@invoice-card/remote'

/** One remote as this document was born with it. */
export interface RemoteRelease {
  readonly version: string
  /** URL of the remote entry. */
  readonly entry: string
  /** URLs of the exposed module's files, fetched together with the entry. */
  readonly files: readonly string[]
}

/** What the environment page carries; composed and signed by ops. */
export interface Environment extends PublicEnvironment {
  /** Grows by one with each change of the environment. */
  readonly sequence: number
  readonly host: { readonly version: string }
  readonly remotes: { readonly [Name in RemoteName]?: RemoteRelease }
  readonly toggles: { readonly collections: boolean }
  /** Integrity value of every script by its path, e.g. `/releases/host/1.0.0-1a2b3c4d/host.js`. */
  readonly integrity: Readonly<Record<string, string>>
}

/** Id of the JSON data block in the page. */
const elementId = 'environment'

/** @throws when the page carries no environment: it was not composed by ops. */
function readEnvironment(): Environment {
  const element = document.getElementById(elementId)
  if (!element) throw new Error(`The page has no #${elementId}: serve the page that ops composes`)
  return JSON.parse(element.textContent) as Environment
}

/** The environment of this document; it never changes while the document lives. */
export const environment: Environment = readEnvironment()
