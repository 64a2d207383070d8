import { applyThroughApi } from '../../fixtures/payments/application.ts'
import { gatewayOrders, ordersSince } from '../../fixtures/payments/gateway.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { callFromPage } from '../../fixtures/page/page-calls.ts'
import { PaymentPage } from '../../pages/payment-page.ts'

const unreachable = /サーバーに接続できませんでした/

test('off the line a list and a cancellation say so; the list loads later, nothing is cancelled', async ({
  page,
  context,
}) => {
  const orders = await gatewayOrders()
  const { id, displayId } = await applyThroughApi()
  const payment = new PaymentPage(page)
  await page.goto('/payments/history')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: displayId })

  await test.step('a list can be requested again, and loads when the line returns', async () => {
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
    await expect(row).toBeVisible()
    await expect(page.getByText(unreachable)).toBeHidden()
  })

  await test.step('a cancellation is not made when the line is back', async () => {
    await row.getByRole('link').first().click()
    await payment.cancel.click()
    await context.setOffline(true)
    await payment.confirmCancel()
    await expect(payment.cancelDialog).toContainText('キャンセルできたかどうかを確認できませんでした')

    const isCancelSent = page.waitForRequest(/\/cancel$/, { timeout: 3_000 }).then(
      () => true,
      () => false,
    )
    await context.setOffline(false)
    expect(await isCancelSent).toBe(false)
    const [answer] = await callFromPage(page, [{ method: 'GET', path: `/api/v1/invoices/${id}` }])
    expect(answer).toMatchObject({ answer: { status: 1 } })
    expect((await ordersSince(orders)).map(({ status }) => status)).toEqual(['authorized'])
    await payment.confirmCancel()
    await expect(payment.cancelDialog).toBeHidden()
    await expect(payment.timeline.getByRole('listitem').last()).toContainText('キャンセル')
  })
})
