import { expect, test } from '../../fixtures/journey.ts'
import { PaymentFlow } from '../../pages/payment-flow.ts'
import { Shell } from '../../pages/shell.ts'

test('later steps of the flow cannot be entered from the address bar', async ({ page }) => {
  await page.goto('/payments/add/invoiceinfo')
  await expect(page).toHaveURL('/payments/create')
  await page.goto('/payments/add/confirm')
  await expect(page).toHaveURL('/payments/create')
})

test('what is wrong in the form is said at its field and above the form, and nothing goes on', async ({ page }) => {
  const flow = new PaymentFlow(page)
  await flow.toInvoiceInfo('02.pdf')
  await flow.info.fill('amount', '0')
  await flow.info.fill('holder', '山陰水産')
  await flow.info.proceed()
  await expect(page.getByText('請求金額は1円以上の整数で入力してください。').first()).toBeVisible()
  await expect(
    page.getByText('口座名義はカタカナまたは英数字で入力してください。漢字は使えません。').first(),
  ).toBeVisible()
  await expect(page).toHaveURL('/payments/add/invoiceinfo')
})

test('a reload keeps everything that was typed', async ({ page }) => {
  const flow = new PaymentFlow(page)
  await flow.toInvoiceInfo('02.pdf')
  await flow.info.fill('invoiceNumber', '手で直した番号')
  await flow.info.fill('amount', '123456')
  const transferDate = await (await flow.info.open('transferDate')).inputValue()
  await page.reload()
  await flow.info.expectValue('invoiceNumber', '手で直した番号')
  await flow.info.expectValue('amount', '123,456')
  await expect(await flow.info.open('transferDate')).toHaveValue(transferDate)
  await expect(flow.info.picture).toBeVisible()
})

test('leaving the flow forgets it, and the draft keeps it', async ({ page }) => {
  const flow = new PaymentFlow(page)
  await flow.toInvoiceInfo('02.pdf')
  await flow.info.fill('invoiceNumber', '下書きの番号')
  await page.getByRole('button', { name: '下書きを保存する' }).click()
  await expect(page.getByText('下書きを保存しました。')).toBeVisible()
  await new Shell(page).suppliers.click()
  await expect(page.getByRole('heading', { level: 1, name: /取引先/ })).toBeVisible()
  await page.goto('/payments/add/invoiceinfo')
  await expect(page).toHaveURL('/payments/create')
  await page.goto('/payments/draft')
  await expect(page.getByText('有限会社山陰水産').first()).toBeVisible()
})

test('terms and card are asked for before anything is charged', async ({ page }) => {
  const flow = new PaymentFlow(page)
  await flow.toConfirm('02.pdf')
  await flow.confirm.chooseNewCard()
  await flow.confirm.pay.click()
  await expect(page.getByRole('link', { name: '利用規約をお読みのうえ、同意してください。' })).toBeVisible()
  await expect(flow.confirm.frame.getByText(/カード番号を入力してください/)).toBeVisible()
  await page.getByRole('link', { name: 'カード情報をご確認ください。' }).click()
  await expect(page.getByTitle('カード情報の入力')).toBeFocused()
  await flow.confirm.agree()
  await flow.confirm.pay.click()
  await expect(flow.confirm.frame.getByText(/カード番号を入力してください/)).toBeVisible()
  await expect(page).toHaveURL('/payments/add/confirm')
})
