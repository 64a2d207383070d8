import type { Page } from '@playwright/test'
import { findings } from '../../fixtures/page/axe.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { codeMailedAfter, mailAfter, newestMailId } from '../../fixtures/people/mailbox.ts'
import { demo } from '../../fixtures/people/sign-in.ts'
import { newCorporateNumber, RegistrationPage } from '../../pages/registration-page.ts'
import { Shell } from '../../pages/shell.ts'
import { SignInPage } from '../../pages/sign-in-page.ts'

test.use({ account: null })

const newAddress = () => `new-${Date.now()}@example.co.jp`
const password = 'four unlikely words here'
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

async function beginSignUp(page: Page, email: string): Promise<string> {
  await page.goto('/signin')
  await page.getByRole('link', { name: '新規登録はこちら' }).click()
  await expect(heading(page, '新規登録')).toBeVisible()
  await page.getByRole('button', { name: '認証コードを送信する' }).click()
  await expect(page.getByText('＊メールアドレスを入力してください。')).toBeVisible()
  await expect(page.getByText('＊パスワードを入力してください。')).toBeVisible()
  expect(await findings(page, '/signup with errors')).toEqual([])
  const before = await newestMailId()
  await page.getByRole('textbox', { name: /メールアドレス/ }).fill(email)
  await page.getByRole('textbox', { name: /^パスワード/ }).fill(password)
  await page.getByRole('button', { name: '認証コードを送信する' }).click()
  await expect(heading(page, 'メールアドレスの確認')).toBeVisible()
  return codeMailedAfter(before, email)
}

test('a corporation signs up: wrong code, errors, reload, registers, is signed in', async ({ page }) => {
  const email = newAddress()
  const code = await beginSignUp(page, email)
  const signIn = new SignInPage(page)
  await signIn.enterCode(code === '000000' ? '111111' : '000000')
  await expect(page.getByText('（あと4回入力できます）')).toBeVisible()
  await signIn.enterCode(code)
  await expect(heading(page, '会社情報の登録')).toBeVisible()

  const form = new RegistrationPage(page)
  await form.proceed.click()
  await expect(form.summary).toBeVisible()
  await expect(page.getByText('＊法人番号を入力してください。')).toBeVisible()
  expect(await findings(page, '/registration with errors')).toEqual([])

  await form.enterPerson()
  await form.field('corporation.corporate_number').fill('１９９９９９７４７０１８５')
  await expect(form.field('corporation.corporate_name')).toHaveValue('合同会社ノースリンク')
  await expect(form.field('corporation.address_city')).toHaveValue('札幌市中央区')
  await expect(form.field('corporation.transfer_person_name')).not.toHaveValue('')
  // Of another company now, and in no register: what was filled in for the first one goes.
  await form.field('corporation.corporate_number').fill(newCorporateNumber())
  await expect(page.getByText(/国税庁の法人番号公表サイトで確認できませんでした/)).toBeVisible()
  await expect(form.field('corporation.corporate_name')).toHaveValue('')
  await form.field('corporation.corporate_name').fill('合同会社ノースリンク')
  await form.field('corporation.corporate_name_kana').fill('のーすりんく')
  await form.field('corporation.postal_code').fill('0600005')
  await expect(form.field('corporation.address_city')).toHaveValue('札幌市中央区')
  await form.field('corporation.address_street').fill('北五条西4-7')
  await expect(form.field('corporation.transfer_person_name')).toHaveValue('ド）ノースリンク')
  await form.field('corporation.representative_name').fill('小林 誠')
  await form.field('corporation.representative_name_kana').fill('こばやし まこと')
  await form.enterBirthday('昭和55', '4', '1')
  await form.agree()
  await page.reload()
  await expect(form.field('corporation.representative_name')).toHaveValue('小林 誠')
  await expect(page.getByText('昭和55年')).toBeVisible()

  await form.proceed.click()
  await expect(heading(page, '登録内容の確認')).toBeVisible()
  await expect(page.getByText('コバヤシ マコト')).toBeVisible()
  await expect(page.getByText(/国税庁の法人番号公表サイトで確認できませんでした/)).toBeVisible()
  expect(await findings(page, '/registration/confirm')).toEqual([])
  await page.getByRole('button', { name: 'この内容で登録する' }).click()
  await expect(heading(page, 'ご登録を受け付けました')).toBeVisible()
  expect(await findings(page, '/registration/result')).toEqual([])
  const logo = page.getByRole('link', { name: '請求書カード払いオンライン トップページ' })
  await expect(logo).toHaveAttribute('href', '/toppage')

  // The user is signed in: neither the password nor another code is asked for.
  await page.getByRole('link', { name: 'トップページへ' }).click()
  await expect(page).toHaveURL('/toppage')
  await expect(new Shell(page).accountMenu).toContainText('合同会社ノースリンク')
})

test('a forgotten password is reset by the link of a mail', async ({ page }) => {
  const email = newAddress()
  await page.goto('/signin')
  await page.getByRole('link', { name: 'パスワードをお忘れの場合' }).click()
  // The screen that is left asks for an address as well.
  await expect(page.getByRole('heading', { level: 1, name: 'パスワードの再設定' })).toBeVisible()
  await page.getByRole('textbox', { name: /メールアドレス/ }).fill(email)
  await page.getByRole('button', { name: 'ご案内を送信する' }).click()
  await expect(heading(page, 'メールをご確認ください')).toBeVisible()
  expect(await findings(page, '/password/reset')).toEqual([])

  const before = await newestMailId()
  await page.getByRole('link', { name: '別のメールアドレスを入力する' }).click()
  await page.getByRole('textbox', { name: /メールアドレス/ }).fill(demo.email)
  await page.getByRole('button', { name: 'ご案内を送信する' }).click()
  const { text } = await mailAfter(before, demo.email, 'パスワード再設定のご案内')
  const path = /\/password\/reregistration#token=\S+/.exec(text)?.[0] ?? ''
  await page.goto(path)
  await expect(heading(page, '新しいパスワードの設定')).toBeVisible()
  // Nobody reads the token from the address bar or the history.
  await expect(page).toHaveURL('/password/reregistration')
  await page.getByRole('textbox', { name: /新しいパスワード/ }).fill('short')
  await page.getByRole('button', { name: 'パスワードを設定する' }).click()
  await expect(page.getByText('＊パスワードは12文字以上で入力してください。')).toBeVisible()
  expect(await findings(page, '/password/reregistration')).toEqual([])
  // The demo account keeps its password for the other journeys.
  await page.getByRole('textbox', { name: /新しいパスワード/ }).fill(demo.password)
  await page.getByRole('button', { name: 'パスワードを設定する' }).click()
  await expect(heading(page, 'パスワードを設定しました')).toBeFocused()
  expect(await findings(page, '/password/reregistration, done')).toEqual([])

  await page.getByRole('link', { name: 'サインインする' }).click()
  await expect(page).toHaveURL('/signin')
})
