import { invoiceFile, invoiceNumber } from '../../fixtures/payments/invoices.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { Keyboard } from '../../fixtures/page/keyboard.ts'
import { payWithKeys } from '../../pages/pay-with-keys.ts'
import { PaymentFlow } from '../../pages/payment-flow.ts'

test('an invoice goes from the file to the payment with nothing but the keyboard', async ({ page }) => {
  const keyboard = new Keyboard(page)
  const flow = new PaymentFlow(page)
  const { create, info, confirm } = flow
  await create.open()

  await test.step('the file picker opens with a key', async () => {
    const picker = page.waitForEvent('filechooser')
    await keyboard.goTo(create.fileArea.getByRole('button').first())
    await page.keyboard.press('Enter')
    await (await picker).setFiles(invoiceFile('01.pdf'))
    await info.waitForReading()
  })

  await test.step('fields, lists and choices answer to keys, and what is wrong is reached from the summary', async () => {
    await keyboard.openRow(info.change('invoiceNumber'))
    await keyboard.fill(info.control('invoiceNumber'), invoiceNumber())
    await keyboard.openRow(info.change('amount'))
    await keyboard.fill(info.control('amount'), '0')
    await keyboard.press(info.form.getByRole('button', { name: '確認へ進む' }))
    const fault = page.getByRole('link', { name: '請求金額は1円以上の整数で入力してください。' })
    await keyboard.press(fault)
    await expect(info.control('amount')).toBeFocused()
    await keyboard.fill(info.control('amount'), '607200')
    const transferDate = info.control('transferDate')
    // A field already where the bank can no longer meet the day that the sample is due.
    await transferDate.or(info.change('transferDate')).first().waitFor()
    if (!(await transferDate.isVisible())) await keyboard.openRow(info.change('transferDate'))
    const day = await transferDate.inputValue()
    await keyboard.goTo(transferDate)
    await page.keyboard.press('ArrowDown')
    await expect(transferDate).not.toHaveValue(day)
    await keyboard.press(info.form.getByRole('button', { name: '確認へ進む' }))
    await confirm.waitUntilOpen()
  })

  await test.step('the card is typed in its frame, and the button pays', () => payWithKeys(flow, keyboard))
})
