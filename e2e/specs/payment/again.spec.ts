import { findings } from '../../fixtures/page/axe.ts'
import { invoiceFile } from '../../fixtures/payments/invoices.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { CreatePage } from '../../pages/create-page.ts'
import { InvoiceInfoPage } from '../../pages/invoice-info-page.ts'

test('a payment like last time has its supplier, fills in the invoice and warns of differences', async ({ page }) => {
  await page.goto('/payments/history?q=北星物流')
  await page.getByRole('table').getByRole('link', { name: '北星物流株式会社' }).first().click()
  await expect(page).toHaveURL(/\/payments\/history\/\d+$/)
  await page.getByRole('button', { name: 'この支払先に再度支払う' }).click()
  await expect(page.getByText('「北星物流株式会社」へのお支払いです')).toBeVisible()
  expect(await findings(page, 'paying again')).toEqual([])

  const info = new InvoiceInfoPage(page)
  await new CreatePage(page).choose(invoiceFile('02.pdf'))
  await info.waitForReading()
  await info.expectValue('amount', '294,680')
  await expect(page.getByText(/発行元は「有限会社山陰水産」と読み取れました/)).toBeVisible()
  await expect(page.getByRole('link', { name: '支払先（請求書の発行元と異なります）' })).toBeVisible()
  await expect(info.form.getByRole('combobox', { name: /会社名・カナ・法人番号/ })).toHaveValue('北星物流株式会社')
  expect(await findings(page, 'another issuer')).toEqual([])
})
