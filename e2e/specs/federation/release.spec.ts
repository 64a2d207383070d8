import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { EnvironmentSet } from '@invoice-card/environment/schema'
import { dataDirectory } from '../../environment.ts'
import { Checkout } from '../../fixtures/checkout.ts'
import { ops } from '../../fixtures/command.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { runAxe } from '../../fixtures/page/axe.ts'
import { moveTo } from '../../fixtures/page/move-to.ts'
import { listenToReports } from '../../fixtures/reports.ts'

test.use({ ownContext: true })

// The smallest builds soonest.
const name = 'remote-suppliers'
const screen = '/suppliers'
const heading = '登録取引先'
const oldText = '取引先を登録する'
const newText = '取引先を新しく登録する'
/** Where a browser has this, the screen of the new version throws. */
const fault = 'journey.fault'

const live = () => ops<EnvironmentSet>(['status'])
const publishedVersions = async (application: string): Promise<string[]> =>
  (await readdir(join(dataDirectory, 'releases', application))).sort()

// A build costs more than a journey: one new version is published, and each journey makes another use of it.
let before: EnvironmentSet
let releasesOfOthers: string[][]
let checkout: Checkout
let version: string
const others = () => Object.keys(before.releases).filter(other => other !== name)

test.beforeAll(async () => {
  test.setTimeout(180_000)
  before = await live()
  releasesOfOthers = await Promise.all(others().map(publishedVersions))
  checkout = await Checkout.make()
  await checkout.replace(`${name}/src/supplier-list/messages.ts`, `'${oldText}'`, `'${newText}'`)
  await checkout.replace(
    `${name}/src/supplier-list/screen.tsx`,
    'export function SupplierListScreen() {',
    `export function SupplierListScreen() {\n  if (localStorage.getItem('${fault}')) throw new Error('the canary throws')`,
  )
  const [published] = await ops<{ version: string }[]>(['publish', name], checkout.root)
  version = published?.version ?? ''
})

test.afterAll(() => checkout.remove())

test("a remote's text is changed, published and deployed without other builds; open pages go on", async ({
  context,
  page,
}) => {
  test.setTimeout(180_000)
  expect((await live()).releases, 'publishing alone changes nothing').toEqual(before.releases)
  await page.goto(screen)
  await expect(page.getByText(oldText, { exact: true })).toBeVisible()
  try {
    await ops(['deploy', name], checkout.root)
    const after = await live()
    expect(
      Object.entries(after.releases)
        .filter(([application, release]) => before.releases[application] !== release)
        .map(([application]) => application),
    ).toEqual([name])
    expect(await Promise.all(others().map(publishedVersions)), 'no other release was made').toEqual(releasesOfOthers)

    await test.step('the open document loads a screen of its own release that it had not loaded yet', async () => {
      await page.getByRole('link', { name: oldText }).click()
      await expect(page.getByRole('heading', { level: 1, name: '取引先の情報の入力' })).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    })

    await test.step('a new document shows the new text', async () => {
      const other = await context.newPage()
      await other.goto(screen)
      await expect(other.getByText(newText, { exact: true })).toBeVisible()
      await expect(other.getByText(oldText, { exact: true })).toBeHidden()
      const fetched = await other.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.includes('/releases/remote-suppliers/'))
          .map(entry => ({ name: entry.name, isFromCache: (entry as PerformanceResourceTiming).transferSize === 0 })),
      )
      expect(fetched.length).toBeGreaterThan(3)
      for (const { name, isFromCache } of fetched) expect(isFromCache, name).toBe(!name.includes(version))
      expect(new Set(fetched.filter(({ isFromCache }) => !isFromCache).map(({ name }) => name)).size).toBe(1)
    })
  } finally {
    await ops(['deploy', `${name}@${before.releases[name]}`])
  }

  await test.step('going back to the version before is one command', async () => {
    await page.goto(screen)
    await expect(page.getByText(oldText, { exact: true })).toBeVisible()
  })
})

test('the link opens a version that is not deployed, and the normal page once it is ended', async ({
  browser,
  page,
  guard,
}) => {
  test.setTimeout(180_000)
  const banner = page.getByRole('complementary', { name: '試用表示' })
  try {
    const { link } = await ops<EnvironmentSet & { link: string }>(['override', `${name}@${version}`, '--hours', '1'])

    await test.step('the link leads to the product, with a banner', async () => {
      await page.goto(link)
      await expect(page).toHaveURL('/toppage')
      await expect(banner).toContainText(`${name} ${version} を試用表示しています（`)
    })
    await test.step('the other version is in the page, and axe finds nothing', async () => {
      await moveTo(page, screen)
      await expect(page.getByText(newText, { exact: true })).toBeVisible()
      await expect(banner).toBeVisible()
      expect(await runAxe(page, 'suppliers with a banner')).toEqual([])
    })
    await test.step('it lies on nothing at the end of the page, on a phone neither', async () => {
      await page.setViewportSize({ width: 375, height: 700 })
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
      await theirs.goto(screen)
      await expect(theirs.getByText(oldText, { exact: true })).toBeVisible()
      await expect(theirs.getByRole('complementary', { name: '試用表示' })).toBeHidden()
      await other.close()
    })
    await test.step('its reports are counted with no variant of a canary', async () => {
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
      await expect(banner).toBeHidden()
      await moveTo(page, screen)
      await expect(page.getByText(oldText, { exact: true })).toBeVisible()
    })
    await test.step('ended by ops, the link leads to the normal page', async () => {
      await ops(['override', '--end', name])
      await page.goto(link)
      await expect(page).toHaveURL('/toppage')
      await expect(banner).toBeHidden()
    })
    expect((await live()).releases).toEqual(before.releases)
  } finally {
    const { overrides = [] } = await live()
    if (overrides.some(({ releases }) => name in releases)) await ops(['override', '--end', name])
  }
})

test('a canary whose screen throws ends by itself, and the next document is stable again', async ({ page }) => {
  test.setTimeout(180_000)
  await page.addInitScript(key => localStorage.setItem(key, 'set'), fault)
  try {
    await ops(['canary', `${name}@${version}`, '--percent', '100', '--min-documents', '3'])
    const reports = await listenToReports()
    const first = async () => (await reports()).filter(({ is_first }) => is_first)
    for (let opened = 1; opened <= 3; opened += 1) {
      await page.goto(screen, { waitUntil: 'commit' })
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeHidden()
      await expect.poll(async () => (await first()).length).toBe(opened)
      // Calls that the next document cuts off are errors, too, and more of them.
      await page.waitForLoadState('networkidle')
    }
    for (const report of await first())
      expect(report).toMatchObject({ variant: 'canary', message: 'the canary throws' })

    await expect.poll(async () => (await live()).canary, { timeout: 60_000 }).toBeUndefined()
    const { reason, releases } = await live()
    expect(reason).toMatch(
      /^abort canary remote-suppliers .*: 3 of 3 documents \(100\.0 %\) failed.*: over the limit.*the canary throws/,
    )
    expect(releases).toEqual(before.releases)
    await page.goto(screen, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  } finally {
    if ((await live()).canary) await ops(['canary', '--abort'])
  }
})
