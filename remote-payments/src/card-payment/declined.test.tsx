import { screen, waitFor, within } from '@invoice-card/config/testing'
import { answerWith } from '@invoice-card/config/testing/network'
import { beginWith, nameOpenPayment, startTab } from '../testing/checkout.ts'
import { checkedForm, commission, fileId, paymentApproved, paymentId, savedCard } from '../testing/payment.ts'
import { renderAt } from '../testing/render-at.tsx'

const message = '本人認証がキャンセルされました。お支払いは行われていません。'

test('a declined card is explained beside the card, which is scrolled to and has the focus', async () => {
  const scrolledTo: Element[] = []
  // Of newer browsers it answers a promise, which is no end of an effect.
  HTMLElement.prototype.scrollIntoView = function scroll() {
    scrolledTo.push(this)
    return Promise.resolve() as unknown as undefined
  }
  startTab()
  beginWith({
    invoiceFile: { file_id: fileId, file_name: '01.pdf' },
    invoiceForm: checkedForm,
    isFormChecked: true,
  })
  nameOpenPayment(paymentId)
  answerWith({
    'GET /api/v1/invoices/commission': commission,
    'GET /api/v1/invoices/credit_cards': { credit_cards: [savedCard], limit: 10 },
    'POST /api/v1/invoices/credit_cards/approval': {
      ...paymentApproved,
      status: 'declined',
      is_credit_approved: false,
      invoice_id: null,
      message,
    },
  })
  const { leave } = await renderAt('/payments/add/confirm')
  const form = await screen.findByRole('form', { name: 'お支払いに使うカード' })
  const notice = await within(form).findByRole('alert')
  expect(notice).toHaveTextContent(message)
  expect(notice).toHaveTextContent('カード以外の入力内容は、すべて残っています。')
  expect(screen.getAllByText('カードのお支払いができませんでした')).toHaveLength(1)
  await waitFor(() => expect(within(form).getByRole('radio', { name: /末尾1111/ })).toHaveFocus())
  expect(scrolledTo.at(-1)).toContainElement(notice)
  leave()
})
