import type { Page } from '@playwright/test'
import { expired } from '../../fixtures/people/expired-tokens.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { demo, type Tokens } from '../../fixtures/people/sign-in.ts'
import { Shell } from '../../pages/shell.ts'
import { readTokens, writeTokens } from '../../fixtures/people/tokens.ts'

// The rules of docs/product.md#session made exact: what is refused or answered with errors ends the session, what is
// not answered does not.

const refresh = '**/api/v1/users/token'

/** A screen of somebody whose access token is over: its next call asks for a refresh. */
async function openExpired(page: Page): Promise<Shell> {
  const shell = new Shell(page)
  await page.goto('/suppliers')
  await expect(page.getByRole('table')).toBeVisible()
  await expect(shell.accountMenu).toContainText(demo.company)
  await page.waitForLoadState('networkidle')
  const tokens = expired((await readTokens<Tokens>(page))!)
  await writeTokens(page, tokens)
  return shell
}

/** Answers every refresh alike; says how often it was asked for. */
async function answerRefresh(page: Page, status: number, body: object): Promise<() => number> {
  let asked = 0
  await page.route(refresh, route => {
    asked += 1
    return route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) })
  })
  return () => asked
}

const otherList = (page: Page) => page.getByRole('link', { name: /^利用できない取引先/ })

test('a refresh that is refused logs out at once, and the sign-in brings back to the wanted path', async ({ page }) => {
  await openExpired(page)
  const asked = await answerRefresh(page, 400, {
    status: 'refresh_token_invalid',
    message: 'セッションの有効期限が切れました。',
  })
  await otherList(page).click()
  await expect(page).toHaveURL(`/signin?redirect=${encodeURIComponent('/suppliers?tab=disabled')}`)
  await expect(page.getByText('セッションの有効期限が切れました。もう一度サインインしてください。')).toBeVisible()
  expect(asked()).toBe(1)
  expect(await readTokens(page)).toBeNull()
})

test('a refresh with errors is tried three times, then signs out and saves the wanted path', async ({ page }) => {
  await openExpired(page)
  const asked = await answerRefresh(page, 503, { status: 'service_unavailable', message: 'ただいま混み合っています。' })
  await otherList(page).click()
  await expect(page).toHaveURL(`/signin?redirect=${encodeURIComponent('/suppliers?tab=disabled')}`)
  await expect(page.getByText('サーバーの不具合でサインインを継続できませんでした。')).toBeVisible()
  expect(asked()).toBe(3)
  expect(await readTokens(page)).toBeNull()
})

test('a refresh without an answer shows a lost connection, signs nobody out, and is retried', async ({ page }) => {
  const shell = await openExpired(page)
  await page.route(refresh, route => route.abort('internetdisconnected'))
  await otherList(page).click()
  await expect(shell.retry).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('サーバーに接続できませんでした。')).toBeVisible()
  await expect(page).toHaveURL('/suppliers?tab=disabled')
  expect(await readTokens(page)).not.toBeNull()
  await page.unroute(refresh)
  await shell.retry.click()
  await expect(page.getByText('利用できない取引先はありません').or(page.getByRole('table'))).toBeVisible()
  await expect(page).toHaveURL('/suppliers?tab=disabled')
})

test('offline nobody is signed out, and the screen loads by itself when the line returns', async ({
  page,
  context,
}) => {
  const shell = await openExpired(page)
  await context.setOffline(true)
  await otherList(page).click()
  await expect(shell.retry).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('サーバーに接続できませんでした。')).toBeVisible()
  expect(await readTokens(page)).not.toBeNull()
  await context.setOffline(false)
  await expect(page.getByText('利用できない取引先はありません').or(page.getByRole('table'))).toBeVisible()
  await expect(page).toHaveURL('/suppliers?tab=disabled')
})
