import { globSync } from 'node:fs'
import { repositoryRoot } from '../../applications.ts'
import { checkAudits } from './audits.ts'
import { runBrowserTests } from './jsdom/browser-tests.ts'
import { readReach } from './changed.ts'
import { packagesOf, runChecks } from './checks.ts'
import { journeyData, runJourneys } from './journeys.ts'
import { journeysOfChange } from './journeys-of-change.ts'
import { runNodeTests, serverPackages } from './node-tests.ts'
import { findOtherBrowsers, runOtherBrowsers } from './other-browsers.ts'
import { describe, type Outcome } from './outcome.ts'
import { reportPhases } from './phases.ts'
import { runSmokes } from './smokes.ts'
import { findBrowser, findNginx } from './tools.ts'

const isCI = process.env.CI === 'true'
// A late test of thousands must not cost a day; at a desk it is read at once.
const repeatsFailed = isCI

interface Run {
  /** A folder for what the run writes. */
  readonly scratch: string
  readonly report: (line: string) => void
}

const missing = (name: string, what: string): Outcome => ({ name, passed: 0, failed: 1, durationMs: 0, output: what })
const noBrowser = missing(
  'journeys',
  'No Chromium was found or could be had. Install Chromium or Chrome, or set CHROMIUM to its path.',
)

/** Reports an outcome as it comes and stores it. */
function collector(report: (line: string) => void) {
  const outcomes: Outcome[] = []
  const add = (outcome: Outcome, hasOutputBeenShown = false) => {
    outcomes.push(outcome)
    report(describe(outcome, hasOutputBeenShown))
  }
  return { outcomes, add }
}

/**
 * Runs all checks; alone the tests of what the product ends by the clock; then all other tests, in two rows beside each
 * other; then the journeys, which fill the cores by themselves; last those in other browsers beside the smokes
 * (docs/decisions/0114).
 */
export async function runEveryTest({ scratch, report }: Run): Promise<Outcome[]> {
  const { outcomes, add } = collector(report)
  const nginx = await findNginx(report)
  const browser = await findBrowser(report)

  const phase = reportPhases(report)
  await phase('checks', async () => outcomes.push(...(await runChecks(report))))
  await phase('timed tests', async () =>
    add(await runNodeTests({ folder: 'api', scratch, nginx, repeatsFailed, part: 'timed' })),
  )
  // Where they are installed first, that is done beside tests that no clock judges.
  const finding = findOtherBrowsers(report)
  // Its error is thrown where its result is awaited.
  finding.catch(() => {})
  const others = async () => {
    for (const folder of serverPackages.filter(one => one !== 'api'))
      add(await runNodeTests({ folder, scratch, nginx, repeatsFailed }))
    add(await runBrowserTests({ scratch, repeatsFailed }))
  }
  await phase('other tests', () =>
    Promise.all([
      runNodeTests({ folder: 'api', scratch, nginx, repeatsFailed, part: 'untimed' }).then(outcome => add(outcome)),
      others(),
    ]),
  )
  if (browser) {
    await phase('journeys', async () => add(await runJourneys({ scratch, browser, report }), true))
    add(await checkAudits(journeyData(scratch, 0)))
    const browsers = await finding
    // Both wait a lot: for a driver, for slow networks, for processes that are killed.
    await phase('other browsers, smokes', async () => {
      // Each stops its own product, so both come to their end.
      const ended = await Promise.allSettled([
        runOtherBrowsers({ scratch, browsers, report }).then(outcome => outcome && add(outcome, true)),
        runSmokes({ scratch, browser, report }).then(all => outcomes.push(...all)),
      ])
      for (const one of ended) if (one.status === 'rejected') throw one.reason
    })
  } else add(noBrowser)
  if (!nginx) {
    const reason =
      'nginx was not found, so serving the built environment with it was skipped. Install nginx, or set NGINX to its path.'
    if (isCI) add(missing('nginx', reason))
    else report(reason)
  }
  return outcomes
}

interface ChangedRun extends Run {
  /** A commit that the working tree is compared with. */
  readonly ref: string
}

/**
 * Runs all checks, and of the tests those that a change can reach: by the imports, and of the journeys those of the
 * screens that changed.
 */
export async function runChangedTests({ scratch, report, ref }: ChangedRun): Promise<Outcome[]> {
  const { files, changed, everything } = await readReach(ref, packagesOf(repositoryRoot))
  if (everything.length > 0) {
    report(`Everything runs: nothing imports ${everything.slice(0, 3).join(', ')}, so its reach is not known.`)
    return runEveryTest({ scratch, report })
  }
  const { outcomes, add } = collector(report)
  outcomes.push(...(await runChecks(report)))
  const nginx = await findNginx(report)
  for (const folder of serverPackages) {
    if ([...files].some(file => file.startsWith(`${folder}/`) && isTest(file)))
      add(await runNodeTests({ folder, scratch, nginx, repeatsFailed, only: files }))
  }
  const inBrowser = [...files].filter(file => isTest(file) && !serverPackages.some(one => file.startsWith(`${one}/`)))
  if (inBrowser.length > 0) add(await runBrowserTests({ scratch, repeatsFailed, files: inBrowser }))
  const journeys = journeysOfChange(changed, globSync('e2e/specs/**/*.spec.ts', { cwd: repositoryRoot }))
  if (journeys.files.length > 0) {
    const browser = await findBrowser(report)
    if (browser) add(await runJourneys({ scratch, browser, report, files: journeys.files }), true)
    else add(noBrowser)
  }
  if (journeys.unknown.length > 0)
    report(`Any journey may run through ${journeys.unknown.slice(0, 3).join(', ')}: \`pnpm test\` runs them all.`)
  return outcomes
}

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file)
