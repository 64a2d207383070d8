import { invoiceFile, threeInvoices } from '../../fixtures/payments/invoices.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { moveTo } from '../../fixtures/page/move-to.ts'
import { findings } from '../../fixtures/page/axe.ts'
import { CreatePage } from '../../pages/create-page.ts'
import { InvoiceInfoPage } from '../../pages/invoice-info-page.ts'

test('files at once become a draft for each invoice, and a reload in between loses none', async ({ page }) => {
  const create = new CreatePage(page)
  const info = new InvoiceInfoPage(page)
  await create.open()
  await create.choose([
    { ...invoiceFile('01.pdf'), name: '一枚目.pdf' },
    { ...invoiceFile('02.pdf'), name: '二枚目.pdf' },
    threeInvoices('三通.pdf'),
  ])
  // The first one opens by itself; the queue is where they were chosen.
  await info.waitForReading()
  await moveTo(page, '/payments/create')
  await expect(page.getByText('3件のうち3件の下書きができました')).toBeVisible({ timeout: 60_000 })
  expect(await findings(page, '/payments/create with a queue')).toEqual([])

  await page.reload()
  await page.getByRole('link', { name: '二枚目.pdfの内容を確認する' }).click()
  await expect(page).toHaveURL('/payments/add/invoiceinfo')
  await info.expectValue('amount', '294,680')
  await expect(info.form.getByText('読み取り済み').first()).toBeVisible()
  await page.getByRole('button', { name: '下書きを保存する' }).click()
  await page.getByRole('link', { name: '次の請求書へ' }).click()
  await info.expectValue('amount', '33,000')
  await expect(info.form.getByText('このPDFには3通の請求書があります（1ページ、2〜3ページ、4ページ）')).toBeVisible()
  expect(await findings(page, 'the form of a file with three invoices')).toEqual([])

  await info.form.getByRole('button', { name: '請求書ごとに分けて支払う' }).click()
  await expect(page.getByText('三通（1ページ）.pdf')).toBeVisible()
  await info.expectValue('amount', '33,000', 30_000)
  await moveTo(page, '/payments/create')
  await expect(page.getByText('5件のうち5件の下書きができました')).toBeVisible({ timeout: 60_000 })
  await page.getByRole('link', { name: '三通（2〜3ページ）.pdfの内容を確認する' }).click()
  await info.expectValue('amount', '88,000')
  await expect(page.getByText('1 / 2ページ')).toBeVisible()

  await moveTo(page, '/payments/draft')
  await expect(page.getByRole('button', { name: /の下書きを削除する$/ }).nth(4)).toBeVisible()
})
