import { screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith, refusal } from '@invoice-card/config/testing/network'
import { correctWith } from '../../testing/checkout.ts'
import { editOfPayment } from '../../existing-payment/edit/edit-of-payment.ts'
import { account } from '../../testing/known-supplier.ts'
import { calendar, commission, payment } from '../../testing/payment.ts'
import { renderAt } from '../../testing/render-at.tsx'

const put = 'PUT /api/v1/invoices/18'
const calendarCall = 'GET /api/v1/banks/closed_day'
const charged = {
  ...payment,
  status: 3,
  transfer_date: '2026-11-26',
  is_action_required: true,
  action_required_reason: 3,
  is_card_replaceable: false,
} as const
const answers = {
  'GET /api/v1/invoices/18': charged,
  'GET /api/v1/invoices/commission': commission,
  [calendarCall]: calendar,
}
const apply = async () => userEvent.click(await screen.findByRole('button', { name: 'この内容で修正する' }))

beforeEach(() => {
  const edit = editOfPayment(charged)
  correctWith({
    ...edit,
    form: { ...edit.form, formOne: { ...edit.form.formOne, invoice_number: 'INV-6' } },
    isChecked: true,
  })
})

test('of a card that was charged nobody says that it was not', async () => {
  answerWith({ ...answers, [put]: refusal(422, 'account_is_own_company') })
  await renderAt('/payments/edit/18/confirm')
  await apply()
  expect(await screen.findByText('自社の口座にはお支払いいただけません。振込先の口座をご確認ください。')).toBeVisible()
})

describe('a payment that was corrected elsewhere meanwhile', () => {
  const elsewhere = { ...charged, due_date: '2026-12-01' }
  const get = 'GET /api/v1/invoices/18'

  test('is not overwritten: what was typed here is shown on it, and sent alone', async () => {
    const network = answerWith({ ...answers, [put]: { ...elsewhere, invoice_number: 'INV-6' } })
    const { address } = await renderAt('/payments/edit/18/confirm')
    await screen.findByText('INV-6')
    network.answer(get, elsewhere)
    await apply()
    expect(await screen.findByText('ほかの画面で内容が変わったため、まだ修正していません')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'この内容で修正する' })).toBeNull()
    expect(network.requestsOf(put)).toHaveLength(0)
    await userEvent.click(screen.getByRole('button', { name: '最新の内容で確認する' }))
    await waitFor(() => expect(address()).toBe('/payments/edit/18/invoiceinfo'))
    await userEvent.click(await screen.findByRole('button', { name: '修正内容の確認へ進む' }))
    await apply()
    await waitFor(() => expect(network.requestsOf(put)).toHaveLength(1))
    await expect(network.requestsOf(put)[0]?.json()).resolves.toEqual({ invoice_number: 'INV-6' })
  })

  // Two tabs pressed in the same moment: both had asked before either was sent.
  test('is not either where that came after the payment was asked for', async () => {
    const begun = { ...charged, updated_at: '2026-11-20T01:00:00.000Z' }
    const network = answerWith({
      ...answers,
      [get]: begun,
      [put]: () => {
        network.answer(get, { ...elsewhere, updated_at: '2026-11-20T02:00:00.000Z' })
        return refusal(409, 'invoice_changed')
      },
    })
    const { address } = await renderAt('/payments/edit/18/confirm')
    await apply()
    expect(await screen.findByText('ほかの画面で内容が変わったため、まだ修正していません')).toBeVisible()
    await expect(network.requestsOf(put)[0]?.json()).resolves.toEqual({
      invoice_number: 'INV-6',
      known_updated_at: begun.updated_at,
    })
    await userEvent.click(screen.getByRole('button', { name: '最新の内容で確認する' }))
    await waitFor(() => expect(address()).toBe('/payments/edit/18/invoiceinfo'))
    await userEvent.click(await screen.findByRole('button', { name: '修正内容の確認へ進む' }))
    network.answer(put, { ...elsewhere, invoice_number: 'INV-6' })
    await apply()
    await waitFor(() => expect(network.requestsOf(put)).toHaveLength(2))
    await expect(network.requestsOf(put)[1]?.json()).resolves.toEqual({
      invoice_number: 'INV-6',
      known_updated_at: '2026-11-20T02:00:00.000Z',
    })
  })

  test('is not either where its payee is another one', async () => {
    const network = answerWith(answers)
    await renderAt('/payments/edit/18/confirm')
    await screen.findByText('INV-6')
    network.answer(get, { ...charged, account })
    await apply()
    expect(await screen.findByText('ほかの画面で内容が変わったため、まだ修正していません')).toBeVisible()
    expect(network.requestsOf(put)).toHaveLength(0)
  })
})

test('a file that stands behind another payment is named as what prevents the correction', async () => {
  answerWith({ ...answers, [put]: refusal(409, 'file_already_used') })
  await renderAt('/payments/edit/18/confirm')
  await apply()
  expect(await screen.findByText(/選択した請求書ファイルは、ほかのお申し込みですでに使われています。/)).toBeVisible()
  expect(screen.getByRole('link', { name: '入力内容を修正する' })).toHaveAttribute(
    'href',
    '/payments/edit/18/invoiceinfo',
  )
})

test('after a day is refused the form offers what can be chosen by now', async () => {
  const network = answerWith({ ...answers, [put]: refusal(422, 'transfer_date_not_available') })
  await renderAt('/payments/edit/18/invoiceinfo')
  await userEvent.click(await screen.findByRole('button', { name: '修正内容の確認へ進む' }))
  expect(network.requestsOf(calendarCall)).toHaveLength(1)
  await apply()
  await waitFor(() => expect(network.requestsOf(calendarCall)).toHaveLength(2))
})

test.each([
  ['that it makes late', { transfer_date: '2026-12-01' }, true],
  ['that it leaves on time', { transfer_date: '2026-11-30' }, false],
])('a correction of a transfer %s', async (_, days, isWarned) => {
  const edit = editOfPayment(charged)
  correctWith({ ...edit, form: { ...edit.form, formOne: { ...edit.form.formOne, ...days } }, isChecked: true })
  answerWith(answers)
  await renderAt('/payments/edit/18/confirm')
  expect(await screen.findByRole('button', { name: 'この内容で修正する' })).toBeVisible()
  expect(screen.queryByText(/^振込日が支払期日より後です。/) !== null).toBe(isWarned)
})
