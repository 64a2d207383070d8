import type { EnvironmentPage, RemoteName } from '@invoice-card/environment'
import { readPage, replacePage } from '@invoice-card/environment/page'
import { integrityOf } from '@invoice-card/environment/verify'
import { OpsError } from '../applications.ts'
import { remoteOnPage } from '../environment/page/page-data.ts'
import { ownUrlOf } from '../environment/page/script-urls.ts'
import { firstScripts } from '../release/release.ts'
import { bannerScript } from './banner.ts'
import type { DevBuild } from './build.ts'

/**
 * The page of an environment with another build of one remote; nothing else of it changes. @param host of the dev edge.
 */
export function devPage(html: string, build: DevBuild, host: string): string {
  const page = pageIn(html)
  const banner = bannerScript(build.name, build.version, host)
  const name = build.federation_name as RemoteName
  const replaced = [page.remotes[name]?.prefix, build.remote.prefix]
  const isInPage = ([url]: [string, string]) => !url.startsWith(`/releases/${build.name}/`)
  const shown: EnvironmentPage = {
    ...page,
    remotes: {
      ...page.remotes,
      [name]: remoteOnPage(build, file => ownUrlOf(build, file)),
    },
    preload: [
      ...page.preload.filter(({ prefix }) => prefix === null || !replaced.includes(prefix)),
      { prefix: build.remote.prefix, files: firstScripts(build).map(file => ownUrlOf(build, file)), pages: [] },
    ],
    integrity: { ...Object.fromEntries(Object.entries(page.integrity).filter(isInPage)), ...integritiesOf(build) },
  }
  return replacePage(html, shown, [integrityOf(banner)]).replace('</body>', () => `<script>${banner}</script>\n</body>`)
}

function pageIn(html: string): EnvironmentPage {
  try {
    return readPage(html)
  } catch (cause) {
    throw new OpsError('What the environment answers is no page of it', { cause })
  }
}

const integritiesOf = (build: DevBuild): Record<string, string> =>
  Object.fromEntries(
    [...build.files]
      .filter(([file]) => file.endsWith('.js'))
      .map(([file, content]) => [ownUrlOf(build, file), integrityOf(content)]),
  )
