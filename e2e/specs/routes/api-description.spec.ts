import { expect, test } from '../../fixtures/journey.ts'
import { serveDescription } from '../../fixtures/short-description.ts'

// `openapi.test.ts` holds the page of all the calls, its policy and its files.
test('a link into the API description opens its call, out of reach of who is signed in', async ({ page }) => {
  const { origin, close } = await serveDescription(['/api/v1/login', '/api/v1/suppliers'])
  try {
    const elsewhere: string[] = []
    page.on('request', request => new URL(request.url()).origin !== origin && elsewhere.push(request.url()))
    await page.goto(`${origin}/api/docs#/sessions/login`, { waitUntil: 'commit' })
    const call = page.locator('#operations-sessions-login')
    await expect(call.getByText('login_failed').first()).toBeVisible({ timeout: 60_000 })
    await expect(page.getByRole('button', { name: 'Try it out' })).toHaveCount(0)

    await page.getByPlaceholder('Filter by tag or path').fill('suppliers')
    await expect(call).toHaveCount(0)
    await page.locator('#operations-tag-suppliers').getByRole('button', { name: 'Expand operation' }).click()
    await expect(page.locator('#operations-suppliers-listSuppliers')).toBeVisible()

    // It runs on the host of the product, where the tokens are stored.
    expect(await page.evaluate(() => globalThis.origin)).toBe('null')
    expect(elsewhere.filter(url => !url.startsWith('data:'))).toEqual([])
  } finally {
    close()
  }
})
