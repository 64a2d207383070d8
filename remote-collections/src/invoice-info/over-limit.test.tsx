import { screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith } from '@invoice-card/config/testing/network'
import { renderAt } from '../testing/render-at.tsx'
import { answers, beginRequest, filledForm } from '../testing/request-flow.ts'

const large = {
  ...filledForm,
  standard_taxable_amount: '88000000',
  standard_discounted_amount: '88000000',
  standard_consumption_tax_amount: '8800000',
  billing_amount: '96800000',
}

// The message had no number: nobody knew how much would do.
test.each([
  [
    { largest_amount: 96_153_846 },
    '＊一度にご依頼いただけるのは96,153,846円までです。請求金額の96,800,000円をご確認ください。',
  ],
  // An older API.
  [undefined, '＊一度にご依頼いただける金額の上限を超えています。'],
])('an amount that only the fee makes too large is refused with %j', async (details, message) => {
  beginRequest(large)
  const overLimit = Response.json({ status: 'amount_over_limit', message: '', details }, { status: 422 })
  answerWith({ ...answers, 'GET /api/v1/invoices/commission': overLimit })
  await renderAt('/collections/add/invoiceinfo')
  await userEvent.click(await screen.findByRole('button', { name: '入金先の選択へ進む' }))
  const amount = screen.getByRole('textbox', { name: /^請求金額（税込）/ })
  await waitFor(() => expect(amount).toHaveAccessibleDescription(expect.stringContaining(message)))
})
