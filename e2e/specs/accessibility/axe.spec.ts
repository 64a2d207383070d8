import type { Page } from '@playwright/test'
import { findings, phone, runAxe } from '../../fixtures/page/axe.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { moveAndSettle } from '../../fixtures/page/move-to.ts'
import { action, expectReadable } from '../../fixtures/page/readable.ts'
import { movedOn } from '../../fixtures/page/shifts.ts'
import { invoiceFile } from '../../fixtures/payments/invoices.ts'
import { PaymentFlow } from '../../pages/payment-flow.ts'

/** With what must be in reach without sideways scrolling on the main ones. No path follows itself: that is a reload. */
const screens: readonly (readonly [path: string, name?: string])[] = [
  ['/payments/review', '請求書を支払う'],
  ['/payments/reserved'],
  ['/payments/review?tab=action-required'],
  ['/payments/history'],
  ['/payments/draft', '請求書を支払う'],
  ['/payments/waiting'],
  ['/payments/oauth'],
  ['/payments/invoicepayment'],
  ['/myaccount'],
  ['/myaccount/creditcards', 'カードを追加する'],
  ['/notifications'],
  ['/termsofservice'],
  ['/toppage', '請求書を支払う'],
]

/** Of many parts, or with what comes late: opened as from a bookmark. */
const still: ReadonlySet<string> = new Set(['/payments/draft', '/myaccount', '/notifications', '/toppage'])

const addPictureWithoutWords = (page: Page) =>
  page.evaluate(() => document.querySelector('main')?.append(document.createElement('img')))

test('axe finds nothing on the main screens until one has an error; none moves or scrolls aside', async ({ page }) => {
  test.setTimeout(300_000)
  for (const [path, name] of screens) {
    if (still.has(path)) expect.soft(await movedOn(page, path), `${path} moves while it comes`).toEqual([])
    else await moveAndSettle(page, path)
    // The error view would pass too.
    await expect(page.getByRole('button', { name: 'もう一度読み込む' })).toBeHidden()
    expect.soft(await findings(page, path), path).toEqual([])
    if (name) await expectReadable(page, path, action(page, name))
  }
  await addPictureWithoutWords(page)
  expect((await runAxe(page, 'a picture without words', phone)).map(({ rule }) => rule)).toContain('image-alt')
})

test('axe finds nothing in the payment flow, which needs no sideways scrolling, nor in its card', async ({ page }) => {
  test.setTimeout(180_000)
  const flow = new PaymentFlow(page)
  await flow.create.open()
  expect(await findings(page, '/payments/create')).toEqual([])
  await expectReadable(page, 'the choice of an invoice', action(page, 'ファイルを選択する'))
  await flow.create.choose(invoiceFile('02.pdf'))
  await flow.info.waitForReading()
  expect(await findings(page, 'invoice form')).toEqual([])
  await expectReadable(page, 'the form', flow.info.next)
  await flow.info.fill('amount', '')
  await flow.info.proceed()
  expect(await findings(page, 'invoice form with errors', phone)).toEqual([])
  await flow.info.fill('amount', '1000')
  await flow.info.proceed()
  await flow.confirm.waitUntilOpen()
  await flow.confirm.chooseNewCard()
  expect(await findings(page, 'confirmation')).toEqual([])
  await expectReadable(page, 'the confirmation', flow.confirm.pay)
  await flow.confirm.frame.locator('body').evaluate(body => body.append(document.createElement('img')))
  expect((await runAxe(page, 'card frame', phone)).map(({ rule }) => rule)).toContain('image-alt')
})
