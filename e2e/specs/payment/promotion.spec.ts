import { findings } from '../../fixtures/page/axe.ts'
import { backoffice } from '../../fixtures/command.ts'
import { gatewayOrders, ordersSince } from '../../fixtures/payments/gateway.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { PaymentFlow } from '../../pages/payment-flow.ts'

// That the code stays over a reload: remote-payments/src/confirm/promotion/promotion.test.tsx.
test('a promotion code lowers the fee, and that is what the card pays', async ({ page }) => {
  const code = `E2E${Date.now()}`
  await backoffice('promotion', code, '--rate', '1', '--from', '2020-01-01', '--until', '2099-12-31')
  const orders = await gatewayOrders()
  const flow = new PaymentFlow(page)
  await flow.draftToConfirm()
  const field = page.getByRole('textbox', { name: /プロモーションコード/ })
  await page.getByRole('button', { name: 'プロモーションコードをお持ちの方' }).click()
  await field.fill('NO-SUCH-CODE')
  await page.getByRole('button', { name: '適用する', exact: true }).click()
  await expect(page.getByText(/コードが正しくありません。コードをご確認ください。/)).toBeVisible()
  await expect(page.getByRole('button', { name: '625,416円を支払う' })).toBeVisible()
  expect(await findings(page, 'a wrong promotion code')).toEqual([])
  await field.fill(code.toLowerCase())
  await field.press('Enter')
  await expect(page.getByRole('button', { name: '613,272円を支払う' })).toBeVisible()
  await expect(page.getByText(`プロモーションコード「${code}」を適用しています。`)).toBeVisible()
  await flow.pay()
  expect((await ordersSince(orders)).map(({ amount }) => amount)).toEqual([613_272])
})
