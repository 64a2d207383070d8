import { readCommandLine } from '@invoice-card/config/command-line'
import { instance } from '../environment.ts'
import { demo, signInThroughApi } from '../fixtures/people/sign-in.ts'
import { launchBrowser } from './browser.ts'
import { walkOnePayment } from './roads/one-payment.ts'
import { walkPayments } from './roads/payments.ts'
import { walkRequests } from './roads/requests.ts'
import { signedInStorage } from '../fixtures/people/tokens.ts'

const usage = `Usage: pnpm bench:clicks [--smoke]

Counts the clicks and keys that a user needs for ten invoices, from their files to their payments, for one on a phone
and one by keyboard, and for asking to be paid, on the product that runs (\`pnpm start\`, DATA_DIR as there).
Ends with 1 beyond a bar.

  --smoke    two invoices`

const invoices = readCommandLine(process.argv.slice(2), {
  usage,
  options: { smoke: { type: 'boolean', default: false } },
  read: ({ smoke }) => (smoke ? 2 : 10),
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
  for (const line of await walkPayments(browser, page, invoices)) console.log(line)
  for (const line of await walkOnePayment(browser, options)) console.log(line)
  for (const line of await walkRequests(browser, page)) console.log(line)
} finally {
  await browser.close()
}
