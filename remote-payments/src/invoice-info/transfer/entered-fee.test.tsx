import { screen, waitFor } from '@invoice-card/config/testing'
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
  await waitFor(() => expect(screen.getAllByText('613,272')).toHaveLength(2))
})

test('a fee that is the minimum is named so, not by the rate alone', async () => {
  const minimum = { amount: 5_500, commission_amount: 330, commission_tax_amount: 30, total_amount: 5_830 }
  answerWith({ ...answers, [fee]: { ...commission, ...minimum } })
  await renderAt('/payments/add/invoiceinfo')
  expect(await screen.findByText(/手数料は最低額の330円（税込）です/)).toBeVisible()
})

test('a code that expired leaves the usual fee, and the confirmation removes it with its reason', async () => {
  answerWith({
    ...answers,
    [fee]: (request: Request) =>
      codeOf(request) ? refusal(422, 'promotion_code_invalid', '有効期限が過ぎています。') : commission,
  })
  await renderAt('/payments/add/invoiceinfo')
  await waitFor(() => expect(screen.getAllByText('625,416')).toHaveLength(2))
  expect(readApplication().promotionCode).toBe('HAJIMETE')
})
