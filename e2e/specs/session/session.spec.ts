import type { BrowserContext, Page } from '@playwright/test'
import { instance } from '../../environment.ts'
import { expired } from '../../fixtures/people/expired-tokens.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { callFromPage } from '../../fixtures/page/page-calls.ts'
import { demo, type Tokens } from '../../fixtures/people/sign-in.ts'
import { Shell } from '../../pages/shell.ts'
import { readTokens, writeTokens } from '../../fixtures/people/tokens.ts'

const tokensOf = async (page: Page): Promise<Tokens> => (await readTokens<Tokens>(page))!

const exchange = (refresh_token: string): Promise<Response> =>
  fetch(`${instance.edge_origin}/api/v1/users/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refresh_token }),
  })

async function openTabs(context: BrowserContext, count: number): Promise<Page[]> {
  const pages = await Promise.all(Array.from({ length: count }, () => context.newPage()))
  await Promise.all(
    pages.map(async page => {
      await page.goto('/termsofservice')
      await expect(new Shell(page).accountMenu).toContainText(demo.company)
      await page.waitForLoadState('networkidle')
    }),
  )
  return pages
}

test('five tabs refresh an expired token once, each call is answered; ended elsewhere, all leave', async ({
  context,
}) => {
  test.setTimeout(240_000)
  const tabs = await openTabs(context, 5)
  const [first, ...others] = tabs as [Page, ...Page[]]
  await writeTokens(first, expired(await tokensOf(first)))
  let refreshes = 0
  context.on('request', request => {
    if (new URL(request.url()).pathname === '/api/v1/users/token') refreshes += 1
  })

  const outcomes = await Promise.all(
    tabs.map((page, tab) =>
      callFromPage(
        page,
        Array.from({ length: 20 }, (_, call) => ({
          method: 'POST',
          path: '/api/v1/accounts/holder_kana',
          body: { name: `タブ${tab}ヨビダシ${call}` },
        })),
      ),
    ),
  )

  const answers = outcomes.flat().map(outcome => JSON.stringify(outcome))
  expect(answers.filter(answer => answer.includes('error'))).toEqual([])
  expect(new Set(answers).size, 'every call has an answer of its own').toBe(100)
  expect(refreshes).toBe(1)
  await expect(new Shell(first).accountMenu).toContainText(demo.company)

  const { access_token, id_token } = await tokensOf(first)
  await fetch(`${instance.edge_origin}/api/v1/logout`, {
    method: 'POST',
    headers: { authorization: id_token, 'x-access-token': access_token, 'content-type': 'application/json' },
    body: '{}',
  })
  await new Shell(first).suppliers.click()
  await expect(first).toHaveURL(/\/signin\?redirect=%2Fsuppliers/)
  for (const other of others) await expect(other).toHaveURL(/\/signin\?redirect=%2Ftermsofservice/)
})

test('a refresh whose answer is lost logs nobody out; one from another browser ends the session', async ({ page }) => {
  const shell = new Shell(page)
  await page.goto('/termsofservice')
  await expect(shell.accountMenu).toContainText(demo.company)
  await page.waitForLoadState('networkidle')
  await writeTokens(page, expired(await tokensOf(page)))
  // The server exchanges the token; its answer never arrives.
  await page.route(
    '**/api/v1/users/token',
    async route => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await shell.suppliers.click()
  // The calls that waited try once more by themselves; whatever else happens, nobody is sent to the sign-in.
  await expect(page.getByRole('heading', { level: 1, name: /取引先/ })).toBeVisible()
  await expect(page.getByRole('table')).toBeVisible()
  await expect(page).toHaveURL('/suppliers')

  const owner = await tokensOf(page)
  expect((await exchange(owner.refresh_token)).status).toBe(400)
  await page.getByRole('link', { name: /^利用できない取引先/ }).click()
  await expect(page).toHaveURL(`/signin?redirect=${encodeURIComponent('/suppliers?tab=disabled')}`)
  await expect(page.getByText('セッションが終了しました。サインインすると、元の画面に戻ります。')).toBeVisible()
  expect(await readTokens(page)).toBeNull()
})
