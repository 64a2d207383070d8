/** What the benchmark needs of the data block in the environment page (host/src/environment). */
export interface PageData {
  readonly remotes: Readonly<Record<string, { readonly entry: string }>>
  readonly preload: readonly Preload[]
  readonly integrity: Readonly<Record<string, string>>
}
interface Preload { readonly prefix: string | null, readonly files: readonly string[], readonly pages: readonly { readonly pattern: string, readonly files: readonly string[] }[] }

/** A published build that has everything in it. URLs are those of its files. */
export interface MonolithRelease {
  readonly entry: string
  readonly pages: Preload['pages']
  readonly integrity: PageData['integrity']
}

const dataBlock = /(?<=<script type="application\/json" id="environment">)[^]*?(?=<\/script>)/
const hostScripts = /(?:<script defer src="\/releases\/host\/[^>]*><\/script>\n)+/

export const readPageData = (page: string): PageData => JSON.parse(found(page, dataBlock)) as PageData

/** The live environment page with the monolith's scripts in place of host and remotes: same preloads, same policy, same everything else. */
export function monolithPage(livePage: string, { entry, pages, integrity }: MonolithRelease): string {
  const data = readPageData(livePage)
  const monolithData: PageData = { ...data, remotes: {}, preload: [{ prefix: null, files: [], pages }], integrity }
  const withoutFederated = Object.values(data.integrity).reduce((page, hash) => page.replace(` '${hash}'`, ''), livePage)
  found(livePage, hostScripts)
  return withoutFederated
    .replace('script-src', () => `script-src ${Object.values(integrity).map(hash => `'${hash}'`).join(' ')}`)
    .replace(dataBlock, () => JSON.stringify(monolithData).replace(/</g, '\\u003c'))
    .replace(hostScripts, () => `<script defer src="${entry}" integrity="${integrity[entry] ?? ''}" crossorigin="anonymous"></script>\n`)
}

function found(page: string, pattern: RegExp): string {
  const [text] = pattern.exec(page) ?? []
  if (text === undefined) throw new Error(`The environment page no longer has ${pattern}: adapt the monolith's page to what ops composes`)
  return text
}
