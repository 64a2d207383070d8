import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { findings } from '../../fixtures/page/axe.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { expectReading } from '../../pages/expect-reading.ts'
import { invoiceFile, refusedFiles } from '../../fixtures/payments/invoices.ts'
import { registerCompany } from '../../fixtures/people/new-company.ts'
import { CreatePage } from '../../pages/create-page.ts'
import { InvoiceInfoPage } from '../../pages/invoice-info-page.ts'

// A company that has paid nobody: the issuer, whom the demo company may know by now, is read and not found.
// eslint-disable-next-line no-empty-pattern
test.use({ account: async ({}, use) => use(await registerCompany()) })

const sheetOf = (page: Page) => page.getByRole('region', { name: '請求書の表示' })
/** Below its buttons: taking the focus may scroll the window, and the document stays in view. */
async function boxOf(page: Page) {
  const buttons = await page.getByRole('button', { name: '拡大する' }).boundingBox()
  const box = await sheetOf(page).boundingBox()
  if (!buttons || !box) throw new Error('The invoice is not shown')
  return { left: box.x, below: Math.round(box.y - buttons.y), width: box.width, height: box.height }
}
const pictureOf = (page: Page) => page.getByRole('img', { name: /ページ目/ })

test('01.pdf is read, zoomed, turned, saved and printed beside its form; other files are refused', async ({ page }) => {
  const create = new CreatePage(page)
  const info = new InvoiceInfoPage(page)
  await create.open()

  await test.step('each file that cannot be taken is refused with a reason and what to do', async () => {
    for (const { file, message } of refusedFiles) {
      await create.choose(file)
      await expect(page.getByText(message)).toBeVisible()
      await expect(page).toHaveURL('/payments/create')
    }
  })

  await create.choose(invoiceFile('01.pdf'))
  await expectReading(info, '01.pdf')
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

  // A scan has its places by the same measure: api/src/reading/ocr/pictures/read-pictures.test.ts.
  await test.step('the place of a value is framed while its field has the focus', async () => {
    await (await info.open('amount')).focus()
    const frame = info.picture.locator('xpath=following-sibling::div')
    await expect(frame).toBeVisible()
    const [picture, place] = [await info.picture.boundingBox(), await frame.boundingBox()]
    if (!picture || !place) throw new Error('Picture or frame has no box')
    expect(place.x).toBeGreaterThanOrEqual(picture.x)
    expect(place.y + place.height).toBeLessThanOrEqual(picture.y + picture.height)
    // A value, not half a page.
    expect(place.height).toBeLessThan(picture.height / 10)
  })
})
