import { act, screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith } from '@invoice-card/config/testing/network'
import { beginWith, leaveFlow, nameOpenPayment, openAttempt, startTab } from '../testing/checkout.ts'
import { checkedForm, commission, fileId, paymentApproved, paymentId, savedCard } from '../testing/payment.ts'
import { compared } from '../testing/known-supplier.ts'
import { renderAt } from '../testing/render-at.tsx'

const end = `/payments/complete?payment_id=${paymentId}`

beforeEach(() => {
  startTab()
  beginWith({
    invoiceFile: { file_id: fileId, file_name: '4.pdf' },
    invoiceForm: checkedForm,
    isFormChecked: true,
    draftId: 4,
  })
  nameOpenPayment(paymentId)
  answerWith({
    'GET /api/v1/invoices/commission': commission,
    ...compared,
    'GET /api/v1/invoices/credit_cards': { credit_cards: [savedCard], limit: 10 },
    'POST /api/v1/invoices/credit_cards/approval': {
      ...paymentApproved,
      status: 'authentication_required',
      is_credit_approved: false,
      invoice_id: null,
      authentication_url: 'http://localhost/acs',
    },
  })
})

test('an authentication that is not finished can be left for another card, with everything typed', async () => {
  const { address } = await renderAt(end)
  await userEvent.click(await screen.findByRole('button', { name: 'ほかのカードで支払う' }))
  await waitFor(() => expect(address()).toBe('/payments/add/confirm'))
  expect(await screen.findByRole('button', { name: '625,416円を支払う' })).toBeVisible()
  // As on the confirmation itself: the card is far below on a phone.
  await waitFor(() => expect(screen.getByRole('radio', { name: /末尾1111/ })).toHaveFocus())
  expect(openAttempt()).toBeNull()
})

// The state stayed in the history: a return asked for another card again, with the focus on it.
test('another card is asked for once, not at a return to the confirmation', async () => {
  const { address, back, go } = await renderAt(end)
  await userEvent.click(await screen.findByRole('button', { name: 'ほかのカードで支払う' }))
  await waitFor(() => expect(screen.getByRole('radio', { name: /末尾1111/ })).toHaveFocus())
  await go('/payments/review')
  await waitFor(() => expect(address()).toBe('/payments/review'))
  await back()
  expect(await screen.findByRole('button', { name: '625,416円を支払う' })).toBeVisible()
  await waitFor(() => expect(screen.getByRole('radio', { name: /末尾1111/ })).toBeChecked())
  expect(screen.getByRole('radio', { name: /末尾1111/ })).not.toHaveFocus()
})

test('once its flow was left, another card is chosen from its draft', async () => {
  act(leaveFlow)
  const { address } = await renderAt(end)
  await userEvent.click(await screen.findByRole('button', { name: 'ほかのカードで支払う' }))
  await waitFor(() => expect(address()).toBe('/payments/draft/4'))
})
