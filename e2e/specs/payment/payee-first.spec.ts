import { businessDay } from '../../fixtures/payments/days.ts'
import { findings } from '../../fixtures/page/axe.ts'
import { invoiceFile, invoiceNumber } from '../../fixtures/payments/invoices.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { tick } from '../../fixtures/page/tick.ts'
import { PaymentFlow } from '../../pages/payment-flow.ts'

test('a payment begun with its supplier keeps input, shows what its invoice says, and is paid', async ({ page }) => {
  await page.goto('/suppliers?q=北星物流')
  await page.getByRole('link', { name: '北星物流株式会社' }).first().click()
  await page.getByRole('link', { name: 'この取引先に支払う' }).click()
  await expect(page).toHaveURL(/\/payments\/invoicepayment\?supplier_id=\d+$/)
  await page.getByRole('button', { name: '請求書の選択へ進む' }).click()
  await expect(page.getByText('お支払い金額を入力してください。').first()).toBeVisible()
  expect(await findings(page, 'payee first, with errors')).toEqual([])
  await page.getByRole('textbox', { name: /お支払い金額/ }).fill('123456')
  await page.getByRole('textbox', { name: /支払期日/ }).fill(businessDay(20))
  await page.reload()
  await expect(page.getByRole('textbox', { name: /お支払い金額/ })).toHaveValue('123,456')
  await expect(page.getByText('127,159')).toBeVisible()
  await page.getByRole('button', { name: '請求書の選択へ進む' }).click()

  await expect(page.getByText('「北星物流株式会社」への123,456円のお支払いです')).toBeVisible()
  const flow = new PaymentFlow(page)
  await flow.create.choose(invoiceFile('01.pdf'))
  await flow.info.waitForReading()
  await expect(page.getByText('請求書では「607,200円」と読み取れました')).toBeVisible()
  await flow.info.expectValue('amount', '123,456')
  await flow.info.fill('invoiceNumber', invoiceNumber())
  // The invoice names another account than the supplier's: nothing is chosen for the user then.
  await tick(page.getByRole('radio', { name: /2240916/ }))
  await flow.info.proceed()
  await flow.confirm.waitUntilOpen()
  await flow.pay()
})

test('a payee is found by its corporate number, and the choice ends once the flow is left', async ({ page }) => {
  await page.goto('/payments/create')
  await page.getByRole('link', { name: '支払先を選んで支払う' }).click()
  await tick(page.getByRole('radio', { name: '法人番号から探す' }))
  await page.getByRole('textbox', { name: /法人番号/ }).fill('1999997470185')
  await expect(page.getByText('合同会社ノースリンク')).toBeVisible()
  expect(await findings(page, 'payee by number')).toEqual([])
  await page.goto('/payments/draft')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/payments/invoicepayment')
  await expect(page.getByRole('radio', { name: '登録済みの支払先から選ぶ' })).toBeChecked()
})
