import type { EnvironmentPage, PageRemote, RemoteName } from '../page.ts'
import { type BlockRelease, folderOf, toggleOf, type PageBlock } from './block.ts'

interface WrittenBlock {
  /** Text of the data block. */
  readonly block: string
  /** With these the script sources of the page's policy have to begin. */
  readonly hashes: readonly string[]
}

/** What `readBlock` reads. @throws Error for a script outside the page's releases, and for one without a hash. */
export function writeBlock({ host, remotes, preload, integrity, ...others }: EnvironmentPage): WrittenBlock {
  const scriptsOf = (name: string, first: readonly string[]) => {
    const ofRelease = Object.keys(integrity).filter(url => url.startsWith(folderOf(name)))
    const urls = [...new Set([...first, ...ofRelease])]
    // Whichever folder a loader asks for a script in, its name says which one is meant.
    const again = urls.find((url, place) => urls.slice(0, place).some(other => nameOf(other) === nameOf(url)))
    return again === undefined ? urls : unlisted(again)
  }
  const ofHost = scriptsOf('host', [])
  const ofRemotes = Object.entries(remotes).map(([name, remote]) => {
    if (remote.toggle !== toggleOf(name)) throw new Error(`The toggle of ${name} is ${remote.toggle}`)
    return { name, remote, urls: scriptsOf(name, firstOf(remote)) }
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

function scriptsIn(version: string, urls: readonly string[]): Pick<BlockRelease, 'scripts' | 'earlier'> {
  const folders = [...new Set(urls.map(versionOf))].filter(folder => folder !== version)
  const earlier = folders.map(
    folder => [folder, ...urls.flatMap((url, place) => (versionOf(url) === folder ? [place] : []))] as const,
  )
  return {
    scripts: urls.map(nameOf),
    ...(earlier.length > 0 && { earlier }),
  }
}

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
