import type { Measured } from '@invoice-card/config/bench'
import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { Hand } from '../measure/hand.ts'
import { drawInvoices } from './draw-invoice.ts'
import { openCreate, papers, payOne } from './payments.ts'

const maxWaitMs = 60_000

const phone: BrowserContextOptions = { viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true }

/**
 * One invoice of a supplier that is known, with a saved card: on a phone, and with nothing but the keyboard.
 */
export async function walkOnePayment(browser: Browser, options: BrowserContextOptions): Promise<Measured[]> {
  const [first, second] = await drawInvoices(browser, papers(2))
  if (!first || !second) throw new Error('No invoice was drawn')

  const onPhone = await pageOf(browser, { ...options, ...phone })
  const finger = new Hand()
  const begunAt = performance.now()
  await choose(onPhone, first, button => finger.click(button))
  await payOne(onPhone, finger, { isLast: true })
  const seconds = (performance.now() - begunAt) / 1000
  await onPhone.context().close()

  const atDesk = await pageOf(browser, options)
  const keys = new Hand()
  await choose(atDesk, second, async button => {
    await button.focus()
    await atDesk.keyboard.press('Enter')
  })
  await payWithKeys(atDesk, keys)
  await atDesk.context().close()

  return [
    { measure: 'one invoice on a phone: taps', value: finger.clicks, unit: '', digits: 0, goal: { atMost: 6 } },
    { measure: '… scrolling', value: finger.scrolledPx, unit: 'px', digits: 0, goal: { atMost: 1_800 } },
    { measure: '… time', value: seconds, unit: 's', goal: { atMost: 60 } },
    { measure: 'one invoice by keyboard: Tab stops', value: keys.tabStops, unit: '', digits: 0, goal: { atMost: 12 } },
  ]
}

async function pageOf(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage()
  await openCreate(page)
  return page
}

async function choose(
  page: Page,
  file: Awaited<ReturnType<typeof drawInvoices>>[number],
  press: (button: ReturnType<Page['getByRole']>) => Promise<void>,
): Promise<void> {
  const button = page
    .getByRole('group', { name: /請求書ファイル/ })
    .getByRole('button')
    .first()
  const [picker] = await Promise.all([page.waitForEvent('filechooser'), press(button)])
  await picker.setFiles(file)
}

async function payWithKeys(page: Page, hand: Hand): Promise<void> {
  const proceed = page.getByRole('button', { name: '確認へ進む' })
  await proceed.waitFor({ timeout: maxWaitMs })
  await page.waitForLoadState('networkidle')
  await hand.press(proceed, 'Enter')
  const pay = page.getByRole('button', { name: /円を支払う$/ })
  await pay.waitFor({ timeout: maxWaitMs })
  await page.getByRole('radio', { name: '新しいカードを使う' }).waitFor()
  await hand.press(page.getByRole('checkbox', { name: /利用規約/ }), 'Space')
  await hand.press(pay, 'Enter')
  await page.getByRole('heading', { level: 1, name: 'お申し込みが完了しました' }).waitFor({ timeout: maxWaitMs })
}
