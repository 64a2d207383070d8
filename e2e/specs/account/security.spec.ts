import type { Page } from '@playwright/test'
import { findings } from '../../fixtures/page/axe.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { Keyboard } from '../../fixtures/page/keyboard.ts'
import { codeMailedAfter, mailAfter, newestMailId } from '../../fixtures/people/mailbox.ts'
import { registerCompany } from '../../fixtures/people/new-company.ts'
import { callAs, post, signInFrom, signInThroughApi, type Account } from '../../fixtures/people/sign-in.ts'
import { Shell } from '../../pages/shell.ts'

test.use({
  // eslint-disable-next-line no-empty-pattern
  account: async ({}, use) => use(await registerCompany()),
})

const devices = (page: Page) => page.getByRole('list', { name: 'サインインしている端末' }).getByRole('listitem')

/** Through both steps of the dialog that is open. */
async function proveBoth(page: Page, account: Account, words: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  const before = await newestMailId()
  await dialog.getByLabel(/^現在のパスワード/).fill(account.password)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('textbox', { name: /認証コード/ })).toBeFocused()
  const { text } = await mailAfter(before, account.email, words)
  await page.keyboard.insertText(/(?<!\d)\d{6}(?!\d)/.exec(text)![0])
}

test('a user switches the second step off and on again, by password and code', async ({ page, account }) => {
  if (!account) throw new Error('Nobody is signed in')
  test.setTimeout(120_000)
  const shell = new Shell(page)
  await page.goto('/toppage')
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
  await expect(dialog.getByLabel(/^現在のパスワード/)).toBeFocused()
  await dialog.getByLabel(/^現在のパスワード/).fill('not the password at all')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(/^＊/)).toBeVisible()
  expect(await findings(page, '/myaccount/security, wrong password')).toEqual([])
  await test.step('a wrong code says what is left, and switches nothing', async () => {
    const mails = await newestMailId()
    await dialog.getByLabel(/^現在のパスワード/).fill(account.password)
    await page.keyboard.press('Enter')
    const code = await codeMailedAfter(mails, account.email)
    await expect(dialog.getByRole('textbox', { name: /認証コード/ })).toBeFocused()
    await page.keyboard.insertText(String((Number(code) + 1) % 1_000_000).padStart(6, '0'))
    await expect(dialog.getByText('（あと4回入力できます）')).toBeVisible()
    expect(await findings(page, '/myaccount/security, wrong code')).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: '2段階認証を無効にする' })).toBeFocused()
    await page.keyboard.press('Enter')
  })
  const before = await newestMailId()
  await proveBoth(page, account, '2段階認証を無効にする認証コード')
  await expect(shell.snackbar('2段階認証を無効にしました。')).toBeVisible()
  await mailAfter(before, account.email, '2段階認証の設定が変更されました')

  await page.getByRole('button', { name: '2段階認証を有効にする' }).click()
  await proveBoth(page, account, '2段階認証を有効にする認証コード')
  await expect(shell.snackbar('2段階認証を有効にしました。')).toBeVisible()
  await expect(page.getByRole('button', { name: '2段階認証を無効にする' })).toBeVisible()
})

test('settings that do not come are asked for again; one session ends, then all others by keys', async ({
  page,
  account,
}) => {
  if (!account) throw new Error('Nobody is signed in')
  const shell = new Shell(page)
  const wrong = { email_address: account.email, password: 'not the password at all' }
  await expect(post('/api/v1/login', wrong)).rejects.toThrow()
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0'
  const other = await signInFrom(firefox, account)
  await signInThroughApi(account)
  await signInThroughApi(account)

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
  await expect(devices(page)).toHaveCount(4)

  await page.getByRole('button', { name: /^Firefox（Windows）からサインアウトする/ }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Firefox（Windows）からサインアウトしますか' })
  expect(await findings(page, '/myaccount/security, ending a session')).toEqual([])
  const before = await newestMailId()
  await dialog.getByRole('button', { name: 'サインアウトする' }).click()
  await expect(page.getByText('Firefox（Windows）からサインアウトしました。')).toBeVisible()
  await expect(devices(page)).toHaveCount(3)
  await mailAfter(before, account.email, 'ほかの端末からサインアウトされました')
  expect((await callAs(other, '/api/v1/users/information')).status).toBe(401)

  await test.step('all others, and the focus is not lost', async () => {
    const keyboard = new Keyboard(page)
    await keyboard.press(page.getByRole('button', { name: 'ほかのすべての端末からサインアウトする' }))
    const question = page.getByRole('alertdialog')
    await expect(question.getByRole('button', { name: '戻る' })).toBeFocused()
    await keyboard.press(question.getByRole('button', { name: 'サインアウトする' }))
    await expect(page.getByText('ほかの2台の端末からサインアウトしました。')).toBeVisible()
    await expect(devices(page)).toHaveCount(1)
    await expect(page.getByRole('list', { name: 'サインインしている端末' })).toBeFocused()
  })

  await test.step('the history has the sign-ins, and can be asked for those that failed', async () => {
    await page.getByRole('link', { name: '過去90日間の履歴を見る' }).click()
    await expect(page).toHaveURL('/myaccount/security/history')
    const rows = page.getByRole('table', { name: 'サインインの履歴の一覧' }).locator('tbody').getByRole('row')
    await expect(rows.filter({ hasText: '成功' })).toHaveCount(4)
    await expect(rows.filter({ hasText: 'パスワードの間違い' })).toHaveCount(1)
    expect(await findings(page, '/myaccount/security/history')).toEqual([])
    await page.getByRole('link', { name: '失敗', exact: true }).click()
    await expect(rows).toHaveCount(1)
    await expect(page).toHaveURL('/myaccount/security/history?outcome=failure')
  })
})
