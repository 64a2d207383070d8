import { findings } from '../../fixtures/page/axe.ts'
import { moveTo } from '../../fixtures/page/move-to.ts'
import { Keyboard } from '../../fixtures/page/keyboard.ts'
import { invoiceFile, invoiceNumber } from '../../fixtures/payments/invoices.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { payWithKeys } from '../../pages/pay-with-keys.ts'
import { PaymentFlow } from '../../pages/payment-flow.ts'

test('by keys an invoice of the queue is checked, and paid without a second upload', async ({ page }) => {
  test.setTimeout(150_000)
  const keyboard = new Keyboard(page)
  const flow = new PaymentFlow(page)
  await flow.create.open()
  const picker = page.waitForEvent('filechooser')
  await keyboard.press(flow.create.fileArea.getByRole('button').first())
  await (
    await picker
  ).setFiles([
    { ...invoiceFile('01.pdf'), name: '青葉.pdf' },
    { ...invoiceFile('02.pdf'), name: '山陰.pdf' },
  ])
  // The first one opens by itself; the queue is where they were chosen.
  await flow.info.waitForReading()
  await moveTo(page, '/payments/create')
  const open = page.getByRole('link', { name: '青葉.pdf：請求書を見る' })
  await expect(open).toBeVisible({ timeout: 60_000 })
  const uploads: string[] = []
  page.on('request', request => {
    if (request.url().includes('/files/upload')) uploads.push(request.url())
  })
  await keyboard.press(open)
  await expect(page).toHaveURL(/\/payments\/receiptinvoice\/[\w-]+\?draft_id=\d+$/)
  await expect(page.getByText('株式会社青葉デザイン製作所').first()).toBeVisible()
  await expect(page.getByText(/国税庁の公表情報に登録があります/)).toBeVisible()
  expect(await findings(page, 'a received invoice')).toEqual([])

  const acknowledge = page.getByRole('checkbox', { name: /注意の内容を確認しました/ })
  const pay = page.getByRole('button', { name: 'この請求書を支払う' })
  await keyboard.press(pay)
  // Whether an earlier journey has paid the like is not for this one to know.
  await expect(acknowledge.or(flow.info.amount).first()).toBeVisible()
  if (await acknowledge.isVisible()) {
    await keyboard.check(acknowledge)
    await keyboard.press(pay)
  }
  await flow.info.waitForReading()
  await flow.info.expectValue('amount', '607,200')
  await keyboard.openRow(flow.info.change('invoiceNumber'))
  await keyboard.fill(flow.info.control('invoiceNumber'), invoiceNumber())
  await keyboard.press(flow.info.next)
  await flow.confirm.waitUntilOpen()
  await payWithKeys(flow, keyboard, () => flow.expectNext())
  expect(uploads).toEqual([])

  await test.step('the second invoice is next, also after the way back to the first', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await flow.info.expectValue('amount', '294,680')
    await page.goBack()
    await page.goForward()
    await expect(page).toHaveURL('/payments/add/invoiceinfo')
    await flow.info.expectValue('amount', '294,680')
  })

  await test.step('a missing invoice is reported', async () => {
    await moveTo(page, '/payments/receiptinvoice/00000000-0000-4000-8000-00000000dead')
    await expect(page.getByRole('heading', { level: 1, name: '請求書が見つかりません' })).toBeVisible()
    expect(await findings(page, 'no such invoice')).toEqual([])
  })
})
