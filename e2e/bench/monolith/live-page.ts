/** What the benchmark needs of the data block in the environment page (host/src/environment). */
export interface PageData {
  readonly remotes: Readonly<Record<string, { readonly entry: string }>>
  readonly preload: readonly Preload[]
  readonly integrity: Readonly<Record<string, string>>
}

/** The scripts of an area (`prefix` is null for the host's screens) and of each of its screens. */
export interface Preload {
  readonly prefix: string | null
  readonly files: readonly string[]
  readonly pages: readonly { readonly pattern: string, readonly files: readonly string[] }[]
}

/** A published build that has everything in it. URLs are those of its files. */
export interface MonolithRelease extends Pick<PageData, 'preload' | 'integrity'> { readonly entry: string }

const dataBlock = /(?<=<script type="application\/json" id="environment">)[^]*?(?=<\/script>)/
const hostScript = /<script [^>]*src="\/releases\/host\/[^>]*><\/script>\n/
const sourceAndHash = /src="[^"]+" integrity="[^"]+"/

export const readPageData = (page: string): PageData => JSON.parse(found(page, dataBlock)) as PageData

/** The live environment page with the monolith's scripts in place of host and remotes: same preloads, same policy, same everything else. */
export function monolithPage(livePage: string, { entry, preload, integrity }: MonolithRelease): string {
  const data = readPageData(livePage)
  const script = found(livePage, hostScript)
  found(script, sourceAndHash)
  const monolithData: PageData = { ...data, remotes: {}, preload, integrity }
  return Object.values(data.integrity).reduce((page, hash) => page.replace(` '${hash}'`, ''), livePage)
    .replace('script-src', () => `script-src ${Object.values(integrity).map(hash => `'${hash}'`).join(' ')}`)
    .replace(dataBlock, () => JSON.stringify(monolithData).replace(/</g, '\\u003c'))
    .replace(hostScript, () => script.replace(sourceAndHash, () => `src="${entry}" integrity="${integrity[entry] ?? ''}"`))
}

function found(page: string, pattern: RegExp): string {
  const [text] = pattern.exec(page) ?? []
  if (text === undefined) throw new Error(`The environment page no longer has ${pattern}: adapt the monolith's page to what ops composes`)
  return text
}
