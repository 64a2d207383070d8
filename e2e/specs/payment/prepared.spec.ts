import { businessDay } from '../../fixtures/payments/days.ts'
import { findings } from '../../fixtures/page/axe.ts'
import { moveTo } from '../../fixtures/page/move-to.ts'
import { Keyboard } from '../../fixtures/page/keyboard.ts'
import { invoiceNumber } from '../../fixtures/payments/invoices.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { connectProgram } from '../../fixtures/payments/program.ts'
import { payWithKeys } from '../../pages/pay-with-keys.ts'
import { PaymentFlow } from '../../pages/payment-flow.ts'

const aoba = {
  kind: 'corporation',
  supplier: { corporate_name: '株式会社青葉デザイン製作所', corporate_number: '3999953441906' },
} as const
const kimura = { kind: 'sole_proprietor', supplier: { business_name: '木村装飾工房' } } as const

test('items of a program are paid one by one by keyboard alone, and the rest is discarded', async ({ page }) => {
  test.setTimeout(240_000)
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
    { reference: 'A-2', supplier: kimura, amount: 66_000, due_date, file_ids: [] },
    { reference: 'A-3', supplier: kimura, amount: 77_000, due_date, file_ids: [] },
    { reference: 'A-4', supplier: kimura, amount: 88_000, due_date, file_ids: [] },
  ])
  const keyboard = new Keyboard(page)
  const flow = new PaymentFlow(page)
  const group = `/payments/oauth/${id}`
  const item = (reference: string) => page.getByRole('row').filter({ hasText: reference })
  const pay = (reference: string) => item(reference).getByRole('button', { name: /この内容で支払う/ })
  const dialog = page.getByRole('alertdialog')

  await test.step('the group is found where payments begin, with the invoice of each item', async () => {
    await page.goto('/payments/create')
    await keyboard.press(page.getByRole('link', { name: '連携サービスからのお支払いを見る' }))
    await keyboard.press(page.getByRole('link', { name: program.name }).first())
    await expect(page).toHaveURL(group)
    // The address is there before the screen, and the list says the same of each group.
    await expect(page.getByRole('heading', { level: 1, name: `${program.name}からのお支払い` })).toBeVisible()
    await expect(page.getByText('4件のうち0件お申し込み済み')).toBeVisible()
    expect(await findings(page, 'a prepared group')).toEqual([])
    await keyboard.press(item('A-1').getByRole('link', { name: /請求書を見る/ }))
    await expect(page).toHaveURL(/\/payments\/receiptinvoice\//)
    await page.goBack()
  })

  await test.step('an item is paid, over a reload', async () => {
    await keyboard.press(pay('A-1'))
    await flow.info.waitForReading()
    await flow.info.expectValue('invoiceNumber', number)
    await expect(page.getByText('請求書では「INV-2026-0112」と読み取れました')).toBeVisible()
    expect(await findings(page, 'a prepared payment')).toEqual([])
    await page.reload()
    await keyboard.press(flow.info.next)
    await flow.confirm.waitUntilOpen()
    let paid = ''
    await payWithKeys(flow, keyboard, async () => {
      paid = await flow.expectComplete()
    })
    await expect(page.getByText('連携サービスから登録されたお支払いが、あと3件あります')).toBeVisible()
    await keyboard.press(page.getByRole('link', { name: /一覧|連携サービス/ }).and(page.locator(`[href$="${group}"]`)))
    await expect(page).toHaveURL(group)
    await expect(item('A-1').getByRole('link', { name: `${paid}を見る` })).toBeVisible()
  })

  await test.step('one item is discarded, then the rest', async () => {
    await keyboard.press(item('A-2').getByRole('button', { name: /除外/ }))
    // The dialog begins with what changes nothing.
    await expect(dialog.getByRole('button', { name: '戻る' })).toBeFocused()
    await keyboard.press(dialog.getByRole('button', { name: /除外/ }))
    await expect(page.getByText('3件のうち1件お申し込み済み')).toBeVisible()
    await keyboard.press(page.getByRole('button', { name: '残りをすべて除外する' }))
    expect(await findings(page, 'putting the rest aside')).toEqual([])
    await keyboard.press(dialog.getByRole('button', { name: '戻る' }))
  })

  await test.step('leaving the flow clears the values of an item', async () => {
    await keyboard.press(pay('A-3'))
    const banner = page.getByText('「木村装飾工房」への77,000円のお支払いです')
    await expect(banner).toBeVisible()
    await moveTo(page, '/payments/draft')
    await page.getByRole('link', { name: '請求書を支払う' }).first().click()
    await expect(page).toHaveURL('/payments/create')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(banner).toBeHidden()
  })

  await moveTo(page, group)
  await keyboard.press(page.getByRole('button', { name: '残りをすべて除外する' }))
  await keyboard.press(dialog.getByRole('button', { name: 'すべて除外する' }))
  await expect(page.getByText('1件のうち1件お申し込み済み')).toBeVisible()
  await expect(page.getByText('除外', { exact: true })).toHaveCount(3)
})
