import type { DocumentVariant, EnvironmentPage, PageRemote, RemoteName } from '@invoice-card/environment'
import { toggleStates, type Override, type RemoteDeclaration, type UnservedSet } from '@invoice-card/environment/schema'
import { patternOf } from '../../release/page-pattern.ts'
import { firstScripts, type Release } from '../../release/release.ts'
import { analyticsFrameUrl } from './analytics.ts'
import { pageUrlOf, type UrlOf } from './script-urls.ts'

/** A release of a remote, which has declared itself. */
export type RemoteRelease = Release & { readonly remote: RemoteDeclaration }
export const isRemote = (release: Release): release is RemoteRelease => release.remote !== null

/** A page that is composed: which one of the set's it is, and its releases. */
export interface PageVariant {
  readonly variant: DocumentVariant
  readonly releases: readonly Release[]
  readonly earlier: readonly Release[]
  /** Of the page of an override. */
  readonly override?: Override
}

/** What the page passes to the host. */
export function pageData(
  set: UnservedSet,
  host: Release,
  { variant, releases, earlier }: PageVariant,
): EnvironmentPage {
  const urlOf = pageUrlOf({ releases, earlier })
  const remotes = releases.filter(isRemote)
  const toggles = toggleStates(set.toggles)
  return {
    name: set.name,
    sequence: set.sequence,
    variant,
    host: { version: host.version },
    remotes: Object.fromEntries(
      remotes.map(release => [
        release.federation_name as RemoteName,
        remoteOnPage(release, file => urlOf(release, file)),
      ]),
    ),
    preload: [
      // The page itself loads the host's first scripts.
      { prefix: null, files: [], pages: pagesOf(host, host, urlOf) },
      // A remote that is off for some companies is not fetched before it is known whose document this is.
      ...remotes
        .filter(({ remote }) => (toggles[`${remote.name}_existing`] ?? 'on') === 'on')
        .map(release => {
          const files = new Set([
            ...remoteLoader(host, urlOf),
            ...firstScripts(release).map(file => urlOf(release, file)),
            ...consumed(host, release.consumes, urlOf),
          ])
          return { prefix: release.remote.prefix, files: [...files], pages: pagesOf(release, host, urlOf, files) }
        }),
    ],
    toggles,
    links: {
      operationManual: set.links.operation_manual,
      faq: set.links.faq,
      contact: set.links.contact,
      privacyPolicy: set.links.privacy_policy,
    },
    cardFrameOrigin: set.card_frame_origin,
    tokenApiKey: set.token_api_key,
    analyticsFrame: set.analytics ? analyticsFrameUrl(set.analytics) : null,
    integrity: Object.fromEntries(
      releases.flatMap(release =>
        Object.entries(release.files)
          .filter(([file]) => file.endsWith('.js'))
          .map(([file, { integrity }]) => [urlOf(release, file), integrity]),
      ),
    ),
  }
}

/** A remote as the host takes it from the page. */
export const remoteOnPage = (
  release: Pick<RemoteRelease, 'version' | 'entry' | 'exposes' | 'remote'>,
  urlOf: (file: string) => string,
): PageRemote => ({
  version: release.version,
  entry: urlOf(release.entry),
  files: firstScripts(release).slice(1).map(urlOf),
  prefix: release.remote.prefix,
  flowTitle: release.remote.flowTitle,
  menu: release.remote.menu,
  toggle: release.remote.name,
})

/** What each screen needs beside the files of all of them. */
const pagesOf = (release: Release, host: Release, urlOf: UrlOf, ofAll: ReadonlySet<string> = new Set()) =>
  release.pages.map(({ path, files, consumes }) => ({
    pattern: patternOf(path),
    files: [...new Set([...files.map(file => urlOf(release, file)), ...consumed(host, consumes, urlOf)])].filter(
      file => !ofAll.has(file),
    ),
  }))

/** The host's scripts that hold these shared packages; what is in its first script already has none. */
const consumed = (host: Release, names: readonly string[], urlOf: UrlOf) =>
  names.flatMap(name => host.lazily[name] ?? []).map(file => urlOf(host, file))

const remoteLoader = (host: Release, urlOf: UrlOf) => [
  ...host.remote_loader.files.map(file => urlOf(host, file)),
  ...consumed(host, host.remote_loader.consumes, urlOf),
]
