import { findings } from '../../fixtures/axe.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { mailAfter, newestMailId } from '../../fixtures/mailbox.ts'
import { registerCompany } from '../../fixtures/new-company.ts'
import { Shell } from '../../pages/shell.ts'
import { SignInPage } from '../../pages/sign-in-page.ts'

test.use({ account: null })

test('a user sees where it is signed in, and switches the second step of the sign-in off and on again', async ({ page }) => {
  const account = await registerCompany()
  const signIn = new SignInPage(page)
  await page.goto('/signin')
  await signIn.signIn(account)
  await expect(page).toHaveURL('/toppage')
  const shell = new Shell(page)
  await shell.accountMenu.click()
  await page.getByRole('menuitem', { name: 'セキュリティ設定' }).click()
  await expect(page).toHaveURL('/myaccount/security')
  await expect(shell.title).toHaveText('セキュリティ設定')
  await expect(shell.title).toBeFocused()
  await shell.accountMenu.click()
  await page.getByRole('menuitem', { name: 'セキュリティ設定' }).click()
  await expect(shell.accountMenu, 'the same screen: the focus is not lost').toBeFocused()
  await expect(page.getByRole('main').getByRole('listitem')).toContainText(['この端末'])
  expect(await findings(page, '/myaccount/security')).toEqual([])

  await page.getByRole('button', { name: '2段階認証を無効にする' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByLabel('現在のパスワード').fill('not the password at all')
  await dialog.getByRole('button', { name: '無効にする' }).click()
  await expect(dialog.getByText(/^＊/)).toBeVisible()
  expect(await findings(page, '/myaccount/security, wrong password')).toEqual([])
  const before = await newestMailId()
  await dialog.getByLabel('現在のパスワード').fill(account.password)
  await page.keyboard.press('Enter')
  await expect(shell.snackbar('2段階認証を無効にしました。')).toBeVisible()
  await mailAfter(before, account.email, '2段階認証の設定が変更されました')

  await page.goto('/signin')
  await signIn.enterPassword(account.email, account.password)
  await expect(page).toHaveURL('/toppage')
  await page.goto('/myaccount/security')
  await page.getByRole('button', { name: '2段階認証を有効にする' }).click()
  await expect(shell.snackbar('2段階認証を有効にしました。')).toBeVisible()
  await page.goto('/signin')
  await signIn.enterPassword(account.email, account.password)
  await expect(page).toHaveURL('/onetime-password')
})

test('settings that do not come are told as a failure that can be tried again', async ({ page }) => {
  const account = await registerCompany()
  await page.goto('/signin')
  await new SignInPage(page).signIn(account)
  await expect(page).toHaveURL('/toppage')
  await page.route('**/api/v1/users/security_settings', route => route.fulfill({ status: 503, contentType: 'application/json', body: '{"status":"unavailable","message":"ただいま混み合っています。"}' }))
  await page.goto('/myaccount/security')
  const shell = new Shell(page)
  await expect(shell.retry).toBeVisible({ timeout: 30_000 })
  expect(await findings(page, '/myaccount/security, error')).toEqual([])
  await page.unroute('**/api/v1/users/security_settings')
  await shell.retry.click()
  await expect(page.getByRole('heading', { name: 'サインインしている端末' })).toBeVisible()
})
