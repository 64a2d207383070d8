// `pnpm faults`: what users see while a script of a running product fails in every way we know (docs/faults.md).
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { browserFlags, browserPath, instance } from '../environment.ts'
import { callsOf } from '../fixtures/payments/api-calls.ts'
import { sharedSession } from '../fixtures/people/shared-session.ts'
import { demo } from '../fixtures/people/sign-in.ts'
import { cells, nameOf, type Cell } from './cells.ts'
import { asJson, asTable, lineOf } from './matrix.ts'
import { readOptions } from './options.ts'
import { walkCell, type Result } from './walk.ts'

/** Without CHROMIUM; the shell needs a third less processor time. Playwright's own where neither is. */
const installed = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome']

/** Where more fail, it is not the machine. */
const mostRepeated = 40

const options = readOptions(process.argv.slice(2))
const isWanted = (cell: Cell) => options.only.length === 0 || options.only.some(text => nameOf(cell).includes(text))
const wanted = cells.filter(isWanted)
if (options.isList) {
  for (const cell of wanted) console.log(nameOf(cell))
  process.exit(0)
}
if (
  !(await fetch(`${instance.edge_origin}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  ))
) {
  console.error(`No product answers at ${instance.edge_origin}: run pnpm start first, with the same DATA_DIR`)
  process.exit(2)
}

const startedAt = performance.now()
const browser = await chromium.launch({ executablePath: browserPath ?? installed.find(existsSync), args: browserFlags })
try {
  const results = await runAll(await withIds(wanted))
  const durationMs = performance.now() - startedAt
  console.log(options.isJson ? JSON.stringify(asJson(results, durationMs), null, 2) : asTable(results, durationMs))
  if (results.some(({ reason }) => reason !== null)) process.exitCode = 1
} finally {
  await browser.close()
}

/** All cells side by side, then those that failed once more, alone: a busy machine makes a user wait as well. */
async function runAll(queue: readonly Cell[]): Promise<Result[]> {
  const first = await run(queue, options.workers)
  const failed = first.filter(({ reason }) => reason !== null)
  const second =
    failed.length > mostRepeated
      ? failed
      : await run(
          failed.map(({ cell }) => cell),
          1,
        )
  const results = [...first.filter(({ reason }) => reason === null), ...second]
  return results.sort((a, b) => queue.indexOf(a.cell) - queue.indexOf(b.cell))
}

async function run(queue: readonly Cell[], workers: number): Promise<Result[]> {
  const results: Result[] = []
  const waiting = queue.values()
  await Promise.all(
    Array.from({ length: workers }, async () => {
      for (const cell of waiting) {
        const result = await walkCell(browser, cell, await sharedSession(demo), options.slack)
        results.push(result)
        if (!options.isJson) console.log(lineOf(result))
      }
    }),
  )
  return results
}

/** The details of a request need one that is there. */
async function withIds(some: readonly Cell[]): Promise<Cell[]> {
  const call = callsOf(await sharedSession(demo))
  type Requests = { readonly invoice_requests: readonly { readonly id: number }[] }
  const {
    invoice_requests: [request],
  } = await call<Requests>('/invoices/request_sellers?size=1')
  return some.map(cell => ({ ...cell, way: { ...cell.way, path: cell.way.path.replace(':id', String(request?.id)) } }))
}
