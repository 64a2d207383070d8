import { expect, test } from '../../fixtures/journey.ts'

// The size stays with the page.
test.use({ ownContext: true })

/** What a user of text twice as large sees of a screen that is so wide. */
test('with text twice as large the header fits, and has its bell', async ({ page, context }) => {
  const session = await context.newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await page.goto('/toppage')
  const bell = page.getByRole('banner').getByRole('link', { name: /お知らせ/ })
  for (const width of [640, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(page.getByRole('banner').getByRole('button', { name: /メニュー/ })).toBeVisible()
    await expect(bell).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  await page.setViewportSize({ width: 375, height: 812 })
  await expect(bell, 'on a phone').toBeInViewport({ ratio: 1 })
})
