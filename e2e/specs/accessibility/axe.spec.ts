import type { Page } from '@playwright/test'
import { findings, runAxe } from '../../fixtures/page/axe.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { moveAndSettle } from '../../fixtures/page/move-to.ts'
import { action, expectReadable } from '../../fixtures/page/readable.ts'
import { invoiceFile } from '../../fixtures/payments/invoices.ts'
import { PaymentFlow } from '../../pages/payment-flow.ts'

/** One journey visits the screens of one part: another one costs a sign-in, a browser process and a cold load. */
const screens: Readonly<Record<string, readonly string[]>> = {
  payments: [
    '/payments/create',
    '/payments/review',
    '/payments/review?tab=action-required',
    '/payments/reserved',
    '/payments/history',
    '/payments/draft',
  ],
  requests: ['/payments/waiting', '/payments/oauth', '/payments/invoicepayment', '/collections/request'],
  'company and account': [
    '/toppage',
    '/suppliers',
    '/myaccount',
    '/myaccount/creditcards',
    '/notifications',
    '/termsofservice',
    '/no/such/screen',
  ],
}

async function openAndSettle(page: Page, path: string): Promise<void> {
  await moveAndSettle(page, path)
  // The error view would pass too.
  await expect(page.getByRole('button', { name: 'もう一度読み込む' })).toBeHidden()
}

test('axe is awake: it finds a picture without words', async ({ page }) => {
  await openAndSettle(page, '/toppage')
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('img')))
  expect((await runAxe(page, '/toppage')).map(({ rule }) => rule)).toContain('image-alt')
})

for (const [part, paths] of Object.entries(screens)) {
  test(`axe finds nothing on the screens of ${part}`, async ({ page }) => {
    test.setTimeout(180_000)
    for (const path of paths) {
      await openAndSettle(page, path)
      expect.soft(await findings(page, path), path).toEqual([])
    }
  })
}

test('axe finds nothing in the payment flow, which needs no sideways scrolling, nor in its card', async ({ page }) => {
  test.setTimeout(180_000)
  const flow = new PaymentFlow(page)
  await flow.create.open()
  await expectReadable(page, 'the choice of an invoice', action(page, 'ファイルを選択する'))
  await flow.create.choose(invoiceFile('02.pdf'))
  await flow.info.waitForReading()
  expect(await findings(page, 'invoice form')).toEqual([])
  await expectReadable(page, 'the form', flow.info.next)
  await flow.info.fill('amount', '')
  await flow.info.proceed()
  expect(await findings(page, 'invoice form with errors')).toEqual([])
  await flow.info.fill('amount', '1000')
  await flow.info.proceed()
  await flow.confirm.waitUntilOpen()
  await flow.confirm.chooseNewCard()
  expect(await findings(page, 'confirmation')).toEqual([])
  await expectReadable(page, 'the confirmation', flow.confirm.pay)
  await flow.confirm.frame.locator('body').evaluate(body => body.append(document.createElement('img')))
  expect((await runAxe(page, 'card frame')).map(({ rule }) => rule)).toContain('image-alt')
})

test.describe('before signing in', () => {
  test.use({ account: null })

  test('axe finds nothing on the sign-in screen and what its foot leads to', async ({ page }) => {
    for (const path of ['/commercial-transactions', '/terms', '/signin']) {
      await openAndSettle(page, path)
      expect(await findings(page, path)).toEqual([])
    }
    await page.getByRole('button', { name: 'サインイン', exact: true }).click()
    expect(await findings(page, '/signin with errors')).toEqual([])
  })
})
