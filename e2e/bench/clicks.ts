// `pnpm bench:clicks [--smoke]`: how many clicks and keys a user needs for ten invoices, from their files to their
// payments, for one on a phone and by keyboard, and for asking to be paid, on the product that runs (`pnpm start`,
// DATA_DIR as there); as a smoke for two invoices.
import { parseArgs } from 'node:util'
import { instance } from '../environment.ts'
import { demo, signInThroughApi } from '../fixtures/people/sign-in.ts'
import { launchBrowser } from './browser.ts'
import { walkOnePayment } from './roads/one-payment.ts'
import { walkPayments } from './roads/payments.ts'
import { walkRequests } from './roads/requests.ts'
import { signedInStorage } from '../fixtures/people/tokens.ts'

const { values } = parseArgs({ options: { smoke: { type: 'boolean', default: false } } })
const browser = await launchBrowser()
try {
  const options = {
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    viewport: { width: 1280, height: 900 },
    storageState: signedInStorage(instance.edge_origin, await signInThroughApi(demo)),
  }
  const page = await (await browser.newContext(options)).newPage()
  for (const line of await walkPayments(browser, page, values.smoke ? 2 : 10)) console.log(line)
  for (const line of await walkOnePayment(browser, options)) console.log(line)
  for (const line of await walkRequests(browser, page)) console.log(line)
} finally {
  await browser.close()
}
