import { expect, test } from '../../fixtures/journey.ts'
import { Shell } from '../../pages/shell.ts'

test.use({ ownContext: true })

test('a remote that never answers says that it takes long, and appears when it arrives', async ({ page }) => {
  const shell = new Shell(page)
  const { promise: silence, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/releases/remote-suppliers/**', route => silence.then(() => route.continue()))
  await page.goto('/toppage', { waitUntil: 'commit' })
  await expect(shell.suppliers).toBeVisible()
  await shell.suppliers.click()
  await expect(page.getByRole('heading', { level: 1, name: '読み込みに時間がかかっています' })).toBeVisible()
  answer()
  await expect(page.getByRole('table', { name: /取引先/ })).toBeVisible()
})
