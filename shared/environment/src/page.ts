import type { RemoteDeclaration } from './remote-declaration.ts'
import type { FeatureName, ToggleState } from './toggle.ts'
import type { DocumentVariant } from './variant.ts'

/** Name of a remote in module federation, e.g. `remote_payments`. */
export type RemoteName = `remote_${string}`

/** One remote as this document was born with it. */
export interface PageRemote extends Pick<RemoteDeclaration, 'prefix' | 'flowTitle' | 'menu'> {
  readonly version: string
  /** URL of the remote entry. */
  readonly entry: string
  /** URLs of the exposed module's files, fetched together with the entry. */
  readonly files: readonly string[]
  /** Name of its toggle. */
  readonly toggle: string
}

/** What open documents ask for (`GET /environment.json`): which set is live, and what it switches off. */
export interface LiveEnvironment {
  /** Grows by one with each change of the environment. */
  readonly sequence: number
  readonly toggles: Readonly<Record<FeatureName, ToggleState>>
}

/**
 * The environment of a page: written by ops, read by the host. In the page it is shorter (`PageBlock`), and the hashes
 * stand in the policy alone.
 */
export interface EnvironmentPage extends LiveEnvironment {
  readonly name: string
  /** Which of the environment's pages this is; stable where it has one. */
  readonly variant: DocumentVariant
  readonly host: { readonly version: string }
  readonly remotes: Readonly<Record<RemoteName, PageRemote>>
  /**
   * The scripts of the host's (no prefix) and each remote's screens, by the text of a regular expression for their
   * path.
   */
  readonly preload: readonly {
    readonly prefix: string | null
    /** URLs of what any of its screens needs. */
    readonly files: readonly string[]
    readonly pages: readonly { readonly pattern: string; readonly files: readonly string[] }[]
  }[]
  readonly links: {
    readonly operationManual: string
    readonly faq: string
    readonly contact: string
    readonly privacyPolicy: string
  }
  /** Origin of the card document, e.g. `http://localhost:3002`. */
  readonly cardFrameOrigin: string
  /** Public key that the card frame sends to the token endpoint. */
  readonly tokenApiKey: string
  /** The document that runs the analytics containers; null where they are off. */
  readonly analyticsFrame: string | null
  /** Integrity value of every script by its path, e.g. `/releases/host/1.0.0-1a2b3c4d/host.js`. */
  readonly integrity: Readonly<Record<string, string>>
}
