import { environmentElementId, type EnvironmentPage } from '@invoice-card/environment'

/** A published build that has everything in it. URLs are those of its files. */
export interface MonolithRelease extends Pick<EnvironmentPage, 'preload' | 'integrity'> {
  readonly entry: string
}

const dataBlock = new RegExp(`(?<=<script type="application/json" id="${environmentElementId}">)[^]*?(?=</script>)`)
const hostScript = /<script [^>]*src="\/releases\/host\/[^>]*><\/script>\n/
const sourceAndHash = /src="[^"]+" integrity="[^"]+"/

export const readPageData = (page: string): EnvironmentPage => JSON.parse(found(page, dataBlock)) as EnvironmentPage

/**
 * The live environment page with the monolith's scripts in place of host and remotes: same preloads, same policy, same
 * everything else.
 */
export function monolithPage(livePage: string, { entry, preload, integrity }: MonolithRelease): string {
  const data = readPageData(livePage)
  const script = found(livePage, hostScript)
  found(script, sourceAndHash)
  // What the remotes declare stays: the menu and the guard read it.
  const monolithData: EnvironmentPage = { ...data, preload, integrity }
  return Object.values(data.integrity)
    .reduce((page, hash) => page.replace(` '${hash}'`, ''), livePage)
    .replace(
      'script-src',
      () =>
        `script-src ${Object.values(integrity)
          .map(hash => `'${hash}'`)
          .join(' ')}`,
    )
    .replace(dataBlock, () => JSON.stringify(monolithData).replace(/</g, '\\u003c'))
    .replace(hostScript, () =>
      script.replace(sourceAndHash, () => `src="${entry}" integrity="${integrity[entry] ?? ''}"`),
    )
}

function found(page: string, pattern: RegExp): string {
  const [text] = pattern.exec(page) ?? []
  if (text === undefined)
    throw new Error(`The environment page no longer has ${pattern}: adapt the monolith's page to what ops composes`)
  return text
}
