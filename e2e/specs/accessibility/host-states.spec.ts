import type { Page } from '@playwright/test'
import { desk, findings, phone } from '../../fixtures/page/axe.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { moveAndSettle, moveTo } from '../../fixtures/page/move-to.ts'
import { demo } from '../../fixtures/people/sign-in.ts'
import { Shell } from '../../pages/shell.ts'

const calls = '**/api/v1/**'
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const refusal = {
  status: 400,
  contentType: 'application/json',
  body: '{"status":"unavailable","message":"ただいま混み合っています。"}',
}

/** Where the session's own calls are over, so that what is stopped from now on is the screens' alone. */
async function openQuietScreen(page: Page): Promise<void> {
  await page.goto('/termsofservice')
  await expect(new Shell(page).accountMenu).toContainText(demo.company)
  await page.waitForLoadState('networkidle')
}

test('on a signed-in screen: errors, a notification, unknown paths, menus, drawers and a toast', async ({ page }) => {
  test.setTimeout(180_000)
  const shell = new Shell(page)
  await openQuietScreen(page)
  for (const [path, pattern] of [
    ['/toppage', '**/api/v1/invoices?**'],
    ['/notifications', '**/api/v1/users/notifications?**'],
  ] as const) {
    await page.route(pattern, route => route.fulfill(refusal))
    await moveTo(page, path)
    await expect(shell.retry.first()).toBeVisible()
    expect(await findings(page, `${path}, error`, phone)).toEqual([])
    await page.unroute(pattern)
  }

  await shell.retry.first().click()
  await page.getByRole('main').locator('a[href^="/notifications/"]').first().click()
  await expect(page).toHaveURL(/\/notifications\/\d+$/)
  await expect(heading(page)).toBeVisible()
  expect(await findings(page, '/notifications/{id}')).toEqual([])
  await moveTo(page, '/notifications/999999999')
  await expect(heading(page)).toBeVisible()
  expect(await findings(page, '/notifications/{id}, unknown', phone)).toEqual([])

  // The host says so itself, and in the place of a remote's screen.
  for (const [path, at] of [
    ['/no-such-path', phone],
    ['/no/such/path', phone],
    ['/payments/no-such-screen', undefined],
    ['/myaccount/no-such-screen', phone],
  ] as const) {
    await moveTo(page, path)
    await expect(page.getByRole('heading', { level: 1, name: 'ページが見つかりません' })).toBeVisible()
    expect(await findings(page, `${path}, signed in`, at)).toEqual([])
  }

  await moveAndSettle(page, '/toppage')
  for (const [drawer, open] of [
    ['メニュー', 'メニューを開く'],
    ['ヘルプ', 'ヘルプを開く'],
  ] as const) {
    await page.getByRole('button', { name: open }).click()
    await expect(page.getByRole('dialog', { name: drawer })).toBeVisible()
    expect(await findings(page, `${drawer}, drawer`, phone)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await page.setViewportSize({ width: 1280, height: 900 })
  for (const [menu, button] of [
    ['account menu', shell.accountMenu],
    ['help menu', page.getByRole('button', { name: /^ヘルプ/ })],
  ] as const) {
    await button.click()
    await expect(page.getByRole('menuitem').first()).toBeVisible()
    expect(await findings(page, menu, desk)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menuitem')).toHaveCount(0)
  }

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
})

test('while something waits: the API, a request that is opened, a remote that does not come', async ({ page }) => {
  const shell = new Shell(page)
  await openQuietScreen(page)
  await page.route(calls, () => undefined)
  for (const path of ['/toppage', '/notifications']) {
    await moveTo(page, path)
    await expect(page).toHaveURL(path)
    expect(await findings(page, `${path}, loading`, phone)).toEqual([])
  }
  await page.unroute(calls)

  await page.route('**/releases/remote-suppliers/**', route => route.abort('connectionfailed'))
  await page.goto('/suppliers')
  await expect(shell.retry).toBeVisible()
  expect(await findings(page, '/suppliers, a dead remote')).toEqual([])

  await page.route('**/api/v1/invoices/request_keys', () => undefined)
  await page.evaluate(() => sessionStorage.setItem('invoice-card.requestKey', JSON.stringify('a-key-that-waits')))
  await page.goto('/notifications')
  await expect(page.getByRole('dialog', { name: '処理しています' })).toBeVisible()
  expect(await findings(page, 'the overlay', phone)).toEqual([])
})
