import type { Release } from '../../release/release.ts'

/** Hash of the empty style element that emotion creates and then fills through `insertRule`. */
const emptyStyle = `'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='`

interface PolicyInput {
  readonly releases: readonly Release[]
  /** `sha384-…` of each script that stands in the page itself. */
  readonly inlineScripts: readonly string[]
  /** Origins of the documents that stand in the page: the card's, and that of the analytics where there is one. */
  readonly frameOrigins: readonly string[]
}

/** The page's Content-Security-Policy: only scripts of this set run, and nothing else loads anything from elsewhere. */
export function contentSecurityPolicy({ releases, inlineScripts, frameOrigins }: PolicyInput): string {
  const scripts = [
    ...inlineScripts,
    ...releases.flatMap(release =>
      Object.entries(release.files)
        .filter(([file]) => file.endsWith('.js'))
        .map(([, { integrity }]) => integrity),
    ),
  ]
  const directives: Record<string, readonly string[]> = {
    'default-src': [`'none'`],
    'script-src': [...new Set(scripts)].map(hash => `'${hash}'`),
    'style-src': [`'self'`, emptyStyle],
    'img-src': [`'self'`, 'data:', 'blob:'],
    'font-src': [`'self'`],
    'connect-src': [`'self'`],
    'frame-src': frameOrigins,
    'form-action': [`'self'`],
    'base-uri': [`'none'`],
    'object-src': [`'none'`],
    'require-trusted-types-for': [`'script'`],
    // The host's guard (host/src/environment/script-guard.ts) is the only one that may set a script's URL; no container
    // has a policy.
    'trusted-types': ['invoice-card'],
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}
