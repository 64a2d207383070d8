import { invoiceFile } from '../../fixtures/payments/invoices.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { findings } from '../../fixtures/page/axe.ts'
import { CreatePage } from '../../pages/create-page.ts'
import { InvoiceInfoPage } from '../../pages/invoice-info-page.ts'

test('three files at once become three drafts, and a reload in between loses none', async ({ page }) => {
  const create = new CreatePage(page)
  const info = new InvoiceInfoPage(page)
  await create.open()
  const names = ['一枚目.pdf', '二枚目.pdf', '三枚目.pdf'] as const
  await create.choose(names.map((name, index) => ({ ...invoiceFile(index === 1 ? '02.pdf' : '01.pdf'), name })))
  // The first one opens by itself; the queue is where they were chosen.
  await info.waitForReading()
  await page.goto('/payments/create')
  await expect(page.getByText('3件のうち3件の下書きができました')).toBeVisible({ timeout: 60_000 })
  expect(await findings(page, '/payments/create with a queue')).toEqual([])

  await page.reload()
  await page.getByRole('link', { name: '二枚目.pdfの内容を確認する' }).click()
  await expect(page).toHaveURL('/payments/add/invoiceinfo')
  await info.expectValue('amount', '294,680')
  await expect(info.form.getByText('読み取り済み').first()).toBeVisible()
  await page.getByRole('button', { name: '下書きを保存する' }).click()
  await page.getByRole('link', { name: '次の請求書へ' }).click()
  await info.expectValue('amount', '607,200')

  await page.goto('/payments/draft')
  await expect(page.getByRole('button', { name: /の下書きを削除する$/ }).nth(2)).toBeVisible()
})
