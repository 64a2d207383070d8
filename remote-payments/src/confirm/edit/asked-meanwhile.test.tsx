import { act, screen, userEvent, waitFor, within } from '@invoice-card/config/testing'
import type { Invoice } from '@invoice-card/contracts'
import { answerWith, type Network } from '@invoice-card/config/testing/network'
import type { PaymentEdit } from '../../checkout/entry.ts'
import { correctWith, leaveFlow } from '../../testing/checkout.ts'
import { editOfPayment } from '../../existing-payment/edit/edit-of-payment.ts'
import { calendar, commission, payment, savedCard } from '../../testing/payment.ts'
import { renderAt } from '../../testing/render-at.tsx'

const get = 'GET /api/v1/invoices/18'
const put = 'PUT /api/v1/invoices/18'
const authorise = 'PUT /api/v1/invoices/18/authorisation'
const fee = { ...commission, amount: 600_000, commission_amount: 18_000, total_amount: 618_000 }
const begun: Invoice = { ...payment, transfer_date: '2026-11-26' }
const ask = (reason: 2 | 4, comment: string | null = null): Invoice => ({
  ...begun,
  is_action_required: true,
  action_required_reason: reason,
  action_required_comment: comment,
})
const answers = {
  [get]: begun,
  'GET /api/v1/banks/closed_day': calendar,
  'GET /api/v1/invoices/commission': fee,
  'GET /api/v1/invoices/credit_cards': { credit_cards: [savedCard], limit: 10 },
}

function correct(invoice: Invoice, formOne: Partial<PaymentEdit['form']['formOne']>, more: Partial<PaymentEdit> = {}) {
  const edit = editOfPayment(invoice)
  correctWith({
    ...edit,
    form: { ...edit.form, formOne: { ...edit.form.formOne, ...formOne } },
    isChecked: true,
    ...more,
  })
}

/** Opens the confirmation, lets the payment change, and presses. */
async function pressAfter(network: Network, now: Invoice) {
  await renderAt('/payments/edit/18/confirm')
  const button = await screen.findByRole('button', {
    name: /^(この内容で修正する|修正して618,000円のカード払いを承認する)$/,
  })
  const terms = screen.queryByRole('checkbox', { name: /利用規約.*に同意する/ })
  if (terms) await userEvent.click(terms)
  network.answer(get, now)
  await userEvent.click(button)
}
const rows = async () =>
  within(await screen.findByRole('region', { name: '変わった項目' }))
    .getAllByRole('definition')
    .map(({ textContent }) => textContent)

// The card answered what its user had never read.
test('a question that came before the card was pressed is shown, and no card answers it', async () => {
  correct(begun, { amount: '600000' })
  const network = answerWith(answers)
  await pressAfter(network, ask(4, '契約書もお送りください。'))
  expect(await screen.findByText('請求金額は、まだ変更していません')).toBeVisible()
  expect(screen.getByText(/対応のお願いが届きました/)).toBeVisible()
  expect((await rows()).join()).toMatch(/契約書もお送りください。/)
  expect(screen.getByRole('link', { name: 'お支払いの内容を見る' })).toHaveAttribute('href', '/payments/review/18')
  expect(network.requestsOf(authorise)).toHaveLength(0)
})

test('another question than the one that was read is not answered by the words for that one', async () => {
  correct(ask(2), { invoice_number: 'INV-6' }, { comment: '金額は請求書のとおりです。' })
  const network = answerWith({ ...answers, [get]: ask(2) })
  await pressAfter(network, ask(4))
  expect(await screen.findByText('対応のお願いが届いたため、まだ修正していません')).toBeVisible()
  expect(network.requestsOf(put)).toHaveLength(0)
  network.answer(put, { ...begun, invoice_number: 'INV-6' })
  await userEvent.click(screen.getByRole('link', { name: 'お支払いの内容を見る' }))
  act(leaveFlow)
  await userEvent.click(await screen.findByRole('link', { name: 'お申し込みの内容を修正する' }))
  await userEvent.click(await screen.findByRole('button', { name: '修正内容の確認へ進む' }))
  await userEvent.click(await screen.findByRole('button', { name: 'この内容で修正する' }))
  await waitFor(() => expect(network.requestsOf(put)).toHaveLength(1))
})

test('the question that the correction answers stops nothing', async () => {
  correct(ask(2), { invoice_number: 'INV-6' })
  const network = answerWith({ ...answers, [get]: ask(2), [put]: { ...begun, invoice_number: 'INV-6' } })
  await pressAfter(network, ask(2))
  expect(network.requestsOf(put)).toHaveLength(1)
})

test('what was corrected elsewhere before the press is named with what stood there', async () => {
  correct(begun, { amount: '600000' })
  const network = answerWith(answers)
  await pressAfter(network, { ...begun, due_date: '2026-12-01', transfer_person_name: 'ﾍﾞﾂﾉﾒｲｷﾞ' })
  expect(await rows()).toEqual([
    '変更前：2026年11月30日(月)変更後：2026年12月1日(火)',
    expect.stringContaining('ベツノメイギ'),
  ])
  expect(network.requestsOf(authorise)).toHaveLength(0)
})
