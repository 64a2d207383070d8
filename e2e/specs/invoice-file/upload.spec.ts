import { refusedFiles, invoiceFile, sampleInvoices } from '../../fixtures/payments/invoices.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { CreatePage } from '../../pages/create-page.ts'
import { InvoiceInfoPage } from '../../pages/invoice-info-page.ts'

test('each file that cannot be taken is refused with a reason and what to do', async ({ page }) => {
  const create = new CreatePage(page)
  await create.open()
  for (const { file, message } of refusedFiles) {
    await create.choose(file)
    await expect(page.getByText(message)).toBeVisible()
    await expect(page).toHaveURL('/payments/create')
  }
})

for (const [name, expected] of Object.entries(sampleInvoices)) {
  const isDropped = name === '02.pdf'
  test(`${name}, ${isDropped ? 'dropped' : 'chosen'}, is read as a person would read it`, async ({ page }) => {
    const create = new CreatePage(page)
    const info = new InvoiceInfoPage(page)
    await create.open()
    const file = invoiceFile(name as keyof typeof sampleInvoices)
    if (isDropped) await create.drop(file)
    else await create.choose(file)
    await info.waitForReading()
    await expect(info.picture).toBeVisible()
    expect(
      await info.picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBeGreaterThan(500)
    await info.expectValue('amount', expected.amount)
    await info.expectValue('invoiceNumber', expected.invoiceNumber)
    await info.expectValue('registrationNumber', expected.registrationNumber)
    await expect(info.form.getByText('読み取り済み').first()).toBeVisible()
    // Nobody has paid this issuer yet, so supplier and account are filled in for registering.
    await info.expectValue('supplierName', expected.issuer)
    await info.expectValue('bank', /\S/)
    await info.expectValue('branch', /\S/)
    await info.expectValue('accountNumber', expected.accountNumber)
    await info.expectValue('holder', expected.holder)
    await info.expectValue('transferDate', /\d/)
    await info.expectValue('transferName', /\S/)
  })
}
