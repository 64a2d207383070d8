import type { EnvironmentPage, PageRemote, RemoteName } from '../page.ts'
import { folderOf, toggleOf, type BlockRelease, type BlockRemote, type PageBlock } from './block.ts'

/** The environment of a page. @param block text of its data block. @param policy its Content-Security-Policy. */
export function readBlock(block: string, policy: string): EnvironmentPage {
  const { host, remotes, preload, ...others } = JSON.parse(block) as PageBlock
  const urls = Object.entries({ host, ...remotes }).flatMap(([name, release]) => urlsOf(name, release))
  const hashes = policy.match(/sha\d+-[^']+/g) ?? []
  const named = (numbers: readonly number[]) => numbers.map(number => urls[number] ?? '')
  return {
    ...others,
    host: { version: host.version },
    remotes: Object.fromEntries(
      Object.entries(remotes).map(([name, remote]) => [name as RemoteName, readRemote(name, remote)]),
    ),
    preload: preload.map(([prefix, files, ...pages]) => ({
      prefix,
      files: named(files),
      pages: pages.map(([pattern, ...files]) => ({ pattern: `^/${pattern}/?$`, files: named(files) })),
    })),
    integrity: Object.fromEntries(urls.map((url, number) => [url, hashes[number] ?? ''])),
  }
}

function readRemote(name: string, { first, ...release }: BlockRemote): PageRemote {
  const { scripts: _, earlier: _earlier, ...declared } = release
  const [entry = '', ...files] = urlsOf(name, release).slice(0, first)
  return { ...declared, entry, files, toggle: toggleOf(name) }
}

function urlsOf(name: string, { version, scripts, earlier = [] }: BlockRelease): string[] {
  const versions = earlier.flatMap(([folder, count]) => Array<string>(count).fill(folder))
  return scripts.map((script, index) => `${folderOf(name)}${versions[index] ?? version}/${script}.js`)
}
