import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { instance } from '../environment.ts'
import { startFaultProxy, type Fault } from '../fixtures/faults/fault-proxy.ts'
import type { Tokens } from '../fixtures/people/sign-in.ts'
import { isOfShell, nameOf, type Cell } from './cells.ts'
import { scriptOf, screenAt } from './screens.ts'
import { tokensKey, Visit } from './visit.ts'
import { watchForbidden } from './watch.ts'

export interface Result {
  readonly cell: Cell
  /** Why it failed; null where all of it held. */
  readonly reason: string | null
  readonly durationMs: number
  /** The slowest of its error and waiting views. */
  readonly viewMs: number
  readonly recoveryMs: number
}

/** Where a cell failed. */
const pictureOf = (cell: Cell) =>
  join(import.meta.dirname, '../test-results/faults', `${nameOf(cell).replace(/\W+/g, '-')}.png`)

/**
 * Goes through one cell in a browser of its own, with a session that it leaves alive.
 * @param slack what the limits are multiplied by, for a machine that does other work.
 * @param isSignedOut whether the user also signs out of the view, and meets the fault again after signing in.
 */
export async function walkCell(
  browser: Browser,
  cell: Cell,
  tokens: Tokens,
  slack = 1,
  isSignedOut = true,
): Promise<Result> {
  const startedAt = performance.now()
  const proxy = await startFaultProxy(instance.edge_origin)
  const signedIn = () => browser.newContext(contextOptions(proxy.origin, tokens))
  const screen = await screenAt(cell.way.path, signedIn)
  await proxy.inject(faultOf(cell, await scriptOf(cell, screen)))
  const context = await signedIn()
  const forbidden = await watchForbidden(context, slack)
  const visit = new Visit(await context.newPage(), proxy, cell, screen, slack)
  const failure = await walk(visit, isSignedOut ? tokens : null).then(
    () => null,
    (error: unknown) => firstLine(error),
  )
  const reason = [...forbidden().map(what => `showed ${what}`), ...(failure === null ? [] : [failure])].join('; ')
  if (reason) await visit.page.screenshot({ path: pictureOf(cell) }).catch(() => undefined)
  await context.close()
  proxy.close()
  const { viewMs, recoveryMs } = visit
  return { cell, reason: reason || null, durationMs: performance.now() - startedAt, viewMs, recoveryMs }
}

/** @param tokens to sign in with again; null for a user who stays signed in. */
async function walk(visit: Visit, tokens: Tokens | null): Promise<void> {
  const { target } = visit.cell
  await visit.open()
  await visit.expectView()
  // Without its first script the host can show a view and no header.
  if (tokens && target !== 'first script') {
    await visit.signOut()
    await visit.signIn(tokens)
    await visit.open()
    await visit.expectView()
  }
  if (target !== 'first script' && !isOfShell(visit.cell)) await visit.goElsewhereAndBack()
  await visit.recover()
}

function faultOf({ fault }: Cell, url: string): Fault {
  const [, place] = /^throws at (evaluation|render|effect)$/.exec(fault) ?? []
  return (place ? { url, throwsAt: place } : { url, answer: fault }) as Fault
}

const firstLine = (error: unknown) => (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? ''

const contextOptions = (origin: string, tokens: Tokens): Parameters<Browser['newContext']>[0] => ({
  baseURL: origin,
  locale: 'ja-JP',
  timezoneId: 'Asia/Tokyo',
  viewport: { width: 1280, height: 900 },
  storageState: {
    cookies: [],
    origins: [{ origin, localStorage: [{ name: tokensKey, value: JSON.stringify(tokens) }] }],
  },
})
