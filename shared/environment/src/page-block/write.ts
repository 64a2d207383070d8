import type { EnvironmentPage, PageRemote, RemoteName } from '../page.ts'
import {
  blockForm,
  firstCharacter,
  folderOf,
  toggleOf,
  type BlockForm,
  type BlockRelease,
  type PageBlock,
} from './block.ts'
import { inForm1 } from './form-1.ts'

interface WrittenBlock {
  /** Text of the data block. */
  readonly block: string
  /** With these the script sources of the page's policy have to begin. */
  readonly hashes: readonly string[]
}

/**
 * Writes the block that `readBlock` reads, or that of form 1. @throws Error for what could not be read again: a script
 * of no release, one without a hash, a second one of a name, a name with a space, and screens of no remote.
 */
export function writeBlock(page: EnvironmentPage, form: BlockForm = blockForm): WrittenBlock {
  const { host, remotes, preload, integrity, toggles, ...others } = page
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
  const stray = Object.keys(integrity).find(url => !urls.includes(url))
  if (stray !== undefined) unlisted(stray)
  const prefixes = [null, ...Object.values(remotes).map(({ prefix }) => prefix)]
  const unknown = preload.find(({ prefix }) => !prefixes.includes(prefix))
  if (unknown) throw new Error(`No remote of the page has the prefix ${unknown.prefix}, but screens have`)
  const charactersOf = charactersBy(preload.flatMap(({ pages }) => pages.flatMap(({ files }) => files)))
  const preloadOf = (prefix: string | null, urls: readonly string[]) => {
    const found = preload.find(one => one.prefix === prefix)
    return found && preloadIn(found, characters => charactersOf(characters, urls))
  }
  const block: PageBlock = {
    ...others,
    // What is on is not written.
    toggles: Object.fromEntries(Object.entries(toggles).filter(([, state]) => state !== 'on')),
    host: { version: host.version, ...scriptsIn(host.version, ofHost), ...preloadOf(null, ofHost) },
    remotes: Object.fromEntries(
      ofRemotes.map(({ name, remote, urls }) => {
        const { entry: _, files: _files, toggle: _toggle, ...declared } = remote
        return [
          name as RemoteName,
          {
            ...declared,
            first: firstOf(remote).length,
            ...scriptsIn(remote.version, urls),
            ...preloadOf(remote.prefix, [...ofHost, ...urls]),
          },
        ]
      }),
    ),
  }
  return {
    // `</script>` and comment openers cannot occur inside a script element's text.
    block: JSON.stringify(form === 1 ? inForm1(block, page, urls) : block).replace(/</g, '\\u003c'),
    hashes: urls.map(url => integrity[url] || unlisted(url)),
  }
}

/**
 * Lists of scripts in characters: each is the place of a script among those given. Of a screen, scripts that few others
 * need come first, so that the ends of many lists are alike. @param used by all screens, each as often as it is needed.
 */
function charactersBy(used: readonly string[]) {
  const counts = new Map<string, number>()
  for (const url of used) counts.set(url, (counts.get(url) ?? 0) + 1)
  return (files: readonly string[], urls: readonly string[]): string =>
    files
      .toSorted((a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0))
      .map(url => String.fromCharCode(firstCharacter + placeOf(url, urls)))
      .join('')
}

function placeOf(url: string, urls: readonly string[]): number {
  const place = urls.indexOf(url)
  return place < 0 ? unlisted(url) : place
}

const preloadIn = (
  { prefix, files, pages }: EnvironmentPage['preload'][number],
  charactersOf: (files: readonly string[]) => string,
): Pick<BlockRelease, 'files' | 'pages'> => ({
  files: charactersOf(files),
  pages: pages.map(({ pattern, files }) => `${bare(pattern, prefix)},${charactersOf(files)}`).join(' '),
})

/** None where another release has the scripts of a remote. */
const firstOf = ({ entry, files }: PageRemote) => (entry === '' ? [] : [entry, ...files])

/** Whichever folder a loader asks for a script in, its name says which one is meant. */
function named(urls: readonly string[]): readonly string[] {
  const again = urls.find((url, index) => urls.findIndex(other => nameOf(other) === nameOf(url)) < index)
  if (again !== undefined) throw new Error(`Another script of the page has the name of ${again}`)
  const spaced = urls.find(url => url.includes(' '))
  if (spaced !== undefined) throw new Error(`${spaced} has a space in its name`)
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
  return { scripts: urls.map(nameOf).join(' '), ...(earlier.length > 0 && { earlier }) }
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b))
const versionOf = (url: string) => url.split('/').at(-2) ?? ''
const nameOf = (url: string) => url.slice(url.lastIndexOf('/') + 1, -'.js'.length)

function bare(pattern: string, prefix: string | null): string {
  if (prefix !== null && pattern === `^/${prefix}/?$`) return ''
  const start = prefix === null ? '^/' : `^/${prefix}/`
  const text = pattern.slice(start.length, -'/?$'.length)
  const isWhole = pattern === `${start}${text}/?$` && (prefix === null || text !== '')
  if (isWhole && !/[ ,]/.test(text)) return text
  throw new Error(`A pattern of the page is ${start}…/?$, without spaces and commas, not ${pattern}`)
}

function unlisted(url: string): never {
  throw new Error(`${url} is no script of the page's releases, or has no hash there`)
}
