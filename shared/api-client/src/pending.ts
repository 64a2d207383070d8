const calls = new Set<Promise<unknown>>()

/** Counts a call among those that await their answer, for as long as it does. */
export function pending<Answer>(call: Promise<Answer>): Promise<Answer> {
  const end = () => calls.delete(call)
  calls.add(call)
  call.then(end, end)
  return call
}

/** The calls that await their answer now: comes when all have one or failed; undefined where there is none. */
export const pendingCalls = (): Promise<unknown> | undefined => (calls.size ? Promise.allSettled(calls) : undefined)
