import type { IncomingMessage } from 'node:http'

const mebibyte = 1024 * 1024

/** Largest body that each part of the API takes; nginx has the same (ops/nginx/edge.conf.template). */
const largestBodies = [
  { path: /^\/api\/v1\/files\/upload\//, bytes: 10 * mebibyte },
  { path: /^\/api\//, bytes: mebibyte },
  { path: /^\/reports$/, bytes: 8 * 1024 },
] as const

/** No other path has a body. */
export const largestBody = (path: string): number => largestBodies.find(largest => largest.path.test(path))?.bytes ?? 0

/** What the head of a request says about its body; one without a length is counted as it comes. */
export const declaredBytes = ({ headers }: IncomingMessage): number => Number(headers['content-length'] ?? 0)
