import { storageKeys } from '@invoice-card/environment'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/journey.ts'
import { chunkOf, flipByte, hostScript, withTampered } from '../../fixtures/releases.ts'
import { listenToReports } from '../../fixtures/reports.ts'
import { Shell } from '../../pages/shell.ts'

test.use({ ownContext: true })

test.beforeEach(({ guard }) => guard.expect(/integrity|Failed to find a valid digest/i))

const signIn = (page: Page) => page.getByRole('heading', { level: 1, name: 'サインイン' })
const suppliers = (page: Page) => page.getByRole('heading', { level: 1, name: /取引先/ })
const failure = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Counts the documents that the page loads. */
function countDocuments(page: Page): () => number {
  let count = 0
  page.on('request', request => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1
  })
  return () => count
}

/** A cache that gives a damaged copy to scripts until somebody asks past it. */
async function damageCached(page: Page, url: string): Promise<void> {
  let isDamaged = true
  await page.route(`**${url}`, async route => {
    const response = await route.fetch()
    if (route.request().resourceType() === 'fetch') isDamaged = false
    const body = await response.body()
    await route.fulfill({ response, body: isDamaged ? flipByte(body) : body })
  })
}

test.describe('a script that the page itself names', () => {
  test.use({ account: null })

  test('and that is not there yet leaves a turning ring, until the host draws something', async ({ page }) => {
    const url = await hostScript()
    let release = () => {}
    const isHeld = new Promise<void>(resolve => {
      release = resolve
    })
    await page.route(`**${url}`, async route => {
      await isHeld
      await route.continue()
    })
    await page.goto('/signin', { waitUntil: 'commit' })
    const ring = () => page.evaluate(() => getComputedStyle(document.body.firstElementChild!, '::after').content)
    await expect.poll(ring).toBe('""')
    release()
    await expect(signIn(page)).toBeVisible()
    expect(await ring()).toBe('none')
  })

  test('whose cached copy is damaged is replaced, and the page loaded once more', async ({ page }) => {
    const url = await hostScript()
    const documents = countDocuments(page)
    const reports = await listenToReports()
    await damageCached(page, url)
    await page.goto('/signin')
    await expect(signIn(page)).toBeVisible()
    expect(documents()).toBe(2)
    await expect.poll(reports).toEqual([
      expect.objectContaining({
        release: expect.stringMatching(/^host@\d+\.\d+\.\d+-\w+$/),
        message: `Did not load: ${url}`,
      }),
    ])
    // Whole again, the next damage would be repaired again.
    await expect.poll(() => page.evaluate(key => sessionStorage.getItem(key), storageKeys.repaired)).toBeNull()
  })

  test('that stays damaged is said after one reload, without a loop, and can be tried again', async ({ page }) => {
    const url = await hostScript()
    const documents = countDocuments(page)
    const reports = await listenToReports()
    await withTampered(url, flipByte, async () => {
      await page.goto('/signin')
      await expect(failure(page, '画面を読み込めませんでした')).toBeVisible()
      expect(documents()).toBe(2)
      await expect
        .poll(async () => (await reports()).map(({ message }) => message))
        .toEqual([`Did not load: ${url}`, `Did not load again after a reload: ${url}`])
    })
    await page.getByRole('button', { name: 'もう一度読み込む' }).click()
    await expect(signIn(page)).toBeVisible()
  })
})

test.describe('a script of a screen', () => {
  test('whose cached copy is damaged is replaced while the user waits, in the same document', async ({ page }) => {
    await damageCached(page, await chunkOf('suppliers', '/suppliers'))
    const documents = countDocuments(page)
    await page.goto('/toppage')
    await new Shell(page).suppliers.click()
    await expect(suppliers(page)).toBeVisible()
    expect(documents()).toBe(1)
  })

  test('that stays damaged is reloaded once, then reported, and logged with remote and version', async ({ page }) => {
    const shell = new Shell(page)
    const documents = countDocuments(page)
    const reports = await listenToReports()
    await page.goto('/toppage')
    await shell.title.waitFor()
    await withTampered(await chunkOf('suppliers', '/suppliers'), flipByte, async () => {
      await shell.suppliers.click()
      await expect(failure(page, '画面を表示できませんでした')).toBeVisible()
      expect(documents()).toBe(2)
      await expect
        .poll(
          async () =>
            (await reports()).find(({ message }) => message.startsWith('The page failed to load again after a reload'))
              ?.release,
        )
        .toMatch(/^remote_suppliers@\d+\.\d+\.\d+-\w+$/)
    })
    await shell.retry.click()
    await expect(suppliers(page)).toBeVisible()
    expect(documents()).toBe(2)
  })
})
