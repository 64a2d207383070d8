import type { EnvironmentPage, PageRemote, RemoteName } from '../page.ts'
import { firstCharacter, folderOf, toggleOf, type BlockRelease, type BlockRemote, type PageBlock } from './block.ts'

/** The environment of a page. @param block text of its data block. @param policy its Content-Security-Policy. */
export function readBlock(block: string, policy: string): EnvironmentPage {
  const { host, remotes, ...others } = JSON.parse(block) as PageBlock
  const ofHost = urlsOf('host', host)
  const ofRemotes = Object.entries(remotes).map(([name, remote]) => ({ name, remote, urls: urlsOf(name, remote) }))
  const hashes = policy.match(/sha\d+-[^']+/g) ?? []
  return {
    ...others,
    host: { version: host.version },
    remotes: Object.fromEntries(
      ofRemotes.map(({ name, remote, urls }) => [name as RemoteName, readRemote(name, remote, urls)]),
    ),
    preload: [
      ...readPreload(host, null, ofHost),
      ...ofRemotes.flatMap(({ remote, urls }) => readPreload(remote, remote.prefix, [...ofHost, ...urls])),
    ],
    integrity: Object.fromEntries(
      [...ofHost, ...ofRemotes.flatMap(({ urls }) => urls)].map((url, number) => [url, hashes[number] ?? '']),
    ),
  }
}

function readRemote(name: string, remote: BlockRemote, urls: readonly string[]): PageRemote {
  const { first, scripts: _, earlier: _earlier, files: _files, pages: _pages, ...declared } = remote
  const [entry = '', ...files] = urls.slice(0, first)
  return { ...declared, entry, files, toggle: toggleOf(name) }
}

/** @param urls of the host's scripts, then of those of the remote. */
function readPreload(
  { files, pages }: BlockRelease,
  prefix: string | null,
  urls: readonly string[],
): EnvironmentPage['preload'] {
  if (files === undefined) return []
  const named = (characters: string) => [...characters].map(one => urls[one.charCodeAt(0) - firstCharacter] ?? '')
  const rows = pages ? pages.split(' ').map(page => page.split(',')) : []
  return [
    {
      prefix,
      files: named(files),
      pages: rows.map(([pattern = '', characters = '']) => ({
        pattern: `^/${[prefix, pattern].filter(Boolean).join('/')}/?$`,
        files: named(characters),
      })),
    },
  ]
}

function urlsOf(name: string, { version, scripts, earlier = [] }: BlockRelease): string[] {
  const versions = earlier.flatMap(([folder, count]) => Array<string>(count).fill(folder))
  const names = scripts ? scripts.split(' ') : []
  return names.map((script, index) => `${folderOf(name)}${versions[index] ?? version}/${script}.js`)
}
