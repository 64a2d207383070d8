import { applicationNamed } from '../applications.ts'
import { firstScripts, type Release } from '../release/release.ts'
import { integrityOf } from '../release/store.ts'
import { analyticsFrameUrl } from './analytics.ts'
import { contentSecurityPolicy } from './csp.ts'
import { preloadScript } from './preload.ts'
import { repairScript } from './repair.ts'
import { toggleStates, type EnvironmentSet, type ToggleState } from './set.ts'

const title = '請求書カード払いオンライン'
const description = `${title}。取引先への請求書のお支払いを、お手持ちのクレジットカードで。`
const icon = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#0b5563"/><path d="M9 8h14v16H9z" fill="#fff"/><path d="M12 13h8M12 17h8M12 21h5" stroke="#0b5563" stroke-width="1.6" stroke-linecap="round"/></svg>')}`

/** The one HTML page of an environment. Any static server may serve it for every path of the product. */
export function composePage(set: EnvironmentSet, releases: readonly Release[]): string {
  const host = releases.find(({ federation_name }) => federation_name === 'host')
  if (!host) throw new Error(`Set ${set.sequence} has no host`)
  const frameOrigins = [set.card_frame_origin, ...(set.analytics ? [new URL(analyticsFrameUrl(set.analytics)).origin] : [])]
  const policy = contentSecurityPolicy({ releases, inlineScripts: [repairScript, preloadScript].map(integrityOf), frameOrigins })
  const hostScripts = firstScripts(host)
  return `<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${attribute(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${title}</title>
<meta name="description" content="${description}">
<meta name="theme-color" content="#ffffff">
<link rel="icon" href="${attribute(icon)}">
<script type="application/json" id="environment">${jsonData(pageData(set, host, releases))}</script>
<script>${repairScript}</script>
${hostScripts.map(file => `<script defer src="${urlOf(host, file)}" integrity="${host.files[file]?.integrity ?? ''}" crossorigin="anonymous"></script>`).join('\n')}
<script>${preloadScript}</script>
</head>
<body><div id="root"></div><noscript>このサービスを利用するには、ブラウザーのJavaScriptを有効にしてください。</noscript></body>
</html>
`
}

const urlOf = ({ name, version }: Release, file: string) => `/releases/${name}/${version}/${file}`

/** For whom an application is there. Requests that are out are followed while new ones are off, so only a company is excluded. */
const stateIn = (set: EnvironmentSet, { name }: Release): ToggleState =>
  name === 'remote-collections' ? toggleStates(set.toggles).collections_existing : 'on'

/** The data block that host/src/environment reads. */
function pageData(set: EnvironmentSet, host: Release, releases: readonly Release[]) {
  const remotes = releases.filter(release => release !== host)
  return {
    name: set.name,
    sequence: set.sequence,
    host: { version: host.version },
    remotes: Object.fromEntries(remotes.map(remote => [remote.federation_name, {
      version: remote.version,
      entry: urlOf(remote, remote.entry),
      files: firstScripts(remote).slice(1).map(file => urlOf(remote, file)),
    }])),
    // What is off for some companies is not fetched before it is known whose document this is.
    preload: releases.filter(release => stateIn(set, release) === 'on').map(release => ({
      prefix: applicationNamed(release.name).prefix,
      // The page itself loads the host's first scripts.
      files: release === host ? [] : [...remoteLoader(host), ...firstScripts(release).map(file => urlOf(release, file)), ...consumed(host, release.consumes)],
      pages: release.pages.map(({ path, files, consumes }) => ({ pattern: patternOf(path), files: [...files.map(file => urlOf(release, file)), ...consumed(host, consumes)] })),
    })),
    toggles: toggleStates(set.toggles),
    links: {
      operationManual: set.links.operation_manual, faq: set.links.faq, contact: set.links.contact, privacyPolicy: set.links.privacy_policy,
    },
    cardFrameOrigin: set.card_frame_origin,
    tokenApiKey: set.token_api_key,
    analyticsFrame: set.analytics ? analyticsFrameUrl(set.analytics) : null,
    integrity: Object.fromEntries(releases.flatMap(release => Object.entries(release.files)
      .filter(([file]) => file.endsWith('.js')).map(([file, { integrity }]) => [urlOf(release, file), integrity]))),
  }
}

/** The host's scripts that hold these shared packages; what is in its first script already has none. */
const consumed = (host: Release, names: readonly string[]) => names.flatMap(name => host.lazily[name] ?? []).map(file => urlOf(host, file))

const remoteLoader = (host: Release) => [...host.remote_loader.files.map(file => urlOf(host, file)), ...consumed(host, host.remote_loader.consumes)]

/** A route's path as the text of a regular expression: `payments/review/:id` → `^/payments/review/[^/]+/?$`. */
const patternOf = (path: string) => `^/${path.replace(/:\w+\??/g, '[^/]+').replace(/\*/g, '.*')}/?$`

// `</script>` and comment openers cannot occur inside a script element's text.
const jsonData = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c')
const attribute = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;')
