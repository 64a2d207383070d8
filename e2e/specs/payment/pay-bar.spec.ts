import type { Locator } from '@playwright/test'
import { expect, test } from '../../fixtures/journey.ts'
import { PaymentFlow } from '../../pages/payment-flow.ts'

const windows = [
  { width: 375, height: 667 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
]

const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

// Warnings above the total pushed it below the bar on a phone; at 1280 px the bar came into sight with the card alone.
test('total and button are in sight when the confirmation opens, and cover no field', async ({ page }) => {
  const flow = new PaymentFlow(page)
  await flow.draftToConfirm()
  const { pay, frame } = flow.confirm
  for (const size of windows)
    await test.step(`${size.width} px`, async () => {
      await page.setViewportSize(size)
      await page.reload()
      await flow.confirm.waitUntilOpen()
      await flow.confirm.waitUntilCompared()
      await page.evaluate(() => scrollTo(0, 0))
      await expect(pay).toBeInViewport({ ratio: 1 })
      const total = page.getByRole('definition').filter({ hasText: '625,416円' }).first()
      await expect(total).toBeInViewport({ ratio: 1 })
      const [bar, figure] = [await boxOf(pay), await boxOf(total)]
      expect(figure.y + figure.height, 'the total is above the bar').toBeLessThan(bar.y)

      await flow.confirm.chooseNewCard()
      await page.evaluate(() => scrollTo(0, 0))
      await page.getByRole('radio', { name: '新しいカードを使う' }).focus()
      const fields = [/カード番号/, /有効期限/, /セキュリティコード/, /カード名義/].map(name => frame.getByLabel(name))
      for (const field of fields) {
        await page.keyboard.press('Tab')
        await expect(field).toBeFocused()
        const gap = async () => {
          const { y, height } = await boxOf(field)
          return (await boxOf(pay)).y - y - height
        }
        await expect.poll(gap, { message: 'the focused field is above the bar' }).toBeGreaterThan(0)
      }
    })
})
