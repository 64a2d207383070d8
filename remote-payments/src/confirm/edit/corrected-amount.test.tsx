import { screen, userEvent, waitFor } from '@invoice-card/config/testing'
import type { Invoice } from '@invoice-card/contracts'
import { answerWith, refusal, type Network } from '@invoice-card/config/testing/network'
import { readEdit } from '../../checkout/store.ts'
import { correctWith } from '../../testing/checkout.ts'
import { editOfPayment } from '../../existing-payment/edit/edit-of-payment.ts'
import { calendar, commission, payment, paymentStarted, savedCard } from '../../testing/payment.ts'
import { renderAt } from '../../testing/render-at.tsx'

const cards = 'GET /api/v1/invoices/credit_cards'
const put = 'PUT /api/v1/invoices/18'
const authorise = 'PUT /api/v1/invoices/18/authorisation'
const fee = { ...commission, amount: 600_000, commission_amount: 18_000, total_amount: 618_000 }
const asked: Invoice = { ...payment, transfer_date: '2026-11-26', is_action_required: true, action_required_reason: 2 }
const corrected = { ...asked, is_action_required: false, action_required_reason: null, invoice_number: 'INV-6' }
const answers = {
  'GET /api/v1/invoices/18': asked,
  'GET /api/v1/invoices/commission': fee,
  [cards]: { credit_cards: [savedCard], limit: 10 },
  [put]: corrected,
}

beforeEach(() => {
  const edit = editOfPayment(asked)
  const formOne = { ...edit.form.formOne, amount: '600000', invoice_number: 'INV-6' }
  correctWith({ ...edit, form: { ...edit.form, formOne }, comment: 'ご確認ください。', isChecked: true })
})

async function press(network: Network) {
  const view = await renderAt('/payments/edit/18/confirm')
  await userEvent.click(await screen.findByRole('checkbox', { name: /利用規約.*に同意する/ }))
  await userEvent.click(await screen.findByRole('button', { name: '修正して618,000円のカード払いを承認する' }))
  return { network, ...view }
}

test('without a card to pay with nothing is answered, not even by half', async () => {
  const { network } = await press(answerWith({ ...answers, [cards]: { credit_cards: [], limit: 10 } }))
  // It waits for the card's fields.
  expect(screen.getByRole('button', { name: '修正して618,000円のカード払いを承認する' })).toHaveAttribute(
    'aria-busy',
    'true',
  )
  expect(network.requestsOf(put)).toHaveLength(0)
  expect(readEdit(18)?.comment).toBe('ご確認ください。')
})

const inForce = /請求金額以外の修正は、すでに反映されています。/
const amountLeft = '請求金額は、まだ変更していません'

test('a declined card says that everything but the amount stands, which is not sent again', async () => {
  const network = answerWith({
    ...answers,
    [authorise]: { ...paymentStarted, status: 'declined', invoice_id: null, message: '利用限度額を超えています。' },
  })
  network.answer(put, () => {
    network.answer('GET /api/v1/invoices/18', corrected)
    return corrected
  })
  await press(network)
  expect(await screen.findByText('利用限度額を超えています。')).toBeVisible()
  expect(screen.getByText(inForce)).toBeVisible()
  await userEvent.click(await screen.findByRole('button', { name: '修正して618,000円のカード払いを承認する' }))
  await waitFor(() => expect(network.requestsOf(authorise)).toHaveLength(2))
  expect(network.requestsOf(put)).toHaveLength(1)
})

test('no card is asked for a new amount of a payment that was corrected elsewhere meanwhile', async () => {
  const edit = editOfPayment(asked)
  correctWith({ ...edit, form: { ...edit.form, formOne: { ...edit.form.formOne, amount: '600000' } }, isChecked: true })
  const network = answerWith(answers)
  await renderAt('/payments/edit/18/confirm')
  await userEvent.click(await screen.findByRole('checkbox', { name: /利用規約.*に同意する/ }))
  const pay = await screen.findByRole('button', { name: '修正して618,000円のカード払いを承認する' })
  network.answer('GET /api/v1/invoices/18', { ...asked, invoice_number: 'INV-8' })
  await userEvent.click(pay)
  expect(await screen.findByText(amountLeft)).toBeVisible()
  expect(network.requestsOf(authorise)).toHaveLength(0)
})

describe('the state that a corrected amount began from', () => {
  const begun = { ...asked, updated_at: '2026-11-20T01:00:00.000Z' }
  const edit = editOfPayment(begun)
  const get = 'GET /api/v1/invoices/18'
  const later = '2026-11-20T02:00:00.000Z'
  const onlyAmount = { ...edit.form, formOne: { ...edit.form.formOne, amount: '600000' } }
  const changedMeanwhile = (network: Network) =>
    network.answer(authorise, () => {
      network.answer(get, { ...begun, invoice_number: 'INV-8', updated_at: later })
      return refusal(409, 'invoice_changed')
    })

  test('is sent, and another one is shown before a card is asked again', async () => {
    correctWith({ ...edit, form: onlyAmount, isChecked: true })
    const network = answerWith({ ...answers, 'GET /api/v1/banks/closed_day': calendar, [get]: begun })
    changedMeanwhile(network)
    const { address } = await renderAt('/payments/edit/18/confirm')
    await userEvent.click(await screen.findByRole('checkbox', { name: /利用規約.*に同意する/ }))
    await userEvent.click(await screen.findByRole('button', { name: '修正して618,000円のカード払いを承認する' }))
    expect(await screen.findByText(amountLeft)).toBeVisible()
    expect(await network.bodies(authorise)).toMatchObject([{ known_updated_at: begun.updated_at }])
    await userEvent.click(screen.getByRole('button', { name: '最新の内容で確認する' }))
    await waitFor(() => expect(address()).toBe('/payments/edit/18/invoiceinfo'))
    await userEvent.click(await screen.findByRole('button', { name: '修正内容の確認へ進む' }))
    await userEvent.click(await screen.findByRole('button', { name: '修正して618,000円のカード払いを承認する' }))
    await waitFor(() => expect(network.requestsOf(authorise)).toHaveLength(2))
    expect(await network.bodies(authorise)).toMatchObject([{}, { known_updated_at: later }])
  })

  test('is that of the other corrections where those were sent first', async () => {
    const network = answerWith({ ...answers, [get]: begun, [put]: { ...corrected, updated_at: later } })
    changedMeanwhile(network)
    await press(network)
    // It was said that nothing was corrected.
    expect(await screen.findByText(amountLeft)).toBeVisible()
    expect(screen.getByText(inForce)).toBeVisible()
    expect(await network.bodies(authorise)).toMatchObject([{ known_updated_at: later }])
  })
})

// Its card was charged for a payment that its user had not seen.
test('a card given back as the payment changed meanwhile says what did, and leads to the form', async () => {
  const message = 'お手続きのあいだに、ほかの画面で振込日が変更されたため、新しいカードの承認を取り消しました。'
  const network = answerWith({
    ...answers,
    'GET /api/v1/banks/closed_day': calendar,
    [authorise]: { ...paymentStarted, status: 'declined', invoice_id: null, message, v_result_code: 'XR04' },
  })
  await press(network)
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.getByText(amountLeft)).toBeVisible()
  expect(screen.getByText(inForce)).toBeVisible()
  expect(screen.getByText(/修正した内容も、すべて残っています。/)).toBeVisible()
  expect(screen.queryByText(/カードの情報だけ|別のカードを選ぶか/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: '最新の内容で確認する' }))
  await userEvent.click(await screen.findByRole('button', { name: '修正内容の確認へ進む' }))
  expect(await screen.findByRole('button', { name: '修正して618,000円のカード払いを承認する' })).toBeVisible()
})

// The form has a field for the answer, and the question stands in the detail alone.
test('a card given back as something was asked meanwhile leads to the question', async () => {
  const message = 'お手続きのあいだに対応のお願いが届いたため、新しいカードの承認を取り消しました。'
  const network = answerWith({
    ...answers,
    [authorise]: { ...paymentStarted, status: 'declined', invoice_id: null, message, v_result_code: 'XR07' },
  })
  const { address } = await press(network)
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.getByText(amountLeft)).toBeVisible()
  await userEvent.click(screen.getByRole('link', { name: 'お支払いの内容を見る' }))
  await waitFor(() => expect(address()).toBe('/payments/review/18'))
})

test('what was sent before is not said of corrections that were typed since and not sent', async () => {
  const network = answerWith({
    ...answers,
    'GET /api/v1/banks/closed_day': calendar,
    [authorise]: { ...paymentStarted, status: 'declined', invoice_id: null, message: '利用限度額を超えています。' },
  })
  await press(network)
  await screen.findByText(inForce)
  await userEvent.click(screen.getByRole('link', { name: '入力に戻る' }))
  await userEvent.clear(await screen.findByRole('textbox', { name: /請求書番号/ }))
  await userEvent.paste('INV-7')
  await userEvent.click(screen.getByRole('button', { name: '修正内容の確認へ進む' }))
  network.answer('GET /api/v1/invoices/18', { ...corrected, invoice_number: 'INV-8' })
  await userEvent.click(await screen.findByRole('button', { name: '修正して618,000円のカード払いを承認する' }))
  expect(await screen.findByText('ほかの画面で内容が変わったため、まだ修正していません')).toBeVisible()
  expect(screen.queryByText(inForce)).toBeNull()
})

test('after a declined card authorisation and input stand, and the card takes the focus', async () => {
  await press(
    answerWith({ ...answers, [authorise]: { ...paymentStarted, status: 'declined', invoice_id: null, message: null } }),
  )
  expect(
    await screen.findByText(/^以前の承認は取り消されていません。.*修正した内容も、すべて残っています。/),
  ).toBeVisible()
  await waitFor(() => expect(screen.getByRole('radio', { name: /末尾1111/ })).toHaveFocus())
})

test('a correction after a declined card is not shown as in force before it is sent', async () => {
  await press(
    answerWith({
      ...answers,
      'GET /api/v1/banks/closed_day': calendar,
      [authorise]: { ...paymentStarted, status: 'declined', invoice_id: null, message: '利用限度額を超えています。' },
    }),
  )
  await screen.findByText(inForce)
  await userEvent.click(screen.getByRole('link', { name: '入力に戻る' }))
  await userEvent.clear(await screen.findByRole('textbox', { name: /請求書番号/ }))
  await userEvent.paste('INV-7')
  await userEvent.click(screen.getByRole('button', { name: '修正内容の確認へ進む' }))
  expect(await screen.findByText('INV-7')).toBeVisible()
  expect(screen.queryByText(inForce)).toBeNull()
  expect(screen.queryByText('利用限度額を超えています。')).toBeNull()
})

test('a card that may not be used says so, too', async () => {
  const network = answerWith({
    ...answers,
    [authorise]: refusal(422, 'card_expired', 'カードの有効期限が切れています。'),
  })
  network.answer(put, () => {
    network.answer('GET /api/v1/invoices/18', corrected)
    return corrected
  })
  await press(network)
  expect(await screen.findByText('カードの有効期限が切れています。')).toBeVisible()
  expect(screen.getByText(inForce)).toBeVisible()
})

test('a charge that came in between is no error of the card: the form is offered, amount fixed', async () => {
  const network = answerWith(answers)
  network.answer(authorise, () => {
    network.answer('GET /api/v1/invoices/18', { ...corrected, status: 3, is_card_replaceable: false })
    return refusal(409, 'card_already_charged')
  })
  await press(network)
  expect(await screen.findByText('請求金額は変更できません')).toBeVisible()
  expect(screen.queryByText('変更する項目はありません')).toBeNull()
  expect(screen.getByRole('link', { name: '入力内容を修正する' })).toHaveAttribute(
    'href',
    '/payments/edit/18/invoiceinfo',
  )
})
