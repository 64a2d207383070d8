import { businessDay } from '../../fixtures/payments/days.ts'
import { findings } from '../../fixtures/page/axe.ts'
import { moveTo } from '../../fixtures/page/move-to.ts'
import { Keyboard } from '../../fixtures/page/keyboard.ts'
import { invoiceFile, invoiceNumber } from '../../fixtures/payments/invoices.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { payWithKeys } from '../../pages/pay-with-keys.ts'
import { PaymentFlow } from '../../pages/payment-flow.ts'

test('a payee is found by keys; begun with it, a payment keeps input, says what is read, is paid', async ({ page }) => {
  test.setTimeout(150_000)
  const keyboard = new Keyboard(page)
  const flow = new PaymentFlow(page)
  const next = page.getByRole('button', { name: '請求書の選択へ進む' })
  const amount = page.getByRole('textbox', { name: /お支払い金額/ })
  await test.step('a payee is found by name and by number, and the choice ends once the flow is left', async () => {
    await page.goto('/payments/create')
    await keyboard.press(page.getByRole('link', { name: '支払先を選んで支払う' }))
    await keyboard.search(page.getByRole('combobox', { name: /会社名・カナ・法人番号で探す/ }), '北星物流')
    await keyboard.choose(page.getByRole('radio', { name: '法人番号から探す' }))
    await keyboard.fill(page.getByRole('textbox', { name: /法人番号/ }), '1999997470185')
    await expect(page.getByText('合同会社ノースリンク')).toBeVisible()
    expect(await findings(page, 'payee by number')).toEqual([])
    await moveTo(page, '/payments/draft')
    await moveTo(page, '/payments/invoicepayment')
    await expect(page.getByRole('radio', { name: '登録済みの支払先から選ぶ' })).toBeChecked()
  })

  await moveTo(page, '/suppliers?q=北星物流')
  await keyboard.press(page.getByRole('link', { name: '北星物流株式会社' }).first())
  await keyboard.press(page.getByRole('link', { name: 'この取引先に支払う' }))
  await expect(page).toHaveURL(/\/payments\/invoicepayment\?supplier_id=\d+$/)
  await keyboard.press(next)
  await expect(page.getByText('お支払い金額を入力してください。').first()).toBeVisible()
  expect(await findings(page, 'payee first, with errors')).toEqual([])
  await keyboard.fill(amount, '123456')
  await keyboard.fillDay(page.getByRole('textbox', { name: /支払期日/ }), businessDay(20))
  await page.reload()
  await expect(amount).toHaveValue('123,456')
  await expect(page.getByText('127,159')).toBeVisible()
  await keyboard.press(next)

  await expect(page.getByText('「北星物流株式会社」への123,456円のお支払いです')).toBeVisible()
  const picker = page.waitForEvent('filechooser')
  await keyboard.press(flow.create.fileArea.getByRole('button').first())
  await (await picker).setFiles(invoiceFile('01.pdf'))
  await flow.info.waitForReading()
  await expect(page.getByText('請求書では「607,200円」と読み取れました')).toBeVisible()
  await flow.info.expectValue('amount', '123,456')
  await keyboard.openRow(flow.info.change('invoiceNumber'))
  await keyboard.fill(flow.info.control('invoiceNumber'), invoiceNumber())
  // The invoice names another account than the supplier's: nothing is chosen for the user then.
  await keyboard.choose(page.getByRole('radio', { name: /2240916/ }))
  await keyboard.press(flow.info.next)
  await flow.confirm.waitUntilOpen()
  await payWithKeys(flow, keyboard)
})
