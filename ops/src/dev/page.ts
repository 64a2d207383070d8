import { environmentElementId, type EnvironmentPage, type RemoteName } from '@invoice-card/environment'
import { OpsError } from '../applications.ts'
import { attribute, jsonData } from '../environment/page/compose.ts'
import { remoteOnPage, urlOf } from '../environment/page/page-data.ts'
import { firstScripts } from '../release/release.ts'
import { integrityOf } from '../release/store.ts'
import { bannerScript } from './banner.ts'
import type { DevBuild } from './build.ts'

const dataBlock = new RegExp(`(<script type="application/json" id="${environmentElementId}">)(.*?)(</script>)`, 's')
const policyElement = /(<meta http-equiv="Content-Security-Policy" content=")([^"]*)(">)/

/**
 * The page of an environment with another build of one remote; nothing else of it changes. @param host of the dev edge.
 */
export function devPage(html: string, build: DevBuild, host: string): string {
  const [, , data] = dataBlock.exec(html) ?? []
  if (data === undefined || !policyElement.test(html)) {
    throw new OpsError('What the environment answers is no page of it')
  }
  const page = JSON.parse(data) as EnvironmentPage
  const banner = bannerScript(build.name, build.version, host)
  const isReplaced = ([url]: [string, string]) => url.startsWith(`/releases/${build.name}/`)
  const live = Object.entries(page.integrity)
  const replaced = new Set(live.filter(isReplaced).map(([, hash]) => hash))
  const scripts = integritiesOf(build)
  const shown: EnvironmentPage = {
    ...page,
    remotes: { ...page.remotes, [build.federation_name as RemoteName]: remoteOnPage(build) },
    preload: [
      ...page.preload.filter(({ prefix }) => prefix !== build.remote.prefix),
      { prefix: build.remote.prefix, files: firstScripts(build).map(file => urlOf(build, file)), pages: [] },
    ],
    integrity: { ...Object.fromEntries(live.filter(script => !isReplaced(script))), ...scripts },
  }
  const hashes = [integrityOf(banner), ...Object.values(scripts)]
  // By function: a replacement text would read `$` in scripts.
  return html
    .replace(dataBlock, (_, open: string, _data, close: string) => open + jsonData(shown) + close)
    .replace(
      policyElement,
      (_, open: string, policy: string, close: string) =>
        open + attribute(withScripts(decoded(policy), replaced, hashes)) + close,
    )
    .replace('</body>', () => `<script>${banner}</script>\n</body>`)
}

const integritiesOf = (build: DevBuild): Record<string, string> =>
  Object.fromEntries(
    [...build.files]
      .filter(([file]) => file.endsWith('.js'))
      .map(([file, content]) => [urlOf(build, file), integrityOf(content)]),
  )

function withScripts(policy: string, without: ReadonlySet<string>, hashes: readonly string[]): string {
  return policy
    .split('; ')
    .map(directive => {
      const [name, ...values] = directive.split(' ')
      if (name !== 'script-src') return directive
      const others = values.filter(value => !without.has(value.slice(1, -1)))
      return [name, ...others, ...hashes.map(hash => `'${hash}'`)].join(' ')
    })
    .join('; ')
}

const decoded = (text: string) => text.replace(/&quot;/g, '"').replace(/&amp;/g, '&')
