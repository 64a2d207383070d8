import { ops } from '../../fixtures/command.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { callAs, demo, signInThroughApi, type Tokens } from '../../fixtures/people/sign-in.ts'
import { Shell } from '../../pages/shell.ts'

test.use({ ownContext: true })

/** What is out goes on, whatever the toggle says. */
const existing = ['/api/v1/invoices/request_sellers?from=0&size=1', '/api/v1/invoice_request_drafts?from=0&size=1']
/** The toggle is asked before the body: with an empty one nothing is made. */
const beginNew = (tokens: Tokens) => callAs(tokens, '/api/v1/invoices/request_sellers', {})

test.afterEach(async () => {
  await ops(['toggle', 'collections', 'on'])
})

test('switched off, the collections have no menu, byte ahead or new request; on, they are back', async ({ page }) => {
  const shell = new Shell(page)
  const tokens = await signInThroughApi(demo)
  await ops(['toggle', 'collections', 'off'])
  const requested: string[] = []
  page.on('request', request => requested.push(request.url()))

  await page.goto('/toppage')
  await expect(shell.payments).toBeVisible()
  await expect(shell.collections).toBeHidden()
  await shell.suppliers.click()
  await expect(page.getByRole('heading', { level: 1, name: /取引先/ })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(requested.filter(url => url.includes('remote-collections'))).toEqual([])
  const refused = await beginNew(tokens)
  expect(refused.status).toBe(403)
  expect(await refused.json()).toMatchObject({ status: 'feature_disabled' })
  for (const path of existing) expect((await callAs(tokens, path)).status).toBe(200)
  await page.goto('/collections/request')
  await expect(page.getByRole('heading', { level: 1, name: 'カード払いのご依頼' })).toBeVisible()

  await ops(['toggle', 'collections', 'on'])
  await page.goto('/toppage')
  await shell.collections.click()
  await expect(page.getByRole('heading', { level: 1, name: 'カード払いのご依頼' })).toBeVisible()
  expect((await beginNew(tokens)).status).toBe(400)
})

test('any other remote can be switched off: no link, its address says so, its calls are refused', async ({ page }) => {
  const shell = new Shell(page)
  const tokens = await signInThroughApi(demo)
  await ops(['toggle', 'suppliers', 'off'])
  try {
    await page.goto('/suppliers')
    await expect(page.getByRole('heading', { name: 'この機能は現在ご利用いただけません' })).toBeVisible()
    await expect(shell.payments).toBeVisible()
    await expect(shell.suppliers).toBeHidden()
    expect((await callAs(tokens, '/api/v1/suppliers/1/deletion')).status).toBe(403)
  } finally {
    await ops(['toggle', 'suppliers', 'on'])
  }
})
