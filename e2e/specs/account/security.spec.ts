import type { Page } from '@playwright/test'
import { findings } from '../../fixtures/page/axe.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { Keyboard } from '../../fixtures/page/keyboard.ts'
import { codeMailedAfter, mailAfter, newestMailId } from '../../fixtures/people/mailbox.ts'
import { registerCompany } from '../../fixtures/people/new-company.ts'
import { signInThroughApi, type Account } from '../../fixtures/people/sign-in.ts'
import { Shell } from '../../pages/shell.ts'
import { SignInPage } from '../../pages/sign-in-page.ts'

test.use({ account: null })

async function signIn(page: Page, account: Account): Promise<Shell> {
  await page.goto('/signin')
  await new SignInPage(page).signIn(account)
  await expect(page).toHaveURL('/toppage')
  return new Shell(page)
}

const devices = (page: Page) => page.getByRole('list', { name: 'サインインしている端末' }).getByRole('listitem')

/** Through both steps of the dialog that is open. */
async function proveBoth(page: Page, account: Account, words: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  const before = await newestMailId()
  await dialog.getByLabel('現在のパスワード').fill(account.password)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('textbox', { name: /認証コード/ })).toBeFocused()
  const { text } = await mailAfter(before, account.email, words)
  await page.keyboard.insertText(/(?<!\d)\d{6}(?!\d)/.exec(text)![0])
}

test('a user switches the second step off and on again, by password and code', async ({ page }) => {
  const account = await registerCompany()
  const shell = await signIn(page, account)
  await shell.accountMenu.click()
  await page.getByRole('menuitem', { name: 'セキュリティ設定' }).click()
  await expect(page).toHaveURL('/myaccount/security')
  await expect(shell.title).toHaveText('セキュリティ設定')
  await expect(shell.title).toBeFocused()
  await shell.accountMenu.click()
  await page.getByRole('menuitem', { name: 'セキュリティ設定' }).click()
  await expect(shell.accountMenu, 'the same screen: the focus is not lost').toBeFocused()
  await expect(devices(page)).toContainText(['この端末'])
  expect(await findings(page, '/myaccount/security')).toEqual([])

  await page.getByRole('button', { name: '2段階認証を無効にする' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('現在のパスワード')).toBeFocused()
  await dialog.getByLabel('現在のパスワード').fill('not the password at all')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(/^＊/)).toBeVisible()
  expect(await findings(page, '/myaccount/security, wrong password')).toEqual([])
  const before = await newestMailId()
  await proveBoth(page, account, '2段階認証を無効にする認証コード')
  await expect(shell.snackbar('2段階認証を無効にしました。')).toBeVisible()
  await mailAfter(before, account.email, '2段階認証の設定が変更されました')

  await page.goto('/signin')
  await new SignInPage(page).enterPassword(account.email, account.password)
  await expect(page).toHaveURL('/toppage')
  await page.goto('/myaccount/security')
  await page.getByRole('button', { name: '2段階認証を有効にする' }).click()
  await proveBoth(page, account, '2段階認証を有効にする認証コード')
  await expect(shell.snackbar('2段階認証を有効にしました。')).toBeVisible()
  await page.goto('/signin')
  await new SignInPage(page).enterPassword(account.email, account.password)
  await expect(page).toHaveURL('/onetime-password')
})

test('a wrong code says what is left, and switches nothing', async ({ page }) => {
  const account = await registerCompany()
  await signIn(page, account)
  await page.goto('/myaccount/security')
  await page.getByRole('button', { name: '2段階認証を無効にする' }).click()
  const dialog = page.getByRole('dialog')
  const before = await newestMailId()
  await dialog.getByLabel('現在のパスワード').fill(account.password)
  await page.keyboard.press('Enter')
  const code = await codeMailedAfter(before, account.email)
  await expect(dialog.getByRole('textbox', { name: /認証コード/ })).toBeFocused()
  await page.keyboard.insertText(String((Number(code) + 1) % 1_000_000).padStart(6, '0'))
  await expect(dialog.getByText('（あと4回入力できます）')).toBeVisible()
  expect(await findings(page, '/myaccount/security, wrong code')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: '2段階認証を無効にする' })).toBeFocused()
})

test('an ended session lands on the sign-in, which leads back to the wanted screen', async ({ page, browser }) => {
  const account = await registerCompany()
  await signIn(page, account)
  const elsewhere = await browser.newContext({
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0',
  })
  const other = await elsewhere.newPage()
  const otherShell = await signIn(other, account)
  await other.waitForLoadState('networkidle')

  await page.goto('/myaccount/security')
  await expect(devices(page)).toHaveCount(2)
  await page.getByRole('button', { name: /^Firefox（Windows）からサインアウトする/ }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Firefox（Windows）からサインアウトしますか' })
  expect(await findings(page, '/myaccount/security, ending a session')).toEqual([])
  const before = await newestMailId()
  await dialog.getByRole('button', { name: 'サインアウトする' }).click()
  await expect(page.getByText('Firefox（Windows）からサインアウトしました。')).toBeVisible()
  await expect(devices(page)).toHaveCount(1)
  await mailAfter(before, account.email, 'ほかの端末からサインアウトされました')

  await otherShell.suppliers.click()
  await expect(other).toHaveURL('/signin?redirect=%2Fsuppliers')
  await new SignInPage(other).signIn(account)
  await expect(other).toHaveURL('/suppliers')
  await elsewhere.close()
})

test('all other sessions end with nothing but the keyboard, and the focus is not lost', async ({ page }) => {
  const account = await registerCompany()
  await signIn(page, account)
  await signInThroughApi(account)
  await signInThroughApi(account)
  await page.goto('/myaccount/security')
  await expect(devices(page)).toHaveCount(3)
  const keyboard = new Keyboard(page)
  await keyboard.press(page.getByRole('button', { name: 'ほかのすべての端末からサインアウトする' }))
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByRole('button', { name: '戻る' })).toBeFocused()
  await keyboard.press(dialog.getByRole('button', { name: 'サインアウトする' }))
  await expect(page.getByText('ほかの2台の端末からサインアウトしました。')).toBeVisible()
  await expect(devices(page)).toHaveCount(1)
  await expect(page.getByRole('list', { name: 'サインインしている端末' })).toBeFocused()
})

test('a failed sign-in is in the history, and can be looked for', async ({ page }) => {
  const account = await registerCompany()
  await page.goto('/signin')
  await new SignInPage(page).enterPassword(account.email, 'not the password at all')
  await expect(new SignInPage(page).alert).toBeVisible()
  await signIn(page, account)
  await page.goto('/myaccount/security')
  await page.getByRole('link', { name: '過去90日間の履歴を見る' }).click()
  await expect(page).toHaveURL('/myaccount/security/history')
  const rows = page.getByRole('table', { name: 'サインインの履歴の一覧' }).locator('tbody').getByRole('row')
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(0)).toContainText('成功')
  await expect(rows.nth(1)).toContainText('パスワードの間違い')
  expect(await findings(page, '/myaccount/security/history')).toEqual([])
  await page.getByRole('link', { name: '失敗', exact: true }).click()
  await expect(rows).toHaveCount(1)
  await expect(page).toHaveURL('/myaccount/security/history?outcome=failure')
})

test('settings that do not come are told as a failure that can be tried again', async ({ page }) => {
  const shell = await signIn(page, await registerCompany())
  await page.route('**/api/v1/users/security_settings', route =>
    route.fulfill({
      status: 503,
      contentType: 'application/json',
      body: '{"status":"unavailable","message":"ただいま混み合っています。"}',
    }),
  )
  await page.goto('/myaccount/security')
  await expect(shell.retry).toBeVisible({ timeout: 30_000 })
  expect(await findings(page, '/myaccount/security, error')).toEqual([])
  await page.unroute('**/api/v1/users/security_settings')
  await shell.retry.click()
  await expect(page.getByRole('heading', { name: 'サインインしている端末' })).toBeVisible()
})
