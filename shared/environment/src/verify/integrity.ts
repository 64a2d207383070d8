import { createHash } from 'node:crypto'

/** What integrity attributes and policies accept (https://www.w3.org/TR/sri-2/#hash-functions). */
const algorithms = ['sha256', 'sha384', 'sha512']

/** `sha256-…` of bytes, as integrity attributes and the CSP write it (decision 0154). */
export const integrityOf = (content: Uint8Array | string): string => valueOf('sha256', content)

/** Whether bytes have an integrity value; also one of SHA-384, as releases before decision 0154 have it. */
export function hasIntegrity(content: Uint8Array | string, integrity: string): boolean {
  const [algorithm = ''] = integrity.split('-')
  return algorithms.includes(algorithm) && valueOf(algorithm, content) === integrity
}

const valueOf = (algorithm: string, content: Uint8Array | string) =>
  `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`
