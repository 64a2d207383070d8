import type { EnvironmentPage, PageRemote, RemoteName } from '../page.ts'

/**
 * The data block as it stands in the page, where each byte is fetched before anything else. A script is written once:
 * the host's come first, then those of the remotes, in their order, and the n-th has the n-th hash of the page's policy
 * (decision 0154).
 */
export interface PageBlock extends Omit<EnvironmentPage, 'host' | 'remotes' | 'preload' | 'integrity'> {
  readonly host: BlockRelease
  readonly remotes: Readonly<Record<RemoteName, BlockRemote>>
}

/** A release in the data block: its version, its scripts, and which of them its screens need. */
export interface BlockRelease {
  readonly version: string
  /** Names without `.js`, with a space between each two. */
  readonly scripts: string
  /** In whose folders the first of them are, and how many in each; the others are in that of this release. */
  readonly earlier?: readonly (readonly [version: string, count: number])[]
  /** Scripts of all its screens, in characters: see `firstCharacter`. */
  readonly files?: string
  /**
   * Its screens, with a space between each two: the pattern of its path, which has neither the prefix nor `^/` in front
   * and no `/?$` behind, a comma, and its scripts in characters.
   */
  readonly pages?: string
}

/** A remote in the data block: its release, and what the host needs before the remote is loaded. */
export interface BlockRemote extends BlockRelease, Pick<PageRemote, 'prefix' | 'flowTitle' | 'menu'> {
  /** So many of its scripts are fetched at once: the entry, and those of the exposed module. */
  readonly first: number
}

/** Grows with each change of the block that hosts from before cannot read; a build of the host says which it reads. */
export const blockForm = 2

/** The forms that are written: a set with a host from before can be changed, and one with a newer host rolled back. */
export const blockForms = [1, blockForm] as const
export type BlockForm = (typeof blockForms)[number]

/** Code of the character that stands for the first script of the host; those of the remote follow the host's last. */
export const firstCharacter = 64

/** URL folder of an application's releases, by its name in module federation. */
export const folderOf = (name: string): string => `/releases/${name.replaceAll('_', '-')}/`

/** Name of a remote's toggle: its folder without `remote-`. */
export const toggleOf = (name: string): string => name.slice('remote_'.length).replaceAll('_', '-')
