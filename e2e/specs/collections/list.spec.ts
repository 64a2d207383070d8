import type { Locator } from '@playwright/test'
import { expect, test } from '../../fixtures/journey.ts'

const linesOf = (part: Locator) =>
  part.evaluate(element => {
    const text = document.createRange()
    text.selectNodeContents(element)
    return new Set([...text.getClientRects()].map(({ bottom }) => Math.round(bottom))).size
  })

// The moment of the deadline took the room: an address stood on four lines, in a row of 181 px.
test('on a tablet an address in the list takes three lines at most, and a day one', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/collections/request')
  const row = page
    .getByRole('row')
    .filter({ hasText: '株式会社コトブキ測量設計' })
    .filter({ hasText: '支払い待ち' })
    .first()
  // Two, but where another row of the list needs more room.
  expect(await linesOf(row.getByText('soumu@kotobuki-sokuryo.example.jp'))).toBeLessThanOrEqual(3)
  for (const day of await row.locator('time:not([data-time])').all()) expect(await linesOf(day)).toBe(1)
  await expect(row.locator('time[data-time]')).toHaveCount(1)
  expect(await linesOf(row.locator('time[data-time]'))).toBeLessThanOrEqual(2)
})
