import { invoiceFile } from '../../fixtures/payments/invoices.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { CreatePage } from '../../pages/create-page.ts'
import { InvoiceInfoPage } from '../../pages/invoice-info-page.ts'

test('of a picture too, the place of a value is framed while its field has the focus', async ({ page }) => {
  const create = new CreatePage(page)
  const info = new InvoiceInfoPage(page)
  await create.open()
  await create.choose(invoiceFile('01.pdf'))
  await info.waitForReading()
  // The page of the PDF as a scanner would give it: letters that nobody can select.
  const scan = Buffer.from(await (await page.request.get((await info.picture.getAttribute('src')) ?? '')).body())
  const isPng = scan.subarray(1, 4).toString() === 'PNG'

  await create.open()
  await create.choose({
    name: isPng ? 'スキャン.png' : 'スキャン.jpg',
    mimeType: isPng ? 'image/png' : 'image/jpeg',
    buffer: scan,
  })
  // Nothing of the payment in progress goes into this one.
  await page.getByRole('button', { name: '別のお支払いを始める' }).click()
  await expect(page).toHaveURL('/payments/add/invoiceinfo', { timeout: 60_000 })
  await info.expectValue('amount', '607,200', 60_000)
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
