import { readCommandLine, wholeNumber } from '@invoice-card/config/bench/command-line'
import { auditBooks } from '../../api/src/backoffice/nightly-comparison/books-store.ts'
import { createTestApp } from '../../api/src/testing/app/app.ts'
import { startGateway } from '../../api/src/testing/outside/gateway.ts'
import { calls } from '../../api/src/testing/contract/calls.ts'
import { fuzzCall, listen } from './fuzz.ts'
import { fuzzUploads } from './uploads.ts'

const usage = `Sends random requests to every call and judges the answers by its contract.

Usage: pnpm fuzz [options]

  --runs N     requests to each call (default 1000)
  --seed N     the same seed makes the same requests (default another one each time)
  --call NAME  one call alone
  --uploads    hostile files instead, alone and beside honest ones
  --port N     where the service of --uploads listens (default 4770)
  --smoke      few requests to two calls, and two files; all calls are in a test

Exit codes: 0 all holds, 1 an answer or a book that does not, 2 wrong usage.`

const values = readCommandLine(process.argv.slice(2), {
  usage,
  options: {
    runs: { type: 'string', default: '1000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    call: { type: 'string' },
    uploads: { type: 'boolean', default: false },
    port: { type: 'string', default: '4770' },
    smoke: { type: 'boolean', default: false },
  },
  read: ({ runs, seed, call, port, ...rest }) => {
    if (call !== undefined && !calls.some(({ name }) => name === call)) throw new TypeError(`No call ${call}`)
    return {
      ...rest,
      call,
      runs: wholeNumber('runs', runs, 1),
      seed: wholeNumber('seed', seed, 0),
      port: wholeNumber('port', port, 1),
    }
  },
})
const { seed } = values
const runs = values.smoke ? 5 : values.runs
const chosen = calls.filter(({ name }, index) =>
  values.call === undefined ? !values.smoke || index % 120 === 0 : name === values.call,
)

/** Random requests to every call; how many failures were found. */
async function fuzzCalls(): Promise<number> {
  const gateway = await startGateway()
  const app = await createTestApp({ variables: gateway.variables })
  const { port, close } = await listen(app.app)
  const startedAt = performance.now()
  let failures = 0
  let answered = 0
  for (const call of chosen) {
    const { failure, answers } = await fuzzCall(app, gateway, port, call, { runs, seed })
    answered += [...answers.values()].reduce((sum, count) => sum + count, 0)
    const counts = [...answers]
      .sort(([, a], [, b]) => b - a)
      .map(([label, count]) => `${label} ×${count}`)
      .join(', ')
    console.log(`${failure === null ? 'ok  ' : 'FAIL'} ${call.name}: ${counts}`)
    if (failure === null) continue
    failures += 1
    console.log(failure.replace(/^/gm, '     '))
  }
  const findings = await auditBooks(app.db)
  for (const finding of findings) console.log(`FAIL books: ${finding}`)
  console.log(
    `${answered} requests to ${chosen.length} calls in ${Math.round((performance.now() - startedAt) / 1000)} s, seed ${seed}: ${failures} calls answered outside their contract, ${findings.length} faults in the books`,
  )
  await close()
  await app.close()
  await gateway.close()
  return failures + findings.length
}

/** Hostile files, alone and beside honest ones; how many failures were found. */
async function fuzzFiles(): Promise<number> {
  const startedAt = performance.now()
  const { hostile, honest, failures } = await fuzzUploads(values.port, values.smoke ? 200 : 1)
  for (const failure of failures) console.log(`FAIL ${failure}`)
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  console.log(
    `${hostile} hostile files alone and beside ${honest} honest ones in ${seconds} s: ${failures.length} ended otherwise`,
  )
  return failures.length
}

let faults = 0
if (!values.uploads) faults += await fuzzCalls()
if (values.uploads || values.smoke) faults += await fuzzFiles()
process.exitCode = faults > 0 ? 1 : 0
