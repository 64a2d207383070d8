import { expect, test } from '../../fixtures/journey.ts'
import { Shell } from '../../pages/shell.ts'

test.use({ ownContext: true })

test('menu entries for which there is no room stand in a menu, and the bell stays in sight', async ({ page }) => {
  // As wide as a fifth remote makes the menu.
  await page.route('/toppage', async route => {
    const response = await route.fetch()
    const body = (await response.text()).replace('"label":"登録取引先"', '"label":"登録取引先と条件一覧"')
    await route.fulfill({ response, body })
  })
  await page.setViewportSize({ width: 1440, height: 800 })
  await page.goto('/toppage')
  const shell = new Shell(page)
  const more = page.getByRole('button', { name: /^その他/ })
  await expect(shell.suppliers).toBeInViewport({ ratio: 1 })
  await expect(more).toBeHidden()
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(more).toBeVisible()
    await expect(shell.suppliers).toBeHidden()
    await expect(shell.bell).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  await more.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: /^登録取引先/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/suppliers')
  await expect(shell.title).toBeFocused()
  await page.setViewportSize({ width: 1440, height: 800 })
  await expect(more).toBeHidden()
})
