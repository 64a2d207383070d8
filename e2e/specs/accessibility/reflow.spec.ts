import type { Locator, Page } from '@playwright/test'
import { applyThroughApi } from '../../fixtures/payments/application.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { invoiceNumber } from '../../fixtures/payments/invoices.ts'
import { PaymentFlow } from '../../pages/payment-flow.ts'
import { PaymentPage } from '../../pages/payment-page.ts'

// WCAG 1.4.10 asks for 320 px. A window of 1280 px at 200 % lays its page out in 640.
const widths = [320, 640]

/** The screen as it stands at each width, and in the colours that somebody chose for all programs. */
async function expectReadable(page: Page, screen: string, main: Locator): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 })
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect(main).toBeVisible()
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors })
    for (const width of widths) {
      const where = `${screen} at ${width}, forced colours ${forcedColors}`
      await page.setViewportSize({ width, height: 800 })
      await expect(heading, where).toBeVisible()
      await expect(main, where).toBeVisible()
      // A layout that JavaScript chooses by the width follows a moment later.
      await expect.poll(sideways, { message: `${where} scrolls sideways` }).toBeLessThanOrEqual(0)
    }
  }
  await page.emulateMedia({ forcedColors: 'none' })
  await page.setViewportSize({ width: 1280, height: 900 })
}

const action = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name }).or(page.getByRole('main').getByRole('button', { name })).first()

test('the main screens need no sideways scrolling at 320 px or 200 %, also in forced colours', async ({ page }) => {
  for (const [path, name] of [
    ['/toppage', '請求書を支払う'],
    ['/payments/review', '請求書を支払う'],
    ['/payments/draft', '請求書を支払う'],
    ['/suppliers', '取引先を登録する'],
    ['/collections/request', '新しく依頼する'],
    ['/myaccount/creditcards', 'カードを追加する'],
  ] as const) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await expectReadable(page, path, action(page, name))
  }
  const { id } = await applyThroughApi()
  await page.goto(`/payments/review/${id}`)
  await page.waitForLoadState('networkidle')
  await expectReadable(page, 'a payment', new PaymentPage(page).cancel)
})

test('the payment flow needs no sideways scrolling at 320 px or 200 %, also in forced colours', async ({ page }) => {
  const flow = new PaymentFlow(page)
  await flow.create.open()
  await expectReadable(page, 'the choice of an invoice', action(page, 'ファイルを選択する'))
  await flow.toInvoiceInfo('02.pdf')
  await expectReadable(page, 'the form', flow.info.next)
  await flow.info.fill('invoiceNumber', invoiceNumber())
  await flow.info.waitUntilFilled()
  await flow.info.proceed()
  await flow.confirm.waitUntilOpen()
  await expectReadable(page, 'the confirmation', flow.confirm.pay)
})
