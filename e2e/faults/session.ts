import { demo, signInThroughApi, type Tokens } from '../fixtures/people/sign-in.ts'

/** An access token lives for ten minutes, and no two browsers may come to refresh the same session. */
const freshMs = 5 * 60_000

let last: { readonly tokens: Promise<Tokens>; readonly at: number } | undefined

/** The session that all cells share: they sign out in the browser, while the proxy keeps it alive. */
export function sharedSession(): Promise<Tokens> {
  if (!last || performance.now() - last.at > freshMs) last = { tokens: signInThroughApi(demo), at: performance.now() }
  return last.tokens
}
