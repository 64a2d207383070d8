import type { Measured } from '@invoice-card/config/bench'
import type { Browser, BrowserContextOptions } from 'playwright'
import { Hand } from '../measure/hand.ts'
import { cpuSlowdown } from '../measure/network.ts'
import { watchVitals } from '../measure/vitals.ts'
import { drawInvoices } from './draw-invoice.ts'
import { openCreate, papers, payOne, chooseFiles } from './payments.ts'

/** One invoice with a typed card on a slow processor: how fast the screens answer, and how far they move. */
export async function walkSlowPayment(browser: Browser, options: BrowserContextOptions): Promise<Measured[]> {
  const files = await drawInvoices(browser, papers(1))
  const context = await browser.newContext(options)
  const vitals = await watchVitals(context)
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  await openCreate(page)
  const hand = new Hand()
  await chooseFiles(page, files, hand)
  await payOne(page, hand, { isLast: true, typesCard: true })
  const { inpMs, cls, interactions, worst } = vitals()
  for (const line of worst) console.error(line)
  await context.close()
  const name = `a payment, processor slowed ${cpuSlowdown} times`
  return [
    {
      measure: `${name}: INP of ${interactions} interactions`,
      value: inpMs,
      unit: 'ms',
      digits: 0,
      goal: { atMost: 100 },
    },
    { measure: '… CLS', value: cls, unit: '', digits: 3, goal: { atMost: 0.02 } },
  ]
}
