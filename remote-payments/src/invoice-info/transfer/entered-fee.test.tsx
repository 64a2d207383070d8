import { screen } from '@invoice-card/config/testing'
import { answerWith, refusal } from '@invoice-card/config/testing/network'
import { readApplication } from '../../checkout/store.ts'
import { beginAgainWith } from '../../testing/checkout.ts'
import { answers, beginWithInvoice } from '../../testing/known-supplier.ts'
import { checkedForm, commission, fileId } from '../../testing/payment.ts'
import { renderAt } from '../../testing/render-at.tsx'

const fee = 'GET /api/v1/invoices/commission'
const reduced = {
  ...commission,
  commission_rate: 1,
  commission_amount: 6_072,
  commission_tax_amount: 552,
  total_amount: 613_272,
}
const codeOf = ({ url }: Request) => new URL(url).searchParams.get('promotion_code')

beforeEach(() => {
  beginWithInvoice()
  beginAgainWith({ invoiceForm: checkedForm, readFileId: fileId, promotionCode: 'HAJIMETE' })
})

// Back from the confirmation with a code applied, the form named the fee without it.
test('the fee beside the form is that of the code which the payment goes with', async () => {
  answerWith({ ...answers, [fee]: (request: Request) => (codeOf(request) === 'HAJIMETE' ? reduced : commission) })
  await renderAt('/payments/add/invoiceinfo')
  expect(await screen.findByText('613,272')).toBeVisible()
})

test('a fee that is the minimum is named so, not by the rate alone', async () => {
  const minimum = { amount: 5_500, commission_amount: 330, commission_tax_amount: 30, total_amount: 5_830 }
  answerWith({ ...answers, [fee]: { ...commission, ...minimum } })
  await renderAt('/payments/add/invoiceinfo')
  expect(await screen.findByText(/手数料は最低額の330円（税込）です/)).toBeVisible()
})

test('a code that ran out meanwhile leaves the standard fee, and stays for the confirmation to take it off with its reason', async () => {
  answerWith({
    ...answers,
    [fee]: (request: Request) =>
      codeOf(request) ? refusal(422, 'promotion_code_invalid', '有効期限が過ぎています。') : commission,
  })
  await renderAt('/payments/add/invoiceinfo')
  expect(await screen.findByText('625,416')).toBeVisible()
  expect(readApplication().promotionCode).toBe('HAJIMETE')
})
