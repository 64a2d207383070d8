import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { dataDirectory } from '../../environment.ts'
import { Checkout } from '../../fixtures/checkout.ts'
import { ops } from '../../fixtures/command.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { Shell } from '../../pages/shell.ts'

test.use({ ownContext: true })

const oldText = '請求書をアップロードすると、自動で読み取り、入力欄に反映します。'
const newText = '内容を読み取り、入力欄に書き入れます。'

const publishedVersions = async (name: string): Promise<string[]> =>
  (await readdir(join(dataDirectory, 'releases', name))).sort()

test("a remote's text is changed, published and deployed without other builds; open pages go on", async ({
  context,
  page,
}) => {
  test.setTimeout(180_000)
  const before = await ops(['status'])
  const others = Object.keys(before.releases).filter(name => name !== 'remote-payments')
  const published = await Promise.all(others.map(publishedVersions))
  await page.goto('/payments/create')
  await expect(page.getByText(oldText)).toBeVisible()

  const checkout = await Checkout.makeWhole()
  try {
    await checkout.replace('remote-payments/src/create/messages.ts', oldText, newText)
    await ops(['publish', 'remote-payments'], checkout.root)
    expect((await ops(['status'])).releases, 'publishing alone changes nothing').toEqual(before.releases)
    await ops(['deploy', 'remote-payments'], checkout.root)
    const after = await ops(['status'])
    expect(
      Object.entries(after.releases)
        .filter(([name, version]) => before.releases[name] !== version)
        .map(([name]) => name),
    ).toEqual(['remote-payments'])
    expect(await Promise.all(others.map(publishedVersions)), 'no other release was made').toEqual(published)

    await test.step('the open document loads a screen of its own release that it had not loaded yet', async () => {
      await page.getByRole('link', { name: '下書きから続ける' }).or(new Shell(page).payments).first().click()
      await expect(page.getByRole('heading', { level: 1, name: /お支払い|下書き/ })).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1, name: '請求書カード払い' })).toBeVisible()
    })

    await test.step('a new document shows the new text', async () => {
      const other = await context.newPage()
      await other.goto('/payments/create')
      await expect(other.getByText(newText)).toBeVisible()
      await expect(other.getByText(oldText)).toBeHidden()
      const fetched = await other.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.includes('/releases/remote-payments/'))
          .map(entry => ({ name: entry.name, isFromCache: (entry as PerformanceResourceTiming).transferSize === 0 })),
      )
      expect(fetched.length).toBeGreaterThan(4)
      const version = after.releases['remote-payments'] ?? ''
      for (const { name, isFromCache } of fetched) expect(isFromCache, name).toBe(!name.includes(version))
      expect(new Set(fetched.filter(({ isFromCache }) => !isFromCache).map(({ name }) => name)).size).toBe(1)
    })
  } finally {
    await ops(['deploy', `remote-payments@${before.releases['remote-payments']}`])
    await checkout.remove()
  }

  await test.step('going back to the version before is one command', async () => {
    await page.goto('/payments/create')
    await expect(page.getByText(oldText)).toBeVisible()
  })
})
