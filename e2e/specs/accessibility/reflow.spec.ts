import { applyThroughApi } from '../../fixtures/payments/application.ts'
import { test } from '../../fixtures/journey.ts'
import { moveAndSettle } from '../../fixtures/page/move-to.ts'
import { action, expectReadable } from '../../fixtures/page/readable.ts'
import { PaymentPage } from '../../pages/payment-page.ts'

// axe.spec.ts walks through the payment flow and checks it.
test('the main screens need no sideways scrolling at 320 px or 200 %, also in forced colours', async ({ page }) => {
  for (const [path, name] of [
    ['/toppage', '請求書を支払う'],
    ['/payments/review', '請求書を支払う'],
    ['/payments/draft', '請求書を支払う'],
    ['/suppliers', '取引先を登録する'],
    ['/collections/request', '新しく依頼する'],
    ['/myaccount/creditcards', 'カードを追加する'],
  ] as const) {
    await moveAndSettle(page, path)
    await expectReadable(page, path, action(page, name))
  }
  const { id } = await applyThroughApi()
  await moveAndSettle(page, `/payments/review/${id}`)
  await expectReadable(page, 'a payment', new PaymentPage(page).cancel)
})
