import type { Page } from '@playwright/test'
import { findings } from '../../fixtures/page/axe.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { moveAndSettle, moveTo } from '../../fixtures/page/move-to.ts'
import { codeMailedAfter, newestMailId } from '../../fixtures/people/mailbox.ts'
import { registerCompany } from '../../fixtures/people/new-company.ts'
import { demo, signInThroughApi } from '../../fixtures/people/sign-in.ts'
import { Shell } from '../../pages/shell.ts'
import { SignInPage } from '../../pages/sign-in-page.ts'
import { openSignedIn } from '../../fixtures/people/tokens.ts'

const calls = '**/api/v1/**'
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Lets the session's own calls through and leaves the screen's without an answer. */
const holdCalls = (page: Page, pattern: string) =>
  page.route(pattern, () => {
    /* no answer */
  })

test.describe('nobody is signed in', () => {
  test.use({ account: null })

  test('sign-in and one-time password: empty, refused, wrong code', async ({ page }) => {
    const signIn = new SignInPage(page)
    await page.goto('/signin')
    await signIn.enterPassword(demo.email, 'Wrong-2026-card')
    await expect(signIn.alert).toBeVisible()
    expect(await findings(page, '/signin refused')).toEqual([])
    const before = await newestMailId()
    await signIn.enterPassword(demo.email, demo.password)
    await expect(page).toHaveURL('/onetime-password')
    await expect(heading(page)).toBeVisible()
    expect(await findings(page, '/onetime-password')).toEqual([])
    const code = await codeMailedAfter(before, demo.email)
    await signIn.enterCode(code === '000000' ? '111111' : '000000')
    await expect(page.getByText('認証コードが正しくありません。')).toBeVisible()
    expect(await findings(page, '/onetime-password with a wrong code')).toEqual([])
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
    expect(await findings(page, '/registration of a sole proprietor')).toEqual([])
    await page.getByRole('button', { name: '確認画面へ進む' }).click()
    expect(await findings(page, '/registration of a sole proprietor with errors')).toEqual([])
    await page.goto('/registration/terms')
    await expect(heading(page)).toBeVisible()
    expect(await findings(page, '/registration/terms')).toEqual([])
    await page.getByRole('link', { name: '登録画面に戻る' }).click()
    await expect(page.getByRole('radio', { name: /個人事業主/ })).toBeChecked()
  })

  test('a server that cannot be reached, and a sign-up that is begun again', async ({ page }) => {
    await page.goto('/signup?again=1')
    await expect(heading(page)).toBeVisible()
    expect(await findings(page, '/signup again')).toEqual([])
    await page.goto('/signin')
    await page.route(calls, route => route.abort('connectionfailed'))
    await new SignInPage(page).enterPassword(demo.email, demo.password)
    await expect(new SignInPage(page).alert).toContainText('サーバーに接続できませんでした。')
    expect(await findings(page, '/signin without a server')).toEqual([])
    await page.goto('/password/reregistration#token=nothing')
    await expect(page.getByText('確認できませんでした')).toBeVisible()
    expect(await findings(page, '/password/reregistration without a server')).toEqual([])
  })

  test('password mail, a link that is worth nothing, e-mail change, errors', async ({ page }) => {
    for (const path of [
      '/password/sendemail',
      '/password/reregistration#token=nothing',
      '/password/reregistration',
      '/error/%E8%A6%8B%E5%87%BA%E3%81%97/%E6%9C%AC%E6%96%87',
      '/no/such/path',
    ]) {
      await moveTo(page, path)
      await expect(heading(page)).toBeVisible()
      expect(await findings(page, path)).toEqual([])
    }
    await moveTo(page, '/password/sendemail')
    await page.getByRole('button', { name: 'ご案内を送信する' }).click()
    expect(await findings(page, '/password/sendemail with errors')).toEqual([])
  })

  test('a company that has done nothing yet: empty top page, empty lists', async ({ page }) => {
    const tokens = await signInThroughApi(await registerCompany())
    await openSignedIn(page, tokens)
    for (const path of ['/toppage', '/notifications', '/payments/history', '/suppliers']) {
      await moveAndSettle(page, path)
      expect(await findings(page, `${path}, empty`)).toEqual([])
    }
  })
})

test('loading: what waits for the API', async ({ page }) => {
  for (const path of ['/toppage', '/notifications']) {
    await page.goto('/termsofservice')
    await expect(new Shell(page).accountMenu).toContainText(demo.company)
    await page.waitForLoadState('networkidle')
    await holdCalls(page, calls)
    await (path === '/toppage' ? page.getByRole('banner').getByRole('link').first() : new Shell(page).bell).click()
    await expect(page).toHaveURL(path)
    expect(await findings(page, `${path}, loading`)).toEqual([])
    await page.unroute(calls)
    await page.setViewportSize({ width: 1280, height: 900 })
  }
})

test('error: what the API does not answer', async ({ page }) => {
  for (const [path, pattern] of [
    ['/toppage', '**/api/v1/invoices?**'],
    ['/notifications', '**/api/v1/users/notifications?**'],
  ] as const) {
    await page.route(pattern, route =>
      route.fulfill({
        status: 503,
        contentType: 'application/json',
        body: '{"status":"unavailable","message":"ただいま混み合っています。"}',
      }),
    )
    await page.goto(path)
    await expect(new Shell(page).retry.first()).toBeVisible({ timeout: 30_000 })
    expect(await findings(page, `${path}, error`)).toEqual([])
    await page.unroute(pattern)
  }
})

test('filled: a notification, and one that is not there', async ({ page }) => {
  await page.goto('/notifications')
  await page.getByRole('main').getByRole('table').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/notifications\/\d+$/)
  await expect(heading(page)).toBeVisible()
  expect(await findings(page, '/notifications/{id}')).toEqual([])
  await page.goto('/notifications/999999999')
  await expect(heading(page)).toBeVisible()
  expect(await findings(page, '/notifications/{id}, unknown')).toEqual([])
})

test('missing things: unknown paths, a remote that does not come', async ({ page }) => {
  for (const path of ['/no-such-path', '/no/such/path', '/payments/no-such-screen']) {
    await moveTo(page, path)
    await expect(page.getByRole('heading', { level: 1, name: 'ページが見つかりません' })).toBeVisible()
    expect(await findings(page, `${path}, signed in`)).toEqual([])
  }
  for (const [path, remote] of [
    ['/suppliers', 'remote-suppliers'],
    ['/myaccount', 'remote-account'],
  ] as const) {
    await page.route(`**/releases/${remote}/**`, route => route.abort('connectionfailed'))
    await page.goto(path)
    await expect(new Shell(page).retry).toBeVisible()
    expect(await findings(page, `${path}, a dead remote`)).toEqual([])
  }
})

test('a session that ended elsewhere: the message on the sign-in screen', async ({ page, context }) => {
  await page.goto('/termsofservice')
  await expect(new Shell(page).accountMenu).toContainText(demo.company)
  await (await context.newPage()).goto('/signin')
  await expect(page.getByText('別のタブでサインアウトされたため')).toBeVisible()
  // It stays while the pointer is on it.
  await page.getByText('別のタブでサインアウトされたため').hover()
  expect(await findings(page, '/signin with a message')).toEqual([])
})

test('things over the screen: overlay, toast', async ({ page }) => {
  await page.goto('/termsofservice')
  await expect(new Shell(page).accountMenu).toContainText(demo.company)
  await page.waitForLoadState('networkidle')
  // Another unread notification than before: the user is notified.
  await page.route('**/api/v1/stats', async route => {
    const response = await route.fetch()
    const body = (await response.json()) as { notification_unread: number }
    await route.fulfill({ response, json: { ...body, notification_unread: body.notification_unread + 1 } })
  })
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  const toast = page.getByRole('region', { name: 'お知らせ（F8キー）' })
  await expect(toast.getByRole('listitem')).toBeVisible()
  await page.keyboard.press('F8')
  await expect(toast).toBeFocused()
  expect(await findings(page, 'a toast')).toEqual([])

  await holdCalls(page, '**/api/v1/invoices/request_keys')
  await page.evaluate(() => sessionStorage.setItem('invoice-card.requestKey', JSON.stringify('a-key-that-waits')))
  await page.goto('/notifications')
  await expect(page.getByRole('dialog', { name: '処理しています' })).toBeVisible()
  expect(await findings(page, 'the overlay')).toEqual([])
})

test('open menus on a desk, open drawers on a phone', async ({ page }) => {
  await page.goto('/toppage')
  const shell = new Shell(page)
  await shell.accountMenu.click()
  await expect(page.getByRole('menu')).toBeVisible()
  expect(await findings(page, 'account menu')).toEqual([])
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.getByRole('button', { name: /^ヘルプ/ }).click()
  await expect(page.getByRole('menuitem', { name: /よくあるご質問/ })).toBeVisible()
  expect(await findings(page, 'help menu')).toEqual([])
  await page.setViewportSize({ width: 375, height: 740 })
  await page.goto('/toppage')
  await page.getByRole('button', { name: 'メニューを開く' }).click()
  await expect(page.getByRole('dialog', { name: 'メニュー' })).toBeVisible()
  expect(await findings(page, 'menu drawer')).toEqual([])
  await page.setViewportSize({ width: 375, height: 740 })
  await page.goto('/toppage')
  await page.getByRole('button', { name: 'ヘルプを開く' }).click()
  await expect(page.getByRole('dialog', { name: 'ヘルプ' })).toBeVisible()
  expect(await findings(page, 'help drawer')).toEqual([])
})
