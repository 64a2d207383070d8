import type { EnvironmentPage, PageRemote, RemoteName } from '../page.ts'
import { type BlockRelease, folderOf, toggleOf, type PageBlock } from './block.ts'

interface WrittenBlock {
  /** Text of the data block. */
  readonly block: string
  /** With these the script sources of the page's policy have to begin. */
  readonly hashes: readonly string[]
}

/**
 * Writes the block that `readBlock` reads. @throws Error for a script of no release, one without a hash, and a second
 * one of a name.
 */
export function writeBlock({ host, remotes, preload, integrity, ...others }: EnvironmentPage): WrittenBlock {
  const scriptsOf = (name: string, version: string, first: readonly string[]) => {
    const ofName = Object.keys(integrity).filter(url => url.startsWith(folderOf(name)) && !first.includes(url))
    const isOwn = (url: string) => Number(versionOf(url) === version)
    const byFolder = (a: string, b: string) => isOwn(a) - isOwn(b) || compare(versionOf(a), versionOf(b))
    return named([...first, ...ofName.toSorted(byFolder)])
  }
  const ofHost = scriptsOf('host', host.version, [])
  const ofRemotes = Object.entries(remotes).map(([name, remote]) => {
    if (remote.toggle !== toggleOf(name)) throw new Error(`The toggle of ${name} is ${remote.toggle}`)
    return { name, remote, urls: scriptsOf(name, remote.version, firstOf(remote)) }
  })
  const urls = [...ofHost, ...ofRemotes.flatMap(({ urls }) => urls)]
  const numbers = new Map(urls.map((url, number) => [url, number]))
  const numbersOf = (files: readonly string[]) => files.map(url => numbers.get(url) ?? unlisted(url))
  const stray = Object.keys(integrity).find(url => !numbers.has(url))
  if (stray !== undefined) unlisted(stray)
  const block: PageBlock = {
    ...others,
    host: { version: host.version, ...scriptsIn(host.version, ofHost) },
    remotes: Object.fromEntries(
      ofRemotes.map(({ name, remote, urls }) => {
        const { entry: _, files: _files, toggle: _toggle, ...declared } = remote
        return [name as RemoteName, { ...declared, first: firstOf(remote).length, ...scriptsIn(remote.version, urls) }]
      }),
    ),
    preload: preload.map(({ prefix, files, pages }) => [
      prefix,
      numbersOf(files),
      ...pages.map(({ pattern, files }) => [bare(pattern), ...numbersOf(files)] as const),
    ]),
  }
  return {
    // `</script>` and comment openers cannot occur inside a script element's text.
    block: JSON.stringify(block).replace(/</g, '\\u003c'),
    hashes: urls.map(url => integrity[url] || unlisted(url)),
  }
}

/** None where another release has the scripts of a remote. */
const firstOf = ({ entry, files }: PageRemote) => (entry === '' ? [] : [entry, ...files])

/** Whichever folder a loader asks for a script in, its name says which one is meant. */
function named(urls: readonly string[]): readonly string[] {
  const again = urls.find((url, index) => urls.findIndex(other => nameOf(other) === nameOf(url)) < index)
  if (again !== undefined) throw new Error(`Another script of the page has the name of ${again}`)
  return urls
}

function scriptsIn(version: string, urls: readonly string[]): Pick<BlockRelease, 'scripts' | 'earlier'> {
  const runs: [version: string, count: number][] = []
  for (const folder of urls.map(versionOf)) {
    const run = runs.at(-1)
    if (run?.[0] === folder) run[1] += 1
    else runs.push([folder, 1])
  }
  const earlier = runs.at(-1)?.[0] === version ? runs.slice(0, -1) : runs
  return { scripts: urls.map(nameOf), ...(earlier.length > 0 && { earlier }) }
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b))
const versionOf = (url: string) => url.split('/').at(-2) ?? ''
const nameOf = (url: string) => url.slice(url.lastIndexOf('/') + 1, -'.js'.length)

function bare(pattern: string): string {
  const [, text] = /^\^\/(.*)\/\?\$$/.exec(pattern) ?? []
  if (text === undefined) throw new Error(`A pattern of the page is ^/…/?$, not ${pattern}`)
  return text
}

function unlisted(url: string): never {
  throw new Error(`${url} is no script of the page's releases, or has no hash there`)
}
