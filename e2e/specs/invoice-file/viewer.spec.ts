import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { findings } from '../../fixtures/page/axe.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { PaymentFlow } from '../../pages/payment-flow.ts'

const sheetOf = (page: Page) => page.getByRole('region', { name: '請求書の表示' })
/** Below its buttons: taking the focus may scroll the window, and the document stays in view. */
async function boxOf(page: Page) {
  const buttons = await page.getByRole('button', { name: '拡大する' }).boundingBox()
  const box = await sheetOf(page).boundingBox()
  if (!buttons || !box) throw new Error('The invoice is not shown')
  return { left: box.x, below: Math.round(box.y - buttons.y), width: box.width, height: box.height }
}
const pictureOf = (page: Page) => page.getByRole('img', { name: /ページ目/ })

test('an invoice is zoomed, turned, saved and printed beside its form; only the sheet moves', async ({ page }) => {
  await new PaymentFlow(page).toInvoiceInfo('01.pdf')
  await expect(pictureOf(page)).toBeVisible()
  expect(await findings(page, 'viewer')).toEqual([])
  const box = await boxOf(page)

  await test.step('zoomed, the sheet is larger than its box and its middle stays in the middle', async () => {
    await page.getByRole('button', { name: '拡大する' }).click()
    await page.getByRole('button', { name: '拡大する' }).click()
    await expect(page.getByRole('button', { name: '150%、幅に合わせる' })).toBeVisible()
    expect(
      await sheetOf(page).evaluate(
        ({ scrollWidth, clientWidth, scrollLeft }) => scrollWidth > clientWidth && scrollLeft > 0,
      ),
    ).toBe(true)
    expect(await boxOf(page)).toEqual(box)
    await sheetOf(page).press('0')
    await expect(page.getByRole('button', { name: '100%、幅に合わせる' })).toBeVisible()
  })

  await test.step('turned, it is as wide as its box and lies on its side', async () => {
    await page.getByRole('button', { name: '右に90度回転する' }).click()
    await expect
      .poll(async () => {
        const picture = await pictureOf(page).boundingBox()
        return picture !== null && picture.width > picture.height
      })
      .toBe(true)
    expect(await boxOf(page)).toEqual(box)
    await sheetOf(page).press('r')
    await sheetOf(page).press('r')
    await sheetOf(page).press('r')
  })

  await test.step('saved, it is the file that was sent', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '01.pdfをダウンロードする' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('01.pdf')
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')
  })

  await test.step('printed, the pages go to paper alone', async () => {
    await page.getByRole('button', { name: '請求書を印刷する' }).click()
    const printed = page.frameLocator('iframe[title="01.pdf"]').locator('img')
    await expect(printed).toHaveCount(1)
    await expect.poll(() => printed.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(500)
    await expect(page.getByText('請求書を印刷できませんでした')).toBeHidden()
  })
})
