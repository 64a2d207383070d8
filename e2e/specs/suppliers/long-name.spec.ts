import { expect, test } from '../../fixtures/journey.ts'
import { registerSupplier } from '../../fixtures/payments/supplier.ts'

/** Of two rows with a name of one line. */
const lowRowPx = 130

const longNames = [
  `株式会社${'北日本総合環境サービス'.repeat(3)}`,
  'Yamanashi International Semiconductor Equipment Trading and Logistics Holdings',
]

// On a tablet it took twelve lines, and the row the height of four others; cut after three, it could not be read.
for (const longName of longNames)
  test(`the list shows all of a name like ${longName.slice(0, 20)} in a low row, at each width`, async ({ page }) => {
    const { name } = await registerSupplier(`${longName} ${Date.now()}`)
    await page.goto('/suppliers')
    const link = page.getByRole('link', { name, exact: true })
    for (const width of [375, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(link).toBeVisible()
      const shown = await link
        .getByTitle(name)
        .evaluate(({ clientHeight, scrollHeight }) => ({ clientHeight, scrollHeight }))
      expect(shown.scrollHeight, `what is cut at ${width} px`).toBeLessThanOrEqual(shown.clientHeight + 1)
      expect(shown.clientHeight, `its height at ${width} px`).toBeLessThanOrEqual(lowRowPx)
    }
  })
