import { invoiceFile, invoiceNumber } from '../../fixtures/payments/invoices.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { PaymentFlow } from '../../pages/payment-flow.ts'

test('the way back from the second invoice of the queue to the end of the first leaves the second one to be paid', async ({
  page,
}) => {
  const flow = new PaymentFlow(page)
  await flow.create.open()
  await flow.create.choose(
    ['一枚目.pdf', '二枚目.pdf'].map((name, index) => ({ ...invoiceFile(index === 0 ? '01.pdf' : '02.pdf'), name })),
  )
  await page.getByRole('link', { name: '一枚目.pdfの内容を確認する' }).click({ timeout: 60_000 })
  await flow.info.waitForReading()
  await flow.info.invoiceNumber.fill(invoiceNumber())
  await flow.info.proceed()
  await flow.confirm.waitUntilOpen()
  const first = await flow.pay()

  await page.getByRole('link', { name: '次の請求書へ' }).click()
  await expect(page).toHaveURL('/payments/add/invoiceinfo')
  await expect(flow.info.amount).toHaveValue('294,680')
  await page.goBack()
  expect(await flow.expectComplete()).toBe(first)
  await expect(page.getByRole('link', { name: '次の請求書へ' })).toBeVisible()
  await page.goForward()
  await expect(page).toHaveURL('/payments/add/invoiceinfo')
  await expect(flow.info.amount).toHaveValue('294,680')
})
