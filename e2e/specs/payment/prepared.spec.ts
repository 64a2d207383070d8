import { businessDay } from '../../fixtures/payments/days.ts'
import { findings } from '../../fixtures/page/axe.ts'
import { cards } from '../../fixtures/payments/gateway.ts'
import { invoiceNumber } from '../../fixtures/payments/invoices.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { connectProgram } from '../../fixtures/payments/program.ts'
import { PaymentFlow } from '../../pages/payment-flow.ts'

const aoba = {
  kind: 'corporation',
  supplier: { corporate_name: '株式会社青葉デザイン製作所', corporate_number: '3999953441906' },
} as const
const yamada = { kind: 'sole_proprietor', supplier: { business_name: '木村装飾工房' } } as const

test('what a program prepared is paid item by item from the first step, and the rest discarded', async ({ page }) => {
  test.slow()
  const program = await connectProgram('クラウド会計 試験')
  const number = invoiceNumber()
  const due_date = businessDay(20)
  const id = await program.prepare([
    {
      reference: 'A-1',
      supplier: aoba,
      amount: 607_200,
      due_date,
      invoice_number: number,
      file_ids: [await program.upload('01.pdf')],
    },
    { reference: 'A-2', supplier: yamada, amount: 66_000, due_date, file_ids: [] },
    { reference: 'A-3', supplier: yamada, amount: 77_000, due_date, file_ids: [] },
  ])

  await page.goto('/payments/create')
  await page.getByRole('link', { name: '連携サービスからのお支払いを見る' }).click()
  await page.getByRole('link', { name: program.name }).first().click()
  await expect(page).toHaveURL(`/payments/oauth/${id}`)
  // The address is there before the screen, and the list says the same of each group.
  await expect(page.getByRole('heading', { level: 1, name: `${program.name}からのお支払い` })).toBeVisible()
  await expect(page.getByText('3件のうち0件申込済み')).toBeVisible()
  expect(await findings(page, 'a prepared group')).toEqual([])

  const flow = new PaymentFlow(page)
  await page
    .getByRole('row')
    .filter({ hasText: 'A-1' })
    .getByRole('button', { name: /この内容で支払う/ })
    .click()
  await flow.info.waitForReading()
  await flow.info.expectValue('invoiceNumber', number)
  await expect(page.getByText('請求書では「INV-2026-0112」と読み取れました')).toBeVisible()
  expect(await findings(page, 'a prepared payment')).toEqual([])
  await page.reload()
  await flow.info.proceed()
  await flow.confirm.waitUntilOpen()
  await flow.confirm.typeCard(cards.frictionless)
  await flow.confirm.agree()
  await flow.confirm.pay.click()
  const paid = await flow.expectComplete()

  await expect(page.getByText('連携サービスから登録されたお支払いが、あと2件あります')).toBeVisible()
  await page.getByRole('button', { name: '次のお支払いへ' }).click()
  await expect(page).toHaveURL('/payments/create')
  await expect(page.getByText('「木村装飾工房」への66,000円のお支払いです')).toBeVisible()

  await page.goto(`/payments/oauth/${id}`)
  await expect(
    page
      .getByRole('row')
      .filter({ hasText: 'A-1' })
      .getByRole('link', { name: `${paid}を見る` }),
  ).toBeVisible()
  await page.getByRole('button', { name: '残りをすべて除外する' }).click()
  expect(await findings(page, 'putting the rest aside')).toEqual([])
  await page.getByRole('alertdialog').getByRole('button', { name: 'すべて除外する' }).click()
  await expect(page.getByText('1件のうち1件申込済み')).toBeVisible()
  await expect(page.getByText('除外', { exact: true })).toHaveCount(2)
})

test('what an item filled in is forgotten once its flow is left', async ({ page }) => {
  const program = await connectProgram('帳簿ソフト 試験')
  const id = await program.prepare([{ supplier: yamada, amount: 66_000, due_date: businessDay(20), file_ids: [] }])
  await page.goto(`/payments/oauth/${id}`)
  await page.getByRole('button', { name: /この内容で支払う/ }).click()
  await expect(page.getByText('「木村装飾工房」への66,000円のお支払いです')).toBeVisible()
  await page.goto('/payments/draft')
  await page.getByRole('link', { name: '請求書を支払う' }).first().click()
  await expect(page).toHaveURL('/payments/create')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('「木村装飾工房」への66,000円のお支払いです')).toBeHidden()
})
