/** How much of a server one caller may hold (decision 0118). */
export interface ServerLimits {
  /** From the first byte of a request to the end of its headers. */
  readonly headersMs: number
  /** A body may take so long whatever its speed. */
  readonly bodyGraceMs: number
  /** Each so many bytes that came give a body one more second. */
  readonly bodyBytesPerSecond: number
  /** However fast it is, a body is here by then. */
  readonly bodyMs: number
  /** Open connections of all callers. */
  readonly connections: number
  /** Open connections of one address or IPv6 /64; `Infinity` behind a proxy, whose connections are all callers'. */
  readonly connectionsPerAddress: number
  /** Bodies of one address or IPv6 /64 that are not here as a whole. */
  readonly bodiesPerAddress: number
}

/**
 * What servers have unless they say otherwise. A phone on its throttled 128 kbit/s brings ten megabytes in eleven
 * minutes.
 */
export const serverLimits: ServerLimits = {
  headersMs: 10_000,
  bodyGraceMs: 20_000,
  bodyBytesPerSecond: 8 * 1024,
  bodyMs: 15 * 60_000,
  connections: 4096,
  connectionsPerAddress: 256,
  bodiesPerAddress: 32,
}
