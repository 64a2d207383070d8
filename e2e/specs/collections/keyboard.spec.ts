import { businessDay } from '../../fixtures/payments/days.ts'
import { invoiceFile, invoiceNumber } from '../../fixtures/payments/invoices.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { Keyboard } from '../../fixtures/page/keyboard.ts'
import { RequestFlow } from '../../pages/request-flow.ts'

test('a request is made, from the file to the link, with nothing but the keyboard', async ({ page }) => {
  test.setTimeout(120_000)
  const keyboard = new Keyboard(page)
  const flow = new RequestFlow(page)
  await flow.open()

  await test.step('the file picker opens with a key', async () => {
    const picker = page.waitForEvent('filechooser')
    await keyboard.goTo(flow.fileArea.getByRole('button').first())
    await page.keyboard.press('Enter')
    await (await picker).setFiles(invoiceFile('02.pdf'))
    await expect(flow.text(/^請求金額/)).toHaveValue('294,680', { timeout: 30_000 })
  })

  await test.step('an invoice with two rates fills the amount and the tax of each', async () => {
    await expect(flow.text(/^10%対象（税抜）/)).toHaveValue('11,440')
    await expect(flow.text(/^消費税（10%）/)).toHaveValue('1,144')
    await expect(flow.text(/^8%対象/)).toHaveValue('261,200')
    await expect(flow.text(/^消費税（8%）/)).toHaveValue('20,896')
    await expect(flow.text(/^対象外（非課税/)).toHaveValue('')
  })

  await test.step('the partner is searched, what is wrong is reached from the summary', async () => {
    await keyboard.choose(flow.form.getByRole('radio', { name: '登録済みの取引先から選ぶ' }))
    await keyboard.search(flow.buyer, '北都工業')
    await keyboard.fill(flow.text(/^ご担当者名/), '北野健')
    await keyboard.fill(flow.text(/^ご担当者のメールアドレス/), 'keiri')
    await keyboard.fill(flow.invoiceNumber, invoiceNumber())
    await keyboard.fillDay(flow.dueDate, businessDay(17))
    await keyboard.press(flow.toAccount)
    await keyboard.press(page.getByRole('link', { name: 'メールアドレスを正しい形式で入力してください。' }))
    await expect(flow.text(/^ご担当者のメールアドレス/)).toBeFocused()
    await keyboard.fill(flow.text(/^ご担当者のメールアドレス/), 'keiri@hokuto-kogyo.example.jp')
    await keyboard.press(flow.toAccount)
  })

  await test.step('account, way and the last press', async () => {
    await page.getByRole('heading', { level: 1, name: '入金先の選択' }).waitFor()
    await keyboard.choose(page.getByRole('radio').first())
    await keyboard.press(flow.toConfirm)
    await page.getByRole('heading', { level: 1, name: '依頼内容の確認' }).waitFor()
    await keyboard.choose(page.getByRole('radio', { name: 'リンクだけを作る' }))
    await keyboard.press(flow.send)
    await expect(page.getByRole('heading', { level: 1, name: 'ご依頼のリンクを作成しました' })).toBeVisible({
      timeout: 30_000,
    })
    await keyboard.press(page.getByRole('button', { name: 'リンクをコピーする' }))
  })
})
