import type { EnvironmentPage, PageRemote, RemoteName } from '../page.ts'

/**
 * The data block as it stands in the page, where each byte is fetched before anything else. A script is written once;
 * lists of scripts are numbers: the host's scripts come first, then those of the remotes, in their order. The n-th
 * script has the n-th hash of the page's policy (decision 0154).
 */
export interface PageBlock extends Omit<EnvironmentPage, 'host' | 'remotes' | 'preload' | 'integrity'> {
  readonly host: BlockRelease
  readonly remotes: Readonly<Record<RemoteName, BlockRemote>>
  readonly preload: readonly (readonly [
    prefix: string | null,
    files: readonly number[],
    /** A pattern has no `^/` in front and no `/?$` behind. */
    ...pages: readonly (readonly [pattern: string, ...files: number[]])[],
  ])[]
}

/** A release in the data block: its version and its scripts, in the order of their numbers. */
export interface BlockRelease {
  readonly version: string
  /** Names without `.js`. */
  readonly scripts: readonly string[]
  /** In whose folders the first of them are, and how many in each; the others are in that of this release. */
  readonly earlier?: readonly (readonly [version: string, count: number])[]
}

/** A remote in the data block: its release, and what the host needs before the remote is loaded. */
export interface BlockRemote extends BlockRelease, Pick<PageRemote, 'prefix' | 'flowTitle' | 'menu'> {
  /** So many of its scripts are fetched at once: the entry, and those of the exposed module. */
  readonly first: number
}

/** URL folder of an application's releases, by its name in module federation. */
export const folderOf = (name: string): string => `/releases/${name.replaceAll('_', '-')}/`

/** Name of a remote's toggle: its folder without `remote-`. */
export const toggleOf = (name: string): string => name.slice('remote_'.length).replaceAll('_', '-')
