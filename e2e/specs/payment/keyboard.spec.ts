import { cards } from '../../fixtures/gateway.ts'
import { invoiceFile, invoiceNumber } from '../../fixtures/invoices.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { Keyboard } from '../../fixtures/keyboard.ts'
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
    await keyboard.fill(info.invoiceNumber, invoiceNumber())
    await keyboard.fill(info.amount, '0')
    await keyboard.press(info.form.getByRole('button', { name: '確認へ進む' }))
    const fault = page.getByRole('link', { name: '請求金額は1円以上の数字で入力してください。' })
    await keyboard.press(fault)
    await expect(info.amount).toBeFocused()
    await keyboard.fill(info.amount, '607200')
    const day = await info.transferDate.inputValue()
    await keyboard.goTo(info.transferDate)
    await page.keyboard.press('ArrowDown')
    await expect(info.transferDate).not.toHaveValue(day)
    await keyboard.press(info.form.getByRole('button', { name: '確認へ進む' }))
    await confirm.waitUntilOpen()
  })

  await test.step('the card is typed in its frame, and the button pays', async () => {
    const choice = page.getByRole('radio', { name: '新しいカードを使う' })
    await choice.or(page.getByTitle('カード情報の入力')).first().waitFor()
    if (await choice.count() > 0 && !await choice.isChecked()) {
      await keyboard.goTo(page.getByRole('radio', { checked: true }))
      for (let stops = 0; stops < 20 && !await choice.isChecked(); stops += 1) await page.keyboard.press('ArrowDown')
    }
    for (const [name, text] of [[/カード番号/, cards.frictionless], [/有効期限/, '1230'], [/セキュリティコード/, '123'], [/カード名義/, 'MISAKI SATO']] as const) {
      await keyboard.goTo(confirm.frame.getByLabel(name))
      await page.keyboard.type(text)
    }
    await keyboard.check(confirm.terms)
    await keyboard.press(confirm.pay)
    await flow.expectComplete()
  })
})
