import { expect, test } from '../../fixtures/journey.ts'
import { registerSupplier } from '../../fixtures/payments/supplier.ts'

// On a tablet it took twelve lines, and the row the height of four others.
test('a name of fifty letters takes three lines at most in the list, at each width', async ({ page }) => {
  const { name } = await registerSupplier(`株式会社${'北日本総合環境サービス'.repeat(3)}${Date.now()}`)
  await page.goto('/suppliers')
  const link = page.getByRole('link', { name, exact: true })
  for (const width of [375, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(link).toBeVisible()
    const lines = await link
      .getByTitle(name)
      .evaluate(({ clientHeight }, line) => clientHeight / line, await link.evaluate(lineHeightOf))
    expect(Math.round(lines), `lines at ${width} px`).toBeLessThanOrEqual(3)
  }
})

const lineHeightOf = (element: Element): number => Number.parseFloat(getComputedStyle(element).lineHeight)
