import { businessDay } from '../../fixtures/payments/days.ts'
import { Keyboard } from '../../fixtures/page/keyboard.ts'
import { invoiceFile, invoiceNumber } from '../../fixtures/payments/invoices.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { connectProgram } from '../../fixtures/payments/program.ts'
import { payWithKeys } from '../../pages/pay-with-keys.ts'
import { PaymentFlow } from '../../pages/payment-flow.ts'

const next = (flow: PaymentFlow) => flow.info.form.getByRole('button', { name: '確認へ進む' })

test('what a program prepared is paid by keyboard alone, and the rest is discarded', async ({ page }) => {
  test.slow()
  const program = await connectProgram('キーボード会計 試験')
  const supplier = {
    kind: 'corporation',
    supplier: { corporate_name: '株式会社青葉デザイン製作所', corporate_number: '3999953441906' },
  } as const
  const id = await program.prepare([
    {
      reference: 'K-1',
      supplier,
      amount: 607_200,
      due_date: businessDay(20),
      invoice_number: invoiceNumber(),
      file_ids: [await program.upload('01.pdf')],
    },
    { reference: 'K-2', supplier, amount: 66_000, due_date: businessDay(20), file_ids: [] },
  ])
  const keyboard = new Keyboard(page)
  const flow = new PaymentFlow(page)
  await page.goto('/payments/create')
  await keyboard.press(page.getByRole('link', { name: '連携サービスからのお支払いを見る' }))
  await keyboard.press(page.getByRole('link', { name: program.name }).first())
  await expect(page).toHaveURL(`/payments/oauth/${id}`)
  await keyboard.press(
    page
      .getByRole('row')
      .filter({ hasText: 'K-1' })
      .getByRole('link', { name: /請求書を見る/ }),
  )
  await expect(page).toHaveURL(/\/payments\/receiptinvoice\//)
  await page.goBack()
  await keyboard.press(
    page
      .getByRole('row')
      .filter({ hasText: 'K-1' })
      .getByRole('button', { name: /この内容で支払う/ }),
  )
  await flow.info.waitForReading()
  await keyboard.press(next(flow))
  await flow.confirm.waitUntilOpen()
  await payWithKeys(flow, keyboard)
  await keyboard.press(
    page.getByRole('link', { name: /一覧|連携サービス/ }).and(page.locator(`[href$="/payments/oauth/${id}"]`)),
  )
  await expect(page).toHaveURL(`/payments/oauth/${id}`)
  await keyboard.press(page.getByRole('row').filter({ hasText: 'K-2' }).getByRole('button', { name: /除外/ }))
  // The dialog begins with what changes nothing.
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'いいえ' })).toBeFocused()
  await keyboard.press(page.getByRole('alertdialog').getByRole('button', { name: /除外/ }))
  await expect(page.getByText('1件のうち1件申込済み')).toBeVisible()
})

test('a payment is begun with its payee, and paid, with nothing but the keyboard', async ({ page }) => {
  const keyboard = new Keyboard(page)
  const flow = new PaymentFlow(page)
  await page.goto('/payments/create')
  await keyboard.press(page.getByRole('link', { name: '支払先を選んで支払う' }))
  await keyboard.search(page.getByRole('combobox', { name: /会社名・カナ・法人番号で探す/ }), '北星物流')
  await keyboard.fill(page.getByRole('textbox', { name: /お支払い金額/ }), '607200')
  await keyboard.fillDay(page.getByRole('textbox', { name: /支払期日/ }), businessDay(20))
  await keyboard.press(page.getByRole('button', { name: '請求書の選択へ進む' }))
  await expect(page.getByText('「北星物流株式会社」への607,200円のお支払いです')).toBeVisible()

  const picker = page.waitForEvent('filechooser')
  await keyboard.press(flow.create.fileArea.getByRole('button').first())
  await (await picker).setFiles(invoiceFile('01.pdf'))
  await flow.info.waitForReading()
  await keyboard.openRow(flow.info.change('invoiceNumber'))
  await keyboard.fill(flow.info.control('invoiceNumber'), invoiceNumber())
  // The invoice names another account than the supplier's: nothing is chosen for the user then.
  await keyboard.choose(page.getByRole('radio', { name: /2240916/ }))
  await keyboard.press(next(flow))
  await flow.confirm.waitUntilOpen()
  await payWithKeys(flow, keyboard)
})

test('an invoice of the queue is read, its warnings acknowledged, and paid by keyboard alone', async ({ page }) => {
  const keyboard = new Keyboard(page)
  const flow = new PaymentFlow(page)
  await flow.create.open()
  const picker = page.waitForEvent('filechooser')
  await keyboard.press(flow.create.fileArea.getByRole('button').first())
  await (
    await picker
  ).setFiles([
    { ...invoiceFile('01.pdf'), name: '青葉.pdf' },
    { ...invoiceFile('02.pdf'), name: '山陰.pdf' },
  ])
  // The first one opens by itself; the queue is where they were chosen.
  await flow.info.waitForReading()
  await page.goto('/payments/create')
  const open = page.getByRole('link', { name: '青葉.pdf：請求書を見る' })
  await expect(open).toBeVisible({ timeout: 60_000 })
  await keyboard.press(open)
  await expect(page).toHaveURL(/\/payments\/receiptinvoice\//)

  const acknowledge = page.getByRole('checkbox', { name: /注意の内容を確認しました/ })
  await keyboard.press(page.getByRole('button', { name: 'この請求書を支払う' }))
  // Whether an earlier journey has paid the like is not for this one to know.
  await expect(acknowledge.or(flow.info.amount).first()).toBeVisible()
  if (await acknowledge.isVisible()) {
    await keyboard.check(acknowledge)
    await keyboard.press(page.getByRole('button', { name: 'この請求書を支払う' }))
  }
  await flow.info.waitForReading()
  await keyboard.openRow(flow.info.change('invoiceNumber'))
  await keyboard.fill(flow.info.control('invoiceNumber'), invoiceNumber())
  await keyboard.press(next(flow))
  await flow.confirm.waitUntilOpen()
  await payWithKeys(flow, keyboard, () => flow.expectNext())
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await flow.info.expectValue('amount', '294,680')
})
