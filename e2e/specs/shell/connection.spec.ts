import { expect, test } from '../../fixtures/journey.ts'
import { Shell } from '../../pages/shell.ts'

test('a list whose call does not get through says so in plain words, and recovers by its button', async ({ page }) => {
  const shell = new Shell(page)
  await page.route('**/api/v1/invoices?**', route => route.abort('connectionfailed'))
  await page.goto('/payments/history')
  await expect(shell.retry).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('main')).not.toContainText(/TypeError|fetch|undefined|Error:/)
  await page.unroute('**/api/v1/invoices?**')
  await shell.retry.click()
  await expect(page.getByRole('table', { name: 'お支払いの履歴' })).toBeVisible()
})
