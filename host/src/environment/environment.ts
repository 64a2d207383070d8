import type { PublicEnvironment, RemoteName } from '@invoice-card/remote/base'

/** One remote as this document was born with it. */
export interface RemoteRelease {
  readonly version: string
  /** URL of the remote entry. */
  readonly entry: string
  /** URLs of the exposed module's files, fetched together with the entry. */
  readonly files: readonly string[]
}

/** `by_company`: on, but not for every company; the server knows for which. */
export type ToggleState = 'on' | 'off' | 'by_company'

/** What the environment page carries; composed and signed by ops. */
export interface Environment extends PublicEnvironment {
  /** Grows by one with each change of the environment. */
  readonly sequence: number
  readonly host: { readonly version: string }
  readonly remotes: { readonly [Name in RemoteName]?: RemoteRelease }
  /** The scripts of the host's (no prefix) and each remote's screens, by the text of a regular expression for their path. */
  readonly preload: readonly { readonly prefix: string | null, readonly pages: readonly { readonly pattern: string, readonly files: readonly string[] }[] }[]
  /** The document that runs the analytics containers; null where they are off. */
  readonly analyticsFrame: string | null
  /** New requests, and those that are out: these go on while new ones are off. */
  readonly toggles: { readonly collections: ToggleState, readonly collections_existing: ToggleState }
  /** Integrity value of every script by its path, e.g. `/releases/host/1.0.0-1a2b3c4d/host.js`. */
  readonly integrity: Readonly<Record<string, string>>
}
export type ToggleName = keyof Environment['toggles']

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

/** `remote_payments@1.0.0-1a2b3c4d5e`, as operators read it. */
export const versionedName = (name: RemoteName | 'host'): string =>
  `${name}@${(name === 'host' ? environment.host : environment.remotes[name])?.version ?? 'none'}`
