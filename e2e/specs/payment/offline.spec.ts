import { applyThroughApi } from '../../fixtures/payments/application.ts'
import { gatewayOrders, ordersSince } from '../../fixtures/payments/gateway.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { callFromPage } from '../../fixtures/page/page-calls.ts'
import { PaymentPage } from '../../pages/payment-page.ts'

const unreachable = /サーバーに接続できませんでした/

test('a cancellation pressed off the line says so at once, and is not made when the line is back', async ({
  page,
  context,
}) => {
  const orders = await gatewayOrders()
  const { id } = await applyThroughApi()
  const payment = new PaymentPage(page)
  await page.goto(`/payments/review/${id}`)
  await payment.cancel.click()
  await context.setOffline(true)
  await payment.confirmCancel()
  await expect(page.getByText(unreachable)).toBeVisible()
  await expect(payment.cancelDialog).toBeHidden()

  const isCancelSent = page.waitForRequest(/\/cancel$/, { timeout: 3_000 }).then(
    () => true,
    () => false,
  )
  await context.setOffline(false)
  expect(await isCancelSent).toBe(false)
  const [answer] = await callFromPage(page, [{ method: 'GET', path: `/api/v1/invoices/${id}` }])
  expect(answer).toMatchObject({ answer: { status: 1 } })
  expect((await ordersSince(orders)).map(({ status }) => status)).toEqual(['authorized'])
  await payment.cancel.click()
  await payment.confirmCancel()
  await expect(payment.timeline.getByRole('listitem').last()).toContainText('キャンセル')
})

test('a list opened offline says so, can be requested again, and loads when the line returns', async ({
  page,
  context,
}) => {
  const { displayId } = await applyThroughApi()
  await page.goto('/payments/history')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.setOffline(true)
  await page
    .getByRole('main')
    .getByRole('link', { name: /審査中/ })
    .click()
  await expect(page.getByText(unreachable)).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(/TypeError|fetch|undefined|Error:/)
  const retry = page.getByRole('button', { name: 'もう一度読み込む' })
  await retry.click()
  await expect(retry).toBeEnabled()
  await expect(page.getByText(unreachable)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('row').filter({ hasText: displayId })).toBeVisible()
  await expect(page.getByText(unreachable)).toBeHidden()
})
