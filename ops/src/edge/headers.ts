/** Headers of every answer of the edge; nginx sends the same ones (ops/nginx). */
export const securityHeaders: Readonly<Record<string, string>> = {
  // Beside the page's own policy, which lists its scripts: what holds for every answer.
  'content-security-policy': `base-uri 'none'; object-src 'none'; frame-ancestors 'none'`,
  'integrity-policy': 'blocked-destinations=(script)',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // Browsers read it over https only.
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
}

/** Release folders never change. */
export const immutable = 'public, max-age=31536000, immutable'
/** The page and the environment may change with every request. */
export const fresh = 'no-cache'
/** While a canary runs, and in an override, the page is of one visitor. */
export const freshForOne = 'private, no-cache'
