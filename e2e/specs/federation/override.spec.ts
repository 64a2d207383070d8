import type { EnvironmentSet } from '@invoice-card/environment/schema'
import { runAxe } from '../../fixtures/page/axe.ts'
import { Checkout } from '../../fixtures/checkout.ts'
import { ops } from '../../fixtures/command.ts'
import { listenToReports } from '../../fixtures/reports.ts'
import { expect, test } from '../../fixtures/journey.ts'

test.use({ ownContext: true })

const oldText = '請求書をアップロードすると、自動で読み取り、入力欄に反映します。'
const newText = '試用の文です。'

test('the link opens a version that is not deployed, and the normal page once it is ended', async ({
  browser,
  page,
  guard,
}) => {
  test.setTimeout(180_000)
  const before = await ops(['status'])
  const checkout = await Checkout.make()
  const banner = page.getByRole('complementary', { name: '試用表示' })
  try {
    await checkout.replace('remote-payments/src/create/messages.ts', oldText, newText)
    const [published] = await ops<{ version: string }[]>(['publish', 'remote-payments'], checkout.root)
    const named = `remote-payments@${published?.version}`
    const { link } = await ops<EnvironmentSet & { link: string }>(['override', named, '--hours', '1'])

    await test.step('the link leads to the product, with a banner', async () => {
      await page.goto(link)
      await expect(page).toHaveURL('/toppage')
      await expect(banner).toContainText(`remote-payments ${published?.version} を試用表示しています（`)
    })
    await test.step('the other version is in the page, and axe finds nothing', async () => {
      await page.goto('/payments/create')
      await expect(page.getByText(newText)).toBeVisible()
      await expect(banner).toBeVisible()
      expect(await runAxe(page, 'payments with a banner')).toEqual([])
    })
    await test.step('it lies on nothing at the end of the page, on a phone neither', async () => {
      await page.setViewportSize({ width: 375, height: 700 })
      await page.reload()
      await expect(page.getByText(newText)).toBeVisible()
      const covered = () =>
        page.evaluate(() => {
          scrollTo(0, document.documentElement.scrollHeight)
          const [root, banner] = ['root', 'override-banner'].map(id =>
            document.getElementById(id)?.getBoundingClientRect(),
          )
          return (root?.bottom ?? Infinity) - (banner?.top ?? 0)
        })
      await expect.poll(covered, 'pixels of the page, but for what a scroll rounds').toBeLessThan(1)
    })
    await test.step('nobody else sees it', async () => {
      const state = await page.context().storageState()
      const other = await browser.newContext({ storageState: { ...state, cookies: [] } })
      const theirs = await other.newPage()
      await theirs.goto('/payments/create')
      await expect(theirs.getByText(oldText)).toBeVisible()
      await expect(theirs.getByRole('complementary', { name: '試用表示' })).toBeHidden()
      await other.close()
    })
    await test.step('what it reports is counted with no variant of a canary', async () => {
      guard.expect(/the override throws/)
      const reports = await listenToReports()
      await page.evaluate(() => {
        setTimeout(() => {
          throw new Error('the override throws')
        })
      })
      await expect.poll(async () => (await reports()).map(({ variant }) => variant)).toEqual(['override'])
    })
    await test.step('a key ends it', async () => {
      await banner.getByRole('link', { name: '終了する' }).press('Enter')
      await expect(page).toHaveURL('/toppage')
      await page.goto('/payments/create')
      await expect(page.getByText(oldText)).toBeVisible()
      await expect(banner).toBeHidden()
    })
    await test.step('ended by ops, the link leads to the normal page', async () => {
      await page.goto(link)
      await expect(banner).toBeVisible()
      await ops(['override', '--end', 'remote-payments'])
      await page.goto(link)
      await expect(page).toHaveURL('/toppage')
      await expect(banner).toBeHidden()
    })
    expect((await ops(['status'])).releases).toEqual(before.releases)
  } finally {
    const { overrides = [] } = await ops<EnvironmentSet>(['status'])
    if (overrides.some(({ releases }) => 'remote-payments' in releases))
      await ops(['override', '--end', 'remote-payments'])
    await checkout.remove()
  }
})
