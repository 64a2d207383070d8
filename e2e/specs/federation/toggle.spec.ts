import { ops } from '../../fixtures/command.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { moveTo } from '../../fixtures/page/move-to.ts'
import { callAs, demo, signInThroughApi, type Tokens } from '../../fixtures/people/sign-in.ts'
import { Shell } from '../../pages/shell.ts'

test.use({ ownContext: true })

/** What is out goes on, whatever the toggle says. */
const existing = ['/api/v1/invoices/request_sellers?from=0&size=1', '/api/v1/invoice_request_drafts?from=0&size=1']
/** The toggle is asked before the body: with an empty one nothing is made. */
const beginNew = (tokens: Tokens) => callAs(tokens, '/api/v1/invoices/request_sellers', {})

test('switched off, a remote has no menu, byte ahead or new call; on, it is back', async ({ page }) => {
  const shell = new Shell(page)
  const tokens = await signInThroughApi(demo)
  const requested: string[] = []
  page.on('request', request => requested.push(request.url()))
  const unavailable = page.getByRole('heading', { name: 'この機能は現在ご利用いただけません' })
  try {
    for (const remote of ['collections', 'suppliers']) await ops(['toggle', remote, 'off'])
    await page.goto('/suppliers')
    await expect(unavailable).toBeVisible()
    await expect(shell.payments).toBeVisible()
    await expect(shell.suppliers).toBeHidden()
    await expect(shell.collections).toBeHidden()
    expect((await callAs(tokens, '/api/v1/suppliers/1/deletion')).status).toBe(403)

    await shell.payments.click()
    // A new one until it is known what waits there.
    await expect(page.getByRole('heading', { level: 1, name: /お支払い|請求書カード払い/ })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(requested.filter(url => /remote-(collections|suppliers)/.test(url))).toEqual([])
    const refused = await beginNew(tokens)
    expect(refused.status).toBe(403)
    expect(await refused.json()).toMatchObject({ status: 'feature_disabled' })
    for (const path of existing) expect((await callAs(tokens, path)).status).toBe(200)
    await moveTo(page, '/collections/request')
    await expect(page.getByRole('heading', { level: 1, name: 'カード払いのご依頼' })).toBeVisible()
  } finally {
    for (const remote of ['collections', 'suppliers']) await ops(['toggle', remote, 'on'])
  }

  await page.goto('/suppliers')
  await expect(page.getByRole('heading', { level: 1, name: /取引先/ })).toBeVisible()
  await shell.collections.click()
  await expect(page.getByRole('heading', { level: 1, name: 'カード払いのご依頼' })).toBeVisible()
  expect((await beginNew(tokens)).status).toBe(400)
})
