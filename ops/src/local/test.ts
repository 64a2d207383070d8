// `pnpm test`: everything that must hold. Runners follow each other, because each of them fills two cores.
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkAudits } from './testing/audits.ts'
import { runBrowserTests } from './testing/browser-tests.ts'
import { runChecks } from './testing/checks.ts'
import { journeyData, runJourneys } from './testing/journeys.ts'
import { runNodeTests, serverPackages } from './testing/node-tests.ts'
import { describe, flakyLines, hasFailure, total, type Outcome } from './testing/outcome.ts'
import { runSmokes } from './testing/smokes.ts'
import { findBrowser, findNginx } from './testing/tools.ts'

const report = (line: string) => console.log(line)
const outcomes: Outcome[] = []
const add = (outcome: Outcome, hasOutputBeenShown = false) => {
  outcomes.push(outcome)
  report(describe(outcome, hasOutputBeenShown))
}
const missing = (name: string, what: string): Outcome => ({ name, passed: 0, failed: 1, durationMs: 0, output: what })

const scratch = await mkdtemp(join(tmpdir(), 'invoice-card-'))
// PostgreSQL runs as another user when this runs as root, and has to get at its data.
await chmod(scratch, 0o755)
// What is compiled once is read by every later process: tests, the products and the commands of their operators.
process.env.NODE_COMPILE_CACHE = join(scratch, 'compiled')
const nginx = await findNginx(report)
const browser = await findBrowser(report)

outcomes.push(...(await runChecks(report)))
for (const folder of serverPackages) add(await runNodeTests({ folder, scratch, nginx }))
add(await runBrowserTests(scratch))
if (browser) {
  add(await runJourneys(scratch, browser, report), true)
  add(await checkAudits(journeyData(scratch, 0)))
  outcomes.push(...(await runSmokes({ scratch, browser, builds: journeyData(scratch, 0), report })))
} else
  add(
    missing(
      'journeys',
      'No Chromium was found or could be had. Install Chromium or Chrome, or set CHROMIUM to its path.',
    ),
  )
if (!nginx) {
  const reason =
    'nginx was not found, so serving the built environment with it was skipped. Install nginx, or set NGINX to its path.'
  if (process.env.CI === 'true') add(missing('nginx', reason))
  else report(reason)
}

if (hasFailure(outcomes)) process.exitCode = 1
else await rm(scratch, { recursive: true, force: true })
for (const line of flakyLines(outcomes)) report(line)
report(total(outcomes))
