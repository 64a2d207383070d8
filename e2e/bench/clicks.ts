// `pnpm bench:clicks`: how many clicks and keys a user needs for ten invoices, from their files to their payments, and for asking to be paid, on the product that runs (`pnpm start`, DATA_DIR as there).
import { chromium } from 'playwright'
import { browserPath, instance } from '../environment.ts'
import { demo, signInThroughApi } from '../fixtures/sign-in.ts'
import { walkPayments } from './roads/payments.ts'
import { walkRequests } from './roads/requests.ts'
import { signedInStorage } from '../fixtures/tokens.ts'

const browser = await chromium.launch(browserPath ? { executablePath: browserPath } : {})
try {
  const context = await browser.newContext({
    locale: 'ja-JP', timezoneId: 'Asia/Tokyo', viewport: { width: 1280, height: 900 },
    storageState: signedInStorage(instance.edge_origin, await signInThroughApi(demo)),
  })
  const page = await context.newPage()
  for (const walk of [walkPayments, walkRequests]) for (const line of await walk(browser, page)) console.log(line)
}
finally {
  await browser.close()
}
