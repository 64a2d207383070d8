import { applyThroughApi } from '../../fixtures/payments/application.ts'
import { findings } from '../../fixtures/page/axe.ts'
import { backoffice } from '../../fixtures/command.ts'
import { gatewayOrders, ordersSince } from '../../fixtures/payments/gateway.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { lose } from '../../fixtures/page/lost.ts'
import { moveTo } from '../../fixtures/page/move-to.ts'
import { mailAfter, newestMailId } from '../../fixtures/people/mailbox.ts'
import { demo } from '../../fixtures/people/sign-in.ts'
import { PaymentPage } from '../../pages/payment-page.ts'

const notCharged = /カードへの請求は確定していません/
const refunded = /キャンセルすると全額を返金します/

// Each state by itself is the API's: invoices/lifecycle.test.ts. A payment that was transferred meanwhile:
// remote-payments/src/payment-detail/cancelling.test.tsx.
test('an unexamined payment is cancelled though the answer is lost; another tab hears of it', async ({
  page,
  context,
}) => {
  const orders = await gatewayOrders()
  const { id } = await applyThroughApi()
  const payment = new PaymentPage(page)
  await page.goto(`/payments/review/${id}`)
  const other = new PaymentPage(await context.newPage())
  await other.page.goto(`/payments/review/${id}`)
  await other.cancel.click()
  expect(await findings(other.page, 'asked whether to cancel')).toEqual([])

  await payment.cancel.click()
  await expect(payment.cancelDialog).toContainText(notCharged)
  await lose(page, 'answer', { method: 'PUT', path: /\/cancel$/ })
  await payment.confirmCancel()
  await expect(payment.timeline.getByRole('listitem').last()).toContainText('キャンセル')
  await expect(payment.cancel).toBeHidden()

  await other.confirmCancel()
  await expect(
    other.page.getByText('このお申し込みは、キャンセルや引き受け不可などにより、すでに終了しています。'),
  ).toBeVisible()
  await expect(other.cancel).toBeHidden()
  await expect.poll(async () => (await ordersSince(orders)).map(({ status }) => status)).toEqual(['voided'])
  expect(await backoffice('audit')).toEqual({ findings: [] })
})

test('a payment that is charged and reserved is cancelled, after saying that all comes back', async ({ page }) => {
  const orders = await gatewayOrders()
  const { id, displayId } = await applyThroughApi()
  await backoffice('check', displayId, '--as', 'sato')
  await backoffice('complete', displayId, '--as', 'suzuki')
  const payment = new PaymentPage(page)
  await page.goto(`/payments/reserved/${id}`)
  await payment.cancel.click()
  await expect(payment.cancelDialog).toContainText(refunded)
  await expect(payment.cancelDialog).toContainText('カードの利用枠が戻る時期は、カード会社の処理によって異なります。')
  await expect(payment.cancelDialog).toContainText(/キャンセルできるのは、.+の23時59分までです。/)
  await payment.cancelDialog.getByRole('button', { name: '戻る' }).click()
  await expect(payment.cancelDialog).toBeHidden()
  const mails = await newestMailId()
  await payment.cancel.click()
  await payment.confirmCancel()
  await expect(payment.timeline.getByRole('listitem').last()).toContainText('キャンセル')
  await expect(payment.cancel).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  await expect.poll(async () => (await ordersSince(orders)).map(({ status }) => status)).toEqual(['refunded'])
  await mailAfter(mails, demo.email, displayId)
  await moveTo(page, '/payments/history?status=5')
  await expect(page.getByRole('row').filter({ hasText: displayId })).toContainText('キャンセル')
  expect(await backoffice('audit')).toEqual({ findings: [] })
})
