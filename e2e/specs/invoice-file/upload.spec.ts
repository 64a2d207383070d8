import { expectReading } from '../../pages/expect-reading.ts'
import { invoiceFile } from '../../fixtures/payments/invoices.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { moveTo } from '../../fixtures/page/move-to.ts'
import { CreatePage } from '../../pages/create-page.ts'
import { InvoiceInfoPage } from '../../pages/invoice-info-page.ts'
import { Shell } from '../../pages/shell.ts'

test('02.pdf, dropped, is read; typed text survives a reload; the draft has it once left', async ({ page }) => {
  const create = new CreatePage(page)
  const info = new InvoiceInfoPage(page)
  await create.open()
  await create.drop(invoiceFile('02.pdf'))
  await expectReading(info, '02.pdf')

  await info.fill('invoiceNumber', '手で直した番号')
  await info.fill('amount', '123456')
  const transferDate = await (await info.open('transferDate')).inputValue()
  await page.reload()
  await info.expectValue('invoiceNumber', '手で直した番号')
  await info.expectValue('amount', '123,456')
  await expect(await info.open('transferDate')).toHaveValue(transferDate)
  await expect(info.picture).toBeVisible()

  await page.getByRole('button', { name: '下書きを保存する' }).click()
  await expect(page.getByText('下書きを保存しました。')).toBeVisible()
  await new Shell(page).suppliers.click()
  await expect(page.getByRole('heading', { level: 1, name: /取引先/ })).toBeVisible()
  await moveTo(page, '/payments/add/invoiceinfo')
  await expect(page).toHaveURL('/payments/create')
  await moveTo(page, '/payments/draft')
  await expect(page.getByText('有限会社山陰水産').first()).toBeVisible()
})
