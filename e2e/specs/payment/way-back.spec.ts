import { invoiceFile, invoiceNumber } from '../../fixtures/payments/invoices.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { PaymentFlow } from '../../pages/payment-flow.ts'

test("going back from the queue's second invoice to the first leaves the second to be paid", async ({ page }) => {
  const flow = new PaymentFlow(page)
  await flow.create.open()
  await flow.create.choose(
    ['一枚目.pdf', '二枚目.pdf'].map((name, index) => ({ ...invoiceFile(index === 0 ? '01.pdf' : '02.pdf'), name })),
  )
  await flow.info.waitForReading()
  await flow.info.fill('invoiceNumber', invoiceNumber())
  await flow.info.proceed()
  await flow.confirm.waitUntilOpen()
  await flow.payAndNext()
  await flow.info.expectValue('amount', '294,680')
  await page.goBack()
  await page.goForward()
  await expect(page).toHaveURL('/payments/add/invoiceinfo')
  await flow.info.expectValue('amount', '294,680')
})
