/** So long after a press, what is asked for belongs to it; later, e.g. by a timer, it is a trace of its own. */
const pressMs = 60_000
/** An error view appears at once when a call has failed. */
const recentMs = 2_000

let press = { id: '', endsAt: 0 }
let failure = { id: '', at: -Infinity }

function beginTrace(): void {
  press = { id: randomHex(16), endsAt: performance.now() + pressMs }
}

// Every press is a click, also by keyboard. Before all handlers, so that what they ask for belongs to it.
addEventListener('click', beginTrace, true)

/** Trace of the last press, 32 hexadecimal digits: every call that follows from it has it (W3C Trace Context). */
export function currentTraceId(): string {
  if (performance.now() >= press.endsAt) beginTrace()
  return press.id
}

/** Trace of the call that has just failed, else of the last press: what an error view quotes. */
export const failedTraceId = (): string => (performance.now() - failure.at < recentMs ? failure.id : currentTraceId())

/** A call of this trace has failed: for two seconds `failedTraceId` gives it. */
export function recordFailure(id: string): void {
  failure = { id, at: performance.now() }
}

/** Which screen calls. */
export interface CallOrigin {
  readonly release: string
  readonly route: string
}
let originOf: (() => CallOrigin) | undefined

/** The host says which screen calls: release and pattern of its route. */
export function setCallOrigin(read: () => CallOrigin): void {
  originOf = read
}

/** Headers by which the API goes on with the trace and knows the screen (W3C Trace Context and Baggage). */
export function traceHeaders(): Record<string, string> {
  const origin = originOf?.()
  return {
    traceparent: `00-${currentTraceId()}-${randomHex(8)}-01`,
    ...(origin && { baggage: `release=${origin.release},route=${origin.route}` }),
  }
}

const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), byte => byte.toString(16).padStart(2, '0')).join('')
