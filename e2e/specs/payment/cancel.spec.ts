import { applyThroughApi } from '../../fixtures/payments/application.ts'
import { findings } from '../../fixtures/page/axe.ts'
import { backoffice } from '../../fixtures/command.ts'
import { gatewayOrders, ordersSince } from '../../fixtures/payments/gateway.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { lose } from '../../fixtures/page/lost.ts'
import { mailAfter, newestMailId } from '../../fixtures/people/mailbox.ts'
import { demo } from '../../fixtures/people/sign-in.ts'
import { PaymentPage } from '../../pages/payment-page.ts'

const complete = async (displayId: string) => {
  await backoffice('check', displayId, '--as', 'sato')
  await backoffice('complete', displayId, '--as', 'suzuki')
}
const notCharged = /カードへの請求は確定していません/
const refunded = /キャンセルすると全額を返金します/

// Each state by itself is the API's: invoices/lifecycle.test.ts.
for (const { state, before, list, notice, order } of [
  { state: 'nobody has examined', before: null, list: 'review', notice: notCharged, order: 'voided' },
  { state: 'is charged and reserved', before: complete, list: 'reserved', notice: refunded, order: 'refunded' },
] as const) {
  test(`a payment that ${state} is cancelled, after saying what becomes of the card: ${order}`, async ({ page }) => {
    const orders = await gatewayOrders()
    const { id, displayId } = await applyThroughApi()
    await before?.(displayId)
    const payment = new PaymentPage(page)
    await page.goto(`/payments/${list}/${id}`)
    await payment.cancel.click()
    await expect(payment.cancelDialog).toContainText(notice)
    await expect(payment.cancelDialog).toContainText('カードの利用枠が戻る時期は、カード会社の処理によって異なります。')
    if (order === 'refunded')
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
    await expect.poll(async () => (await ordersSince(orders)).map(({ status }) => status)).toEqual([order])
    await mailAfter(mails, demo.email, displayId)
    await page.goto('/payments/history?status=5')
    await expect(page.getByRole('row').filter({ hasText: displayId })).toContainText('キャンセル')
    expect(await backoffice('audit')).toEqual({ findings: [] })
  })
}

test('a cancellation whose answer is lost shows as done, one that another tab made is reported', async ({
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

  await lose(page, 'answer', { method: 'PUT', path: /\/cancel$/ })
  await payment.cancel.click()
  await payment.confirmCancel()
  await expect(payment.timeline.getByRole('listitem').last()).toContainText('キャンセル')
  await expect(payment.cancel).toBeHidden()

  await other.confirmCancel()
  await expect(other.page.getByText('このお申し込みは、すでにキャンセルされています。')).toBeVisible()
  await expect(other.cancel).toBeHidden()
  await expect.poll(async () => (await ordersSince(orders)).map(({ status }) => status)).toEqual(['voided'])
})

test('a payment that was transferred cannot be cancelled, though the screen is older', async ({ page }) => {
  const { id, displayId } = await applyThroughApi()
  await complete(displayId)
  const payment = new PaymentPage(page)
  await page.goto(`/payments/reserved/${id}`)
  await payment.cancel.click()
  await backoffice('transfer-done', displayId)
  await payment.confirmCancel()
  await expect(page.getByText('すでに支払先への振込が完了しているため、キャンセルできません。')).toBeVisible()
  await expect(payment.cancel).toBeHidden()
  await expect(page.getByRole('button', { name: '領収書をダウンロードする' })).toBeVisible()
})
