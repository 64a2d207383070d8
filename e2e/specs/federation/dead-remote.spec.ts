import { expect, test } from '../../fixtures/journey.ts'
import { entryOf, takeAway } from '../../fixtures/releases.ts'
import { Shell } from '../../pages/shell.ts'

test('a remote whose server is gone shows the error view, and comes back without a reload', async ({ page }) => {
  const shell = new Shell(page)
  const bringBack = await takeAway(await entryOf('remote_suppliers'))
  try {
    await page.goto('/toppage')
    await expect(shell.suppliers).toBeVisible()
    await page.evaluate(() => { document.documentElement.dataset.journey = 'same document' })
    await shell.suppliers.click()
    await expect(shell.retry).toBeVisible()
    await shell.retry.click()
    await expect(shell.retry).toBeEnabled()

    await test.step('the other remotes work', async () => {
      await expect(shell.payments).toHaveAttribute('href', '/payments/review')
      await shell.payments.click()
      await expect(page.getByRole('table')).toBeVisible()
      await shell.suppliers.click()
      await expect(shell.retry).toBeVisible()
    })

    await bringBack()
    await shell.retry.click()
    await expect(page.getByRole('table', { name: /取引先/ })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-journey', 'same document')
  }
  finally {
    await bringBack()
  }
})

test('a remote that never answers says that it takes long, and appears when it arrives', async ({ page }) => {
  const shell = new Shell(page)
  const { promise: silence, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/releases/remote-suppliers/**', route => silence.then(() => route.continue()))
  await page.goto('/toppage')
  await expect(shell.suppliers).toBeVisible()
  await shell.suppliers.click()
  await expect(page.getByRole('heading', { level: 1, name: '読み込みに時間がかかっています' })).toBeVisible()
  answer()
  await expect(page.getByRole('table', { name: /取引先/ })).toBeVisible()
})

test('a remote that comes late shows the screen of an address with a hash', async ({ page }) => {
  const { promise: silence, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/releases/remote-account/**', route => silence.then(() => route.continue()))
  // Its preloads keep the document from its "load".
  await page.goto('/myaccount#company', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1, name: '読み込みに時間がかかっています' })).toBeVisible()
  answer()
  await expect(page.getByRole('heading', { level: 1, name: 'アカウント' })).toBeVisible()
  await expect(page).toHaveURL('/myaccount#company')
})
