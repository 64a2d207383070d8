import type { Page } from '@playwright/test'
import { findings, phone } from '../../fixtures/page/axe.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { moveAndSettle, moveTo } from '../../fixtures/page/move-to.ts'
import { codeMailedAfter, newestMailId } from '../../fixtures/people/mailbox.ts'
import { demo } from '../../fixtures/people/sign-in.ts'
import { SignInPage } from '../../pages/sign-in-page.ts'

test.use({ account: null })
test.setTimeout(180_000)

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('sign-in, its foot, a new and a one-time password: with errors, without a server', async ({ page }) => {
  const signIn = new SignInPage(page)
  for (const path of [
    '/commercial-transactions',
    '/terms',
    '/error/%E8%A6%8B%E5%87%BA%E3%81%97/%E6%9C%AC%E6%96%87',
    '/no/such/path',
    '/password/reregistration#token=nothing',
    '/password/sendemail',
  ]) {
    await moveAndSettle(page, path)
    expect.soft(await findings(page, path), path).toEqual([])
  }
  await page.getByRole('button', { name: 'ご案内を送信する' }).click()
  expect(await findings(page, '/password/sendemail with errors', phone)).toEqual([])
  for (const path of ['/password/reregistration', '/signup?again=1']) {
    await moveTo(page, path)
    await expect(heading(page)).toBeVisible()
    expect(await findings(page, path, phone)).toEqual([])
  }

  await moveAndSettle(page, '/signin')
  expect(await findings(page, '/signin')).toEqual([])
  await page.getByRole('button', { name: 'サインイン', exact: true }).click()
  expect(await findings(page, '/signin with errors', phone)).toEqual([])
  await page.route('**/api/v1/**', route => route.abort('connectionfailed'))
  await signIn.enterPassword(demo.email, demo.password)
  await expect(signIn.alert).toContainText('サーバーに接続できませんでした。')
  expect(await findings(page, '/signin without a server', phone)).toEqual([])
  await moveTo(page, '/password/reregistration#token=unknown')
  await expect(page.getByText('確認できませんでした')).toBeVisible()
  expect(await findings(page, '/password/reregistration without a server', phone)).toEqual([])
  await page.unroute('**/api/v1/**')

  await moveTo(page, '/signin')
  await signIn.enterPassword(demo.email, 'Wrong-2026-card')
  await expect(signIn.alert).toBeVisible()
  expect(await findings(page, '/signin refused', phone)).toEqual([])
  const before = await newestMailId()
  await signIn.enterPassword(demo.email, demo.password)
  await expect(page).toHaveURL('/onetime-password')
  await expect(heading(page)).toBeVisible()
  expect(await findings(page, '/onetime-password')).toEqual([])
  const code = await codeMailedAfter(before, demo.email)
  await signIn.enterCode(code === '000000' ? '111111' : '000000')
  await expect(page.getByText('認証コードが正しくありません。')).toBeVisible()
  expect(await findings(page, '/onetime-password with a wrong code', phone)).toEqual([])
})

test('sign-up, registration of both forms, terms', async ({ page }) => {
  await page.goto('/signup')
  await expect(heading(page)).toBeVisible()
  expect(await findings(page, '/signup')).toEqual([])
  const email = `axe-${Date.now()}@example.co.jp`
  const before = await newestMailId()
  await page.getByRole('textbox', { name: /メールアドレス/ }).fill(email)
  await page.getByRole('textbox', { name: /^パスワード/ }).fill('four unlikely words here')
  await page.getByRole('button', { name: '認証コードを送信する' }).click()
  await expect(page).toHaveURL('/signup/code')
  await expect(heading(page)).toBeVisible()
  expect(await findings(page, '/signup/code')).toEqual([])
  await new SignInPage(page).enterCode(await codeMailedAfter(before, email))
  await expect(page).toHaveURL('/registration')
  await expect(heading(page)).toBeVisible()
  expect(await findings(page, '/registration of a corporation')).toEqual([])
  await page.getByRole('radio', { name: /個人事業主/ }).check()
  expect(await findings(page, '/registration of a sole proprietor', phone)).toEqual([])
  await page.getByRole('button', { name: '確認画面へ進む' }).click()
  expect(await findings(page, '/registration of a sole proprietor with errors', phone)).toEqual([])
  // In a new document, as from a bookmark.
  await page.goto('/registration/terms')
  await expect(heading(page)).toBeVisible()
  expect(await findings(page, '/registration/terms')).toEqual([])
  await page.getByRole('link', { name: '登録画面に戻る' }).click()
  await expect(page.getByRole('radio', { name: /個人事業主/ })).toBeChecked()
})
