import { expect, test } from '../../fixtures/journey.ts'
import { PaymentFlow } from '../../pages/payment-flow.ts'
import { Shell } from '../../pages/shell.ts'

test('typed text survives a reload; leaving the flow clears it, and the draft has it', async ({ page }) => {
  const flow = new PaymentFlow(page)
  await flow.toInvoiceInfo('02.pdf')
  await flow.info.fill('invoiceNumber', '手で直した番号')
  await flow.info.fill('amount', '123456')
  const transferDate = await (await flow.info.open('transferDate')).inputValue()
  await page.reload()
  await flow.info.expectValue('invoiceNumber', '手で直した番号')
  await flow.info.expectValue('amount', '123,456')
  await expect(await flow.info.open('transferDate')).toHaveValue(transferDate)
  await expect(flow.info.picture).toBeVisible()

  await page.getByRole('button', { name: '下書きを保存する' }).click()
  await expect(page.getByText('下書きを保存しました。')).toBeVisible()
  await new Shell(page).suppliers.click()
  await expect(page.getByRole('heading', { level: 1, name: /取引先/ })).toBeVisible()
  await page.goto('/payments/add/invoiceinfo')
  await expect(page).toHaveURL('/payments/create')
  await page.goto('/payments/draft')
  await expect(page.getByText('有限会社山陰水産').first()).toBeVisible()
})
