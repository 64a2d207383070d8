import { globSync } from 'node:fs'
import { join } from 'node:path'
import { OpsError, repositoryRoot } from '../../applications.ts'
import type { Outcome } from './outcome.ts'
import { runPlaywright } from './playwright.ts'
import { startCopy } from './product.ts'
import { findProgram, installPackages } from './tools.ts'

const name = 'Firefox and WebKit'

interface Run {
  /** With the new product of the journeys. */
  readonly scratch: string
  readonly browsers: OtherBrowsers
  readonly report: (line: string) => void
}

/**
 * Browsers beside Chromium, as variables of `e2e/browsers`, and those that are not installed, each with its packages.
 */
export interface OtherBrowsers {
  readonly environment: Readonly<Record<string, string>>
  readonly missing: readonly string[]
}

/**
 * Pays an invoice in each of these browsers, with a product of their own. A missing one is reported and left out: it is
 * no pass.
 * @returns null where there is none
 */
export async function runOtherBrowsers({ scratch, browsers, report }: Run): Promise<Outcome | null> {
  const { environment, missing } = browsers
  for (const browser of missing) report(`left out: the journey in ${browser}`)
  if (Object.keys(environment).length === 0) return null
  const data = join(scratch, 'data-browsers')
  const startedAt = performance.now()
  try {
    const product = await startCopy(scratch, data)
    try {
      const ran = await runPlaywright({
        reportFile: join(scratch, 'browsers.json'),
        directory: join(repositoryRoot, 'e2e/browsers'),
        environment: { ...environment, DATA_DIR: data },
        isShown: true,
      })
      return { name, ...ran }
    } finally {
      await product.stop()
    }
  } catch (error) {
    if (!(error instanceof OpsError)) throw error
    return { name, passed: 0, failed: 1, durationMs: performance.now() - startedAt, output: error.message }
  }
}

/**
 * The installed browsers beside Chromium. `FIREFOX`, `WEBKIT_DRIVER` and `WEBKIT_BROWSER` name other ones than those of
 * Debian. With `CI=true` what is missing is installed, where that may be.
 */
export async function findOtherBrowsers(report: Run['report']): Promise<OtherBrowsers> {
  let found = await findInstalled()
  if (process.env.CI === 'true' && found.packages.length > 0) {
    await installPackages(report, found.packages)
    found = await findInstalled()
  }
  return found
}

async function findInstalled(): Promise<OtherBrowsers & { readonly packages: readonly string[] }> {
  const firefox = await findProgram([process.env.FIREFOX, 'firefox-esr', 'firefox'])
  const driver = await findProgram([process.env.WEBKIT_DRIVER, 'WebKitWebDriver'], '--help')
  const [browser] = [process.env.WEBKIT_BROWSER, ...globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')].filter(Boolean)
  const hasDisplay = process.env.DISPLAY !== undefined || (await findProgram(['Xvfb'], '-help')) !== null
  const webKit = driver && browser && hasDisplay ? { WEBKIT_DRIVER: driver, WEBKIT_BROWSER: browser } : null
  return {
    environment: { ...(firefox ? { FIREFOX: firefox } : {}), ...webKit },
    missing: [
      ...(firefox ? [] : ['Firefox, which is not installed (Debian: firefox-esr)']),
      ...(webKit ? [] : ['WebKit, which is not installed (Debian: webkit2gtk-driver and xvfb)']),
    ],
    packages: [...(firefox ? [] : ['firefox-esr']), ...(webKit ? [] : ['webkit2gtk-driver', 'xvfb'])],
  }
}
