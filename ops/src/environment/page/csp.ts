/** Hash of the empty style element that emotion creates and then fills through `insertRule`. */
const emptyStyle = `'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='`

interface PolicyInput {
  /** `sha256-…` of each script that may run: in the order of the data block, then of those in the page itself. */
  readonly scripts: readonly string[]
  /** Origins of the documents that stand in the page: the card's, and that of the analytics where there is one. */
  readonly frameOrigins: readonly string[]
}

/** The page's Content-Security-Policy: only scripts of this set run, and nothing else loads anything from elsewhere. */
export function contentSecurityPolicy({ scripts, frameOrigins }: PolicyInput): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': [`'none'`],
    'script-src': scripts.map(hash => `'${hash}'`),
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
