import { screen, waitFor } from '@invoice-card/config/testing'
import { answerWith } from '@invoice-card/config/testing/network'
import { beginAgainWith, nameOpenPayment, startTab } from '../testing/checkout.ts'
import { fileId, payment, paymentApproved, paymentId } from '../testing/payment.ts'
import { renderAt } from '../testing/render-at.tsx'

beforeEach(startTab)

const open = async () => {
  beginAgainWith({ invoiceFile: { file_id: fileId, file_name: '4.pdf' }, draftId: 4 })
  nameOpenPayment(paymentId)
  return renderAt(`/payments/complete?payment_id=${paymentId}`)
}

test('the end names payee, amounts and day, apart from other payments of the day', async () => {
  answerWith({
    'POST /api/v1/invoices/credit_cards/approval': paymentApproved,
    'GET /api/v1/invoices/1': { ...payment, id: 1, due_date: '2026-12-15' },
  })
  await open()
  for (const text of ['株式会社青葉デザイン製作所', '607,200', '625,416', /2026年11月30日/, /2026年12月15日/])
    expect(await screen.findByText(text)).toBeVisible()
})

test('a chosen day that passed before the card was authorised again is not promised', async () => {
  answerWith({
    'POST /api/v1/invoices/credit_cards/approval': paymentApproved,
    'GET /api/v1/invoices/1': {
      ...payment,
      id: 1,
      timeline: [{ kind: 'transferred', state: 'planned', at: null, on: null }],
    },
  })
  await open()
  expect(await screen.findByText('審査のあと、支払先の口座へ振り込みます。')).toBeVisible()
  for (const untrue of ['振込日', /指定した振込日に/]) expect(screen.queryByText(untrue)).toBeNull()
})

// A card can be authorised again for a paid request, whose buyer neither chose a day nor pays a fee; and a promotion
// can take a whole fee.
test.each([
  ['a buyer who pays a fee', {}, [/指定した振込日に/, /手数料の領収書/], [/請求元の口座へ/]],
  ['a buyer who pays no fee', { commission_amount: 0 }, [/指定した振込日に/], [/手数料の領収書/, /請求元の口座へ/]],
  [
    'a buyer who pays a request',
    { type: 'InvoiceRequestBuyer', commission_amount: 0 },
    [/請求元の口座へ振り込みます/],
    [/指定した振込日に/, /手数料の領収書/],
  ],
] as const)('%s reads the steps that lie ahead, and no others', async (_, of, ahead, others) => {
  answerWith({
    'POST /api/v1/invoices/credit_cards/approval': paymentApproved,
    'GET /api/v1/invoices/1': { ...payment, ...of, id: 1 },
  })
  await open()
  for (const step of ahead) expect(await screen.findByText(step)).toBeVisible()
  for (const step of others) expect(screen.queryByText(step)).toBeNull()
})

test('facts and steps have their room while they are loaded', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  answerWith({
    'POST /api/v1/invoices/credit_cards/approval': paymentApproved,
    'GET /api/v1/invoices/1': () => promise,
  })
  await open()
  const terms = ['支払先', '請求金額（税込）', 'カードのお支払い合計', '振込日', '支払期日']
  for (const term of terms) expect(await screen.findByText(term)).toBeVisible()
  expect(screen.queryByText(/指定した振込日に/)).toBeNull()
  resolve({ ...payment, id: 1 })
  expect(await screen.findByText(/指定した振込日に/)).toBeVisible()
  for (const term of terms) expect(screen.getByText(term).nextSibling).not.toBeEmptyDOMElement()
})

test.each([
  ['after the due date is marked as late', '2026-11-27', true],
  ['on the due date is not', '2026-11-30', false],
])('a transfer %s, beside the due date', async (_, due_date, isMarked) => {
  answerWith({
    'POST /api/v1/invoices/credit_cards/approval': paymentApproved,
    'GET /api/v1/invoices/1': { ...payment, id: 1, due_date },
  })
  await open()
  const due = due_date === '2026-11-27' ? '2026年11月27日(金)' : '2026年11月30日(月)'
  await waitFor(() => expect(screen.getByText('支払期日').nextSibling).toHaveTextContent(due))
  expect(screen.queryByText('支払期日より後') !== null).toBe(isMarked)
})
