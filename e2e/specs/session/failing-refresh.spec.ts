import type { Page } from '@playwright/test'
import { expired } from '../../fixtures/people/expired-tokens.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { demo, type Tokens } from '../../fixtures/people/sign-in.ts'
import { Shell } from '../../pages/shell.ts'
import { readTokens, writeTokens } from '../../fixtures/people/tokens.ts'

// The rules of docs/product.md#session made exact: what is refused or answered with errors ends the session, what is
// not answered does not.

const refresh = '**/api/v1/users/token'

/** Lets the access token of the open document expire: its next call asks for a refresh. */
const expireTokens = async (page: Page): Promise<void> => writeTokens(page, expired((await readTokens<Tokens>(page))!))

test('a refresh without an answer signs nobody out; errors do at the third try', async ({ page, context }) => {
  const shell = new Shell(page)
  const lost = page.getByText('サーバーに接続できませんでした。').first()
  await page.goto('/suppliers')
  await expect(page.getByRole('table')).toBeVisible()
  await expect(shell.accountMenu).toContainText(demo.company)
  await page.waitForLoadState('networkidle')

  await test.step('offline the screen says so, and loads by itself when the line returns', async () => {
    await expireTokens(page)
    await context.setOffline(true)
    await page.getByRole('link', { name: /^利用できない取引先/ }).click()
    await expect(shell.retry).toBeVisible({ timeout: 30_000 })
    await expect(lost).toBeVisible()
    expect(await readTokens(page)).not.toBeNull()
    await context.setOffline(false)
    await expect(page.getByText('利用できない取引先はありません').or(page.getByRole('table'))).toBeVisible()
    await expect(page).toHaveURL('/suppliers?tab=disabled')
  })

  await test.step('where the server alone is out of reach, it is asked again by a press', async () => {
    await expireTokens(page)
    await page.route(refresh, route => route.abort('internetdisconnected'))
    await shell.collections.click()
    await expect(shell.retry).toBeVisible({ timeout: 30_000 })
    await expect(lost).toBeVisible()
    expect(await readTokens(page)).not.toBeNull()
    await page.unroute(refresh)
    await shell.retry.click()
    await expect(page.getByRole('table')).toBeVisible()
    await expect(page).toHaveURL('/collections/request')
  })

  await test.step('errors of the server are tried three times, then the sign-in leads back', async () => {
    await expireTokens(page)
    let asked = 0
    await page.route(refresh, route => {
      asked += 1
      return route.fulfill({
        status: 503,
        contentType: 'application/json',
        body: '{"status":"service_unavailable","message":"ただいま混み合っています。"}',
      })
    })
    await page.getByRole('link', { name: '下書き' }).first().click()
    await expect(page).toHaveURL(`/signin?redirect=${encodeURIComponent('/collections/draft')}`)
    await expect(page.getByText('サーバーの不具合でサインインを継続できませんでした。')).toBeVisible()
    expect(asked).toBe(3)
    expect(await readTokens(page)).toBeNull()
  })
})
