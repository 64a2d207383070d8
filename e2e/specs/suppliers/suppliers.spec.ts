import { readFile } from 'node:fs/promises'
import { callsOf } from '../../fixtures/payments/api-calls.ts'
import { applyThroughApi } from '../../fixtures/payments/application.ts'
import { findings } from '../../fixtures/page/axe.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { Keyboard } from '../../fixtures/page/keyboard.ts'
import { moveTo } from '../../fixtures/page/move-to.ts'
import { mailAfter, newestMailId } from '../../fixtures/people/mailbox.ts'
import { sharedSession } from '../../fixtures/people/shared-session.ts'
import { demo } from '../../fixtures/people/sign-in.ts'
import { registerSupplier } from '../../fixtures/payments/supplier.ts'

const changedMail = 'の口座情報が変更されました'
const addedMail = 'に口座が追加されました'

test('a supplier gets a phone number and an account, goes back to check, and is deleted', async ({ page }) => {
  test.setTimeout(180_000)
  const { id, name } = await registerSupplier()
  const before = await newestMailId()
  await page.goto(`/suppliers/${id}`)

  await test.step('another phone number', async () => {
    await page.getByRole('link', { name: '連絡先を編集' }).click()
    const phone = page.getByRole('textbox', { name: /^電話番号/ })
    await expect(phone).toHaveValue('03-5218-0110')
    await phone.fill('０３-9876-5432')
    await page.reload()
    await expect(phone).toHaveValue('０３-9876-5432')
    await page.getByRole('button', { name: '保存する' }).click()
    await expect(page.getByText('連絡先を保存しました。')).toBeVisible()
    await expect(page.getByText('03-9876-5432')).toBeVisible()
    await expect(page.getByRole('region', { name: '状態' })).toContainText('確認済み')
  })

  await test.step('an added account sends it back to check, and is deleted', async () => {
    await expect(page.getByRole('region', { name: '状態' })).toContainText('確認済み')
    await page.getByRole('link', { name: '口座を追加する' }).click()
    await expect(page.getByText(/「確認済み」から「確認前」に戻り/)).toBeVisible()

    await page.getByRole('combobox', { name: /^金融機関/ }).click()
    await page.getByRole('option', { name: /三井住友銀行/ }).click()
    await page.getByRole('combobox', { name: /^支店/ }).fill('219')
    await page.getByRole('option').first().click()
    await page.getByRole('textbox', { name: /^口座番号/ }).fill('208814')
    await page.getByRole('textbox', { name: /^口座名義/ }).fill('カ）ケンシヨウ')
    await page.reload()
    await expect(page.getByRole('textbox', { name: /^口座番号/ })).toHaveValue('208814')
    await page.getByRole('button', { name: '口座を追加する' }).click()

    await expect(page.getByText('口座を追加しました')).toBeVisible()
    await expect(page.getByText(/この取引先は確認前に戻りました/)).toBeVisible()
    await expect(page.getByRole('region', { name: '状態' })).toContainText('確認前')
    await expect(page.getByText('0208814')).toBeVisible()
    expect((await mailAfter(before, demo.email, addedMail)).text).toContain(name)

    await page.getByRole('link', { name: '変更の履歴（口座番号 0208814）' }).click()
    await expect(page.getByRole('region', { name: '口座を追加' })).toContainText('三井住友銀行（0009）')
    await expect(page.getByText('取引先の状態：確認済み → 確認前')).toBeVisible()

    await page
      .getByRole('link', { name: `${name}に戻る` })
      .first()
      .click()
    await page.getByRole('button', { name: '口座を削除する（口座番号 0208814）' }).click()
    const question = page.getByRole('alertdialog', { name: 'この口座を削除しますか' })
    await expect(question.getByRole('button', { name: '戻る' })).toBeFocused()
    expect(await findings(page, 'deletion of an account')).toEqual([])
    await question.getByRole('button', { name: '削除する' }).click()
    await expect(page.getByText('口座を削除しました。')).toBeVisible()
    await expect(page.getByRole('heading', { name: '振込先口座' })).toBeFocused()
    await page.getByRole('link', { name: /0208814 の変更の履歴$/ }).click()
    await expect(page.getByRole('region', { name: '口座を削除' })).toContainText('三井住友銀行（0009）')
  })

  await test.step('it is deleted after the dialog said what goes', async () => {
    await page
      .getByRole('link', { name: `${name}に戻る` })
      .first()
      .click()
    await page.getByRole('button', { name: '取引先を削除する' }).click()
    const dialog = page.getByRole('alertdialog', { name: `${name}を削除しますか` })
    await expect(dialog.getByText('振込先口座（1件）とその変更の履歴')).toBeVisible()
    await expect(dialog.getByRole('button', { name: '戻る' })).toBeFocused()
    expect(await findings(page, 'deletion')).toEqual([])
    await dialog.getByRole('button', { name: '削除する' }).click()
    await expect(page).toHaveURL('/suppliers')
    await expect(page.getByText(`${name}を削除しました。`)).toBeVisible()
    await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0)
    await moveTo(page, `/suppliers/${id}/payment-history`)
    await expect(page.getByRole('heading', { level: 1, name: '取引先が見つかりません' })).toBeVisible()
  })
})

test('an account is corrected with the keyboard alone, and its history says from what to what', async ({ page }) => {
  const { id, name } = await registerSupplier()
  const before = await newestMailId()
  const keyboard = new Keyboard(page)
  await page.goto(`/suppliers/${id}`)
  await keyboard.press(page.getByRole('link', { name: /^口座を修正する/ }))
  await expect(page.getByRole('heading', { level: 1, name: '口座を修正する' })).toBeFocused()
  await expect(page.getByText(/「確認済み」から「確認前」に戻り/)).toBeVisible()

  const number = page.getByRole('textbox', { name: /^口座番号/ })
  await keyboard.fill(number, '12a')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: '口座番号は7桁以内の数字で入力してください。' })).toBeVisible()
  await keyboard.press(page.getByRole('link', { name: '口座番号は7桁以内の数字で入力してください。' }))
  await expect(number).toBeFocused()
  await keyboard.fill(number, '7654321')
  await keyboard.press(page.getByRole('button', { name: '修正を保存する' }))

  await expect(page.getByText('口座を修正しました')).toBeVisible()
  await expect(page.getByText(/この取引先は確認前に戻りました/)).toBeVisible()
  expect((await mailAfter(before, demo.email, changedMail)).text).toContain(name)

  await keyboard.press(page.getByRole('link', { name: /^変更の履歴/ }))
  const change = page.getByRole('region', { name: '口座を修正' })
  await expect(change).toContainText('7654321')
  await expect(change).toContainText('変更した人：')
  await expect(change.getByRole('row')).toHaveCount(2)
  await keyboard.press(page.getByRole('link', { name: `${name}に戻る` }))
  await expect(page).toHaveURL(`/suppliers/${id}`)
})

test('payments in progress prevent a deletion; payments are summed, narrowed and exported', async ({ page }) => {
  const { id, displayId, supplierName } = await applyThroughApi({ amountYen: 123_456 })
  await page.goto('/suppliers?order=lastPayment')
  await page.getByRole('link', { name: supplierName, exact: true }).click()
  await expect(page.getByRole('link', { name: 'お支払いの履歴を見る' })).toBeVisible()
  await page.getByRole('button', { name: '取引先を削除する' }).click()
  const dialog = page.getByRole('dialog', { name: `${supplierName}は、いま削除できません` })
  await expect(dialog).toBeVisible()
  expect(await findings(page, 'refused deletion')).toEqual([])
  await dialog.getByRole('link', { name: `お支払い ${displayId}` }).click()
  await expect(page).toHaveURL(`/payments/review/${id}`)
  await page.getByRole('link', { name: 'この支払先の履歴' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'お支払いの履歴' })).toBeVisible()
  await expect(page.getByRole('link', { name: displayId })).toBeVisible()

  const years = page.getByRole('table', { name: '年ごとの合計' })
  const year = years.getByRole('link').first()
  const text = (await year.textContent()) ?? ''
  await expect(years).toContainText('うち振込予定')
  await year.click()
  await expect(page).toHaveURL(new RegExp(`date_from=${text.replace('年', '')}-01-01`))
  await expect(page.getByRole('list', { name: '絞り込みの条件' })).toContainText(text)

  await page.getByRole('button', { name: /^絞り込み/ }).click()
  await page.getByRole('combobox', { name: '状態' }).selectOption('審査中')
  await page.getByRole('textbox', { name: '金額（下限）' }).fill('123456')
  await page.getByRole('textbox', { name: '金額（上限）' }).fill('123456')
  await page.getByRole('button', { name: 'この条件で絞り込む' }).click()
  // The list of before has the payment too.
  await expect(page.getByRole('list', { name: '絞り込みの条件' })).toContainText('123,456円')
  await expect(page.getByRole('link', { name: displayId })).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSVをダウンロードする' }).click()
  const lines = (await readFile(await (await saved).path(), 'utf8')).trim().split('\r\n')
  expect(lines.slice(1).every(line => line.includes('123456'))).toBe(true)
  expect(lines.length).toBeGreaterThan(1)

  const listed = page.url()
  await page.getByRole('link', { name: displayId }).click()
  await expect(page.getByRole('heading', { name: '進み具合' })).toBeVisible()
  await page.getByRole('link', { name: 'お支払いの履歴に戻る' }).click()
  await expect(page).toHaveURL(listed)
  await page.getByRole('link', { name: displayId }).click()
  await page.getByRole('link', { name: 'お支払いの詳細を開く' }).click()
  await expect(page).toHaveURL(/\/payments\/review\/\d+$/)
})

test('requests to a partner have a history, each with its way, and a file', async ({ page }) => {
  const call = callsOf(await sharedSession(demo))
  const { invoice_requests } = await call<{ invoice_requests: { id: number; supplier_id: number | null }[] }>(
    '/invoices/request_sellers?size=20',
  )
  const request = invoice_requests.find(({ supplier_id }) => supplier_id !== null)
  if (!request) throw new Error('The demo company has asked no partner')
  const history = `/suppliers/${request.supplier_id}/collection-history`
  await page.goto(`/suppliers/${request.supplier_id}`)
  await page.getByRole('link', { name: 'カード払いのご依頼の履歴を見る' }).click()
  await expect(page).toHaveURL(history)
  await page.getByRole('row').filter({ hasText: 'I-' }).first().getByRole('link').click()
  await expect(page.getByRole('heading', { name: '進み具合' })).toBeVisible()
  expect(await findings(page, 'request')).toEqual([])
  await page.getByRole('link', { name: 'ご依頼の履歴に戻る' }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSVをダウンロードする' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^ご依頼の一覧_.+_[\d-]+\.csv$/)
})
