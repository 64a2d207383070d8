import { environmentElementId } from '@invoice-card/environment'
import { blockForms, writeBlock, type BlockForm } from '@invoice-card/environment/page'
import type { EnvironmentSet, UnservedSet } from '@invoice-card/environment/schema'
import { integrityOf } from '@invoice-card/environment/verify'
import { OpsError } from '../../applications.ts'
import { firstScripts, sharePicture, tabIcon, type Release } from '../../release/release.ts'
import { analyticsFrameUrl } from './analytics.ts'
import { contentSecurityPolicy } from './csp.ts'
import { firstScriptOf, inlineScriptsOf, oldBrowserScript, openedScript, overrideScript } from '../inline/scripts.ts'
import { isRemote, pageData, type PageVariant } from './page-data.ts'
import { ownUrlOf, pageUrlOf } from './script-urls.ts'

const title = '請求書カード払いオンライン'
const description = `${title}。支払先への請求書のお支払いを、お手持ちのクレジットカードで。`
/** The pages of a set: one for everybody, or for everybody but the visitors of its canary and overrides. */
export interface Pages {
  readonly stable: string
  readonly canary: string | null
  /** By id. */
  readonly overrides: Readonly<Record<string, string>>
}

/** The releases of a set's pages. */
export interface SetReleases {
  readonly stable: readonly Release[]
  /** The stable ones with those of the canary in their place; null without a canary. */
  readonly canary: readonly Release[] | null
  /** By id, the stable ones with that of the override in its place. */
  readonly overrides: Readonly<Record<string, readonly Release[]>>
  /** Of all applications, from earlier sets and in their order: what pages may fetch scripts from. */
  readonly earlier: readonly Release[]
}

/** Composes every page of a set. */
export function composePages(set: UnservedSet, { stable, canary, overrides, earlier }: SetReleases): Pages {
  const listed = earlier.filter(({ name, version }) => set.earlier_releases?.[name]?.includes(version))
  return {
    stable: composePage(set, { variant: 'stable', releases: stable, earlier: listed }),
    canary: canary && composePage(set, { variant: 'canary', releases: canary, earlier: listed }),
    overrides: Object.fromEntries(
      (set.overrides ?? []).map(override => [
        override.id,
        composePage(set, { variant: 'override', releases: overrides[override.id] ?? [], earlier: listed, override }),
      ]),
    ),
  }
}

/** What the set says of its pages. */
export const integrityOfPages = ({ stable, canary, overrides }: Pages): PageIntegrities => ({
  page_integrity: integrityOf(stable),
  ...(canary === null ? {} : { canary_page_integrity: integrityOf(canary) }),
  ...(Object.keys(overrides).length === 0
    ? {}
    : {
        override_page_integrity: Object.fromEntries(
          Object.entries(overrides).map(([id, page]) => [id, integrityOf(page)]),
        ),
      }),
})

type PageIntegrities = Pick<EnvironmentSet, 'page_integrity' | 'canary_page_integrity' | 'override_page_integrity'>

/** An HTML page. Any static server may serve it for every path of the product. */
function composePage(set: UnservedSet, { variant, releases, earlier, override }: PageVariant): string {
  const host = releases.find(release => !isRemote(release))
  if (!host) throw new Error(`Set ${set.sequence} has no host`)
  const form = blockFormOf(host)
  if (form === undefined) throw new OpsError(otherForm(host))
  const frameOrigins = [
    set.card_frame_origin,
    ...(set.analytics ? [new URL(analyticsFrameUrl(set.analytics)).origin] : []),
  ]
  const banner = override && overrideScript(override)
  const inlineScripts = [...inlineScriptsOf(set, [form]), ...(banner ? [banner] : [])].map(({ source }) =>
    integrityOf(source),
  )
  const { block, hashes } = writeBlock(pageData(set, host, { variant, releases, earlier }), form)
  const policy = contentSecurityPolicy({ scripts: [...hashes, ...inlineScripts], frameOrigins })
  const hostScripts = firstScripts(host)
  const urlOf = pageUrlOf({ releases, earlier })
  return `<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${attribute(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${title}</title>
<meta name="description" content="${description}">
<meta property="og:site_name" content="${title}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:locale" content="ja_JP">${sharedPicture(set, host)}
<meta name="theme-color" content="#ffffff">
<link rel="icon" href="${iconOf(host)}">
<script type="application/json" id="${environmentElementId}">${block}</script>
<script>${firstScriptOf(form).source}</script>${set.canary ? `\n<script>${openedScript.source}</script>` : ''}
${hostScripts.map(file => `<script defer src="${urlOf(host, file)}" integrity="${host.files[file]?.integrity ?? ''}" crossorigin="anonymous"></script>`).join('\n')}
</head>
<body><div id="root"></div><noscript>ブラウザーのJavaScriptを有効にしてください。</noscript><script>${oldBrowserScript.source}</script>${banner ? `<script>${banner.source}</script>` : ''}</body>
</html>
`
}

/**
 * For crawlers, which want absolute URLs. There is no `og:url`: one page answers every path, and some would take its
 * address for that of any link.
 */
const sharedPicture = ({ origin }: UnservedSet, host: Release): string =>
  origin && host.files[sharePicture]
    ? `\n<meta property="og:image" content="${attribute(origin + ownUrlOf(host, sharePicture))}">`
    : ''

/** A file, since each document would begin with it. Without one a browser would ask for `/favicon.ico`. */
const iconOf = (host: Release): string => (host.files[tabIcon] ? ownUrlOf(host, tabIcon) : 'data:,')

/** The form of the data block that a host reads; none where that is not written: a host from before has SHA-384. */
export const blockFormOf = (host: Release): BlockForm | undefined =>
  host.files[host.entry]?.integrity.startsWith('sha256-')
    ? blockForms.find(form => form === host.block_form)
    : undefined

/** Why no page can be composed for some of the hosts; empty where each can have one. */
export const pageRefusals = ({ stable, canary, overrides }: Omit<SetReleases, 'earlier'>): readonly string[] => [
  ...new Set(
    [...stable, ...(canary ?? []), ...Object.values(overrides).flat()]
      .filter(release => !isRemote(release) && blockFormOf(release) === undefined)
      .map(otherForm),
  ),
]

const otherForm = ({ name, version }: Release) =>
  `${name}@${version} reads pages of another form than these sources write (decision 0154): deploy a host built from them`

const attribute = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;')
