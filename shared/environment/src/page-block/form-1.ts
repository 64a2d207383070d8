import type { EnvironmentPage, RemoteName } from '../page.ts'
import type { BlockRelease, BlockRemote, PageBlock } from './block.ts'

/** The data block as hosts of form 1 read it. They are written for still, so that a set can be rolled back to one. */
export interface BlockOfForm1 extends Omit<PageBlock, 'host' | 'remotes'> {
  readonly host: Listed<BlockRelease>
  readonly remotes: Readonly<Record<RemoteName, Listed<BlockRemote>>>
  /** Scripts are numbers, as in the policy; a pattern has no `^/` in front and no `/?$` behind. */
  readonly preload: readonly (readonly [
    prefix: string | null,
    files: readonly number[],
    ...pages: readonly (readonly [pattern: string, ...files: number[]])[],
  ])[]
}

type Listed<Release extends BlockRelease> = Omit<Release, 'scripts' | 'files' | 'pages'> & {
  /** Names without `.js`. */
  readonly scripts: readonly string[]
}

/** @param urls of all scripts, in the order of their hashes. */
export function inForm1(
  { host, remotes, ...others }: PageBlock,
  { toggles, preload }: EnvironmentPage,
  urls: readonly string[],
): BlockOfForm1 {
  const numbersOf = (files: readonly string[]) => files.map(url => urls.indexOf(url))
  return {
    ...others,
    toggles,
    host: listed(host),
    remotes: Object.fromEntries(Object.entries(remotes).map(([name, remote]) => [name, listed(remote)])),
    preload: preload.map(({ prefix, files, pages }) => [
      prefix,
      numbersOf(files),
      ...pages.map(({ pattern, files }) => [pattern.slice('^/'.length, -'/?$'.length), ...numbersOf(files)] as const),
    ]),
  }
}

function listed<Release extends BlockRelease>(release: Release): Listed<Release> {
  const { scripts, files: _files, pages: _pages, ...others } = release
  return { ...others, scripts: scripts ? scripts.split(' ') : [] }
}
