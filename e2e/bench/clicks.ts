import { cellsOf, isReached, printBench } from '@invoice-card/config/bench'
import { readCommandLine } from '@invoice-card/config/bench/command-line'
import { instance } from '../environment.ts'
import { demo, signInThroughApi } from '../fixtures/people/sign-in.ts'
import { launchBrowser } from './browser.ts'
import { walkOnePayment } from './roads/one-payment.ts'
import { walkPayments } from './roads/payments.ts'
import { walkSlowPayment } from './roads/slow-payment.ts'
import { walkRequests } from './roads/requests.ts'
import { signedInStorage } from '../fixtures/people/tokens.ts'

const usage = `Usage: pnpm bench:clicks [--smoke] [--json]

Counts the clicks and keys that a user needs for ten invoices, from their files to their payments, for one on a phone
and one by keyboard, and for asking to be paid, on the product that runs (\`pnpm start\`, DATA_DIR as there). One more
is paid on a processor slowed four times: how fast its screens answer (INP), and how far they move (CLS).
Ends with 1 where a goal is not reached, but for a smoke.

  --smoke    two invoices
  --json     print the figures as JSON instead of Markdown`

const { isSmoke, isJson } = readCommandLine(process.argv.slice(2), {
  usage,
  options: { smoke: { type: 'boolean', default: false }, json: { type: 'boolean', default: false } },
  read: ({ smoke, json }) => ({ isSmoke: smoke, isJson: json }),
})
const browser = await launchBrowser()
try {
  const options = {
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    viewport: { width: 1280, height: 900 },
    storageState: signedInStorage(instance.edge_origin, await signInThroughApi(demo)),
  }
  const page = await (await browser.newContext(options)).newPage()
  const measured = [
    ...(await walkPayments(browser, page, isSmoke ? 2 : 10)),
    ...(await walkOnePayment(browser, options)),
    ...(await walkSlowPayment(browser, options)),
    ...(await walkRequests(browser, page)),
  ]
  const rows = measured.map(one => `| ${cellsOf(one)} |`)
  printBench({
    isJson,
    details: {},
    measured,
    markdown: ['| | measured | goal | |', '|---|--:|---|---|', ...rows].join('\n'),
  })
  if (!isSmoke && measured.some(one => isReached(one) === false)) process.exitCode = 1
} finally {
  await browser.close()
}
