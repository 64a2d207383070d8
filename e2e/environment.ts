import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'

export const repositoryRoot = join(import.meta.dirname, '..')

/**
 * Data of the running products, one per worker: what `pnpm start` was given, or its default. Several are separated as
 * in PATH.
 */
export const dataDirectories: readonly string[] = (process.env.DATA_DIR ?? join(repositoryRoot, '.data'))
  .split(delimiter)
  .map(path => resolve(path))

/** Data of this worker's product. No other worker uses that product, so a journey may switch off what it likes. */
export const dataDirectory =
  dataDirectories[Number(process.env.TEST_PARALLEL_INDEX ?? 0)] ?? resolve(dataDirectories[0] ?? '')

interface LocalInstance {
  readonly edge_origin: string
  readonly gateway_origin: string
  /** By role. */
  readonly database_urls?: { readonly owner: string }
}

const written = join(dataDirectory, 'local.json')

/** Where the running product answers; `pnpm start` writes it down. */
export const instance: LocalInstance = existsSync(written)
  ? (JSON.parse(readFileSync(written, 'utf8')) as LocalInstance)
  : { edge_origin: 'http://localhost:3000', gateway_origin: 'http://localhost:3002' }

/** The Chromium to use; Playwright's own download where none is named. */
export const browserPath = process.env.CHROMIUM

/** The Firefox for the journey in it; none unless named. */
export const firefoxPath = process.env.FIREFOX

/** WebDriver and browser of WebKitGTK for the journey in it; none unless both are named. */
export const webKit =
  process.env.WEBKIT_DRIVER && process.env.WEBKIT_BROWSER
    ? { driver: process.env.WEBKIT_DRIVER, browser: process.env.WEBKIT_BROWSER }
    : null

/** Switches off what costs a browser time and no user sees. */
export const browserFlags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** What the sandbox of the card gateway asks for before it reports its own state. */
export const sandboxToken = process.env.SANDBOX_ADMIN_TOKEN ?? 'local-sandbox-admin'

/** What a browser's own processes are started with. */
export const browserEnvironment: NodeJS.ProcessEnv = process.env

/** What commands of the product's operators are started with. */
export const commandEnvironment = { ...process.env, DATA_DIR: dataDirectory }

/** Whether someone waits for Playwright's report as JSON. */
export const isReportRequested = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE !== undefined

/**
 * How often a failed journey runs again. In CI once, so that a chance failure is listed as flaky; at a desk it fails at
 * once.
 */
export const retries = process.env.CI === 'true' ? 1 : 0

/** Up to how many milliseconds late the API's answers reach the browser; for trying new journeys. */
export const lateAnswersMs = Number(process.env.LATE_ANSWERS_MS ?? 0)
