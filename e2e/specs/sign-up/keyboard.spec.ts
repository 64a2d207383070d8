import { Keyboard } from '../../fixtures/page/keyboard.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { codeMailedAfter, newestMailId } from '../../fixtures/people/mailbox.ts'
import { RegistrationPage } from '../../pages/registration-page.ts'
import { Shell } from '../../pages/shell.ts'

test.use({ account: null })

test('from the sign-up to the top page with nothing but the keyboard', async ({ page }) => {
  const keyboard = new Keyboard(page)
  const email = `keyboard-${Date.now()}@example.co.jp`
  const password = 'four unlikely words here'
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const emailField = page.getByRole('textbox', { name: /メールアドレス/ })
  const passwordField = page.getByRole('textbox', { name: /^パスワード/ })
  const codeField = page.getByRole('textbox', { name: /認証コード/ })

  await page.goto('/signin')
  await keyboard.press(page.getByRole('link', { name: '新規登録はこちら' }))
  await expect(heading('新規登録')).toBeVisible()
  const beforeSignUp = await newestMailId()
  await keyboard.fill(emailField, email)
  await keyboard.fill(passwordField, password)
  await keyboard.press(button('認証コードを送信する'))
  await expect(heading('メールアドレスの確認')).toBeVisible()
  await keyboard.goTo(codeField)
  await page.keyboard.type(await codeMailedAfter(beforeSignUp, email))

  await expect(heading('会社情報の登録')).toBeVisible()
  const form = new RegistrationPage(page)
  // Radios are one stop; the arrows choose among them.
  await keyboard.goTo(page.getByRole('radio', { name: /法人/ }))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /個人事業主/ })).toBeChecked()
  await page.setViewportSize({ width: 375, height: 740 })
  // The longest form of the product, on a phone.
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(3_000)
  await page.setViewportSize({ width: 1280, height: 900 })
  for (const [id, text] of [
    ['user_last_name', '小林'],
    ['user_first_name', '直子'],
    ['phone_number', '0352180110'],
    ['sole_proprietor.business_name', '小林写真事務所'],
    ['sole_proprietor.business_name_kana', 'コバヤシシャシンジムショ'],
    ['sole_proprietor.representative_last_name', '小林'],
    ['sole_proprietor.representative_first_name', '直子'],
    ['sole_proprietor.representative_last_name_kana', 'コバヤシ'],
    ['sole_proprietor.representative_first_name_kana', 'ナオコ'],
  ] as const)
    await keyboard.fill(form.field(id), text)
  await keyboard.fill(page.getByRole('textbox', { name: '年' }), '1988')
  await keyboard.fill(page.getByRole('textbox', { name: '月' }), '12')
  await keyboard.fill(page.getByRole('textbox', { name: '日' }), '3')
  await keyboard.fill(form.field('sole_proprietor.business_postal_code'), '150-0002')
  await expect(form.field('sole_proprietor.business_address_state')).toHaveValue('東京都')
  await expect(form.field('sole_proprietor.business_address_street')).toHaveValue('渋谷')
  await keyboard.fill(form.field('sole_proprietor.business_address_street'), '渋谷2-15-1')
  await keyboard.press(page.getByRole('button', { name: '事業所と同じ住所を入力する' }))
  await expect(form.field('sole_proprietor.home_address_street')).toHaveValue('渋谷2-15-1')
  await expect(form.field('sole_proprietor.transfer_person_name')).not.toHaveValue('')
  await keyboard.check(page.getByRole('checkbox', { name: /利用規約に同意する/ }))
  await keyboard.press(form.proceed)

  await expect(heading('登録内容の確認')).toBeVisible()
  await keyboard.press(button('この内容で登録する'))
  await expect(page).toHaveURL('/registration/result')
  await expect(heading(/^ご登録(が完了しました|を受け付けました)$/)).toBeVisible()
  await keyboard.press(page.getByRole('link', { name: 'トップページへ' }))
  await expect(page).toHaveURL('/toppage')
  await expect(new Shell(page).accountMenu).toContainText('小林写真事務所')
})
