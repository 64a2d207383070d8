import { instance } from '../../environment.ts'
import { callsOf, uploadInvoice } from '../../fixtures/payments/api-calls.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { sharedSession } from '../../fixtures/people/shared-session.ts'
import { demo } from '../../fixtures/people/sign-in.ts'
import { CreatePage } from '../../pages/create-page.ts'
import { InvoiceInfoPage } from '../../pages/invoice-info-page.ts'

test('of a picture too, the place of a value is framed while its field has the focus', async ({ page }) => {
  const create = new CreatePage(page)
  const info = new InvoiceInfoPage(page)
  const call = callsOf(await sharedSession(demo))
  const file = await uploadInvoice(call)
  // The page of the PDF as a scanner would give it: letters that nobody can select.
  const drawn = async () =>
    (await call<{ pages: { image_url: string }[] }>(`/invoices/files/${file}`)).pages[0]?.image_url
  await expect.poll(drawn, { timeout: 30_000 }).toBeDefined()
  const scan = Buffer.from(await (await fetch(new URL((await drawn()) ?? '', instance.edge_origin))).arrayBuffer())
  const isPng = scan.subarray(1, 4).toString() === 'PNG'

  await create.open()
  await create.choose({
    name: isPng ? 'スキャン.png' : 'スキャン.jpg',
    mimeType: isPng ? 'image/png' : 'image/jpeg',
    buffer: scan,
  })
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
