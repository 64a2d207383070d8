import type { EnvironmentSet } from '@invoice-card/environment/schema'
import { Checkout } from '../../fixtures/checkout.ts'
import { ops } from '../../fixtures/command.ts'
import { listenToReports } from '../../fixtures/reports.ts'
import { expect, test } from '../../fixtures/journey.ts'

test.use({ ownContext: true })

const live = () => ops<EnvironmentSet>(['status'])
const screen = 'remote-payments/src/create/screen.tsx'

test('a canary whose screen throws ends by itself, and the next document is stable again', async ({ page }) => {
  test.setTimeout(180_000)
  const before = await live()
  const checkout = await Checkout.make()
  try {
    await checkout.replace(
      screen,
      'export function Component() {',
      `export function Component() {\n  if (Date.now() > 0) throw new Error('the canary throws')`,
    )
    const [published] = await ops<{ name: string; version: string }[]>(['publish', 'remote-payments'], checkout.root)
    await ops(['canary', `remote-payments@${published?.version}`, '--percent', '100', '--min-documents', '3'])
    const reports = await listenToReports()
    const first = async () => (await reports()).filter(({ is_first }) => is_first)
    for (let opened = 1; opened <= 3; opened += 1) {
      await page.goto('/payments/create', { waitUntil: 'commit' })
      await expect(page.getByRole('heading', { level: 1, name: '請求書カード払い' })).toBeHidden()
      await expect.poll(async () => (await first()).length).toBe(opened)
      // Calls that the next document cuts off are errors, too, and more of them.
      await page.waitForLoadState('networkidle')
    }
    for (const report of await first())
      expect(report).toMatchObject({ variant: 'canary', message: 'the canary throws' })

    await expect.poll(async () => (await live()).canary, { timeout: 60_000 }).toBeUndefined()
    const { reason, releases } = await live()
    expect(reason).toMatch(
      /^abort canary remote-payments .*: 3 of 3 documents \(100\.0 %\) failed.*: over the limit.*the canary throws/,
    )
    expect(releases).toEqual(before.releases)
    await page.goto('/payments/create', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1, name: '請求書カード払い' })).toBeVisible()
  } finally {
    if ((await live()).canary) await ops(['canary', '--abort'])
    await checkout.remove()
  }
})
