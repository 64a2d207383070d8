import { act, screen, sentence, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith } from '@invoice-card/config/testing/network'
import { beginAgainWith, beginWith, startTab } from '../../testing/checkout.ts'
import { answers, file } from '../../testing/known-supplier.ts'
import { onPhone } from '../../testing/on-phone.ts'
import { checkedForm, fileId, paymentStarted, readFile, savedCard } from '../../testing/payment.ts'
import { renderAt } from '../../testing/render-at.tsx'

// The notice judged what was read and said that it cannot be paid; the server judged what was typed, and took it.

const create = 'POST /api/v1/invoices'
const sameDocument = { invoice_id: 31, type: 'InvoicePayment', status: 1 } as const
const asRead = { registration_number: 'T3999953441906', invoice_number: 'INV-2026-0112' }
const formOf = (formOne: object) => ({ ...checkedForm, formOne: { ...checkedForm.formOne, ...asRead, ...formOne } })
const tick = { name: /I-00000031とは別の請求書であることを確認しました/ }
const refused = '同じ請求書を二重に支払うことはできません。'

async function open(formOne: object) {
  startTab()
  beginWith({
    invoiceFile: { file_id: fileId, file_name: '01.pdf' },
    invoiceForm: formOf(formOne),
    isFormChecked: true,
  })
  const network = answerWith({
    ...answers,
    [file]: { ...readFile, same_document: sameDocument },
    'GET /api/v1/invoices/credit_cards': { credit_cards: [savedCard], limit: 10 },
    [create]: paymentStarted,
  })
  await renderAt('/payments/add/confirm')
  return network
}
const pay = async () => userEvent.click(await screen.findByRole('button', { name: '625,416円を支払う' }))

test.each([
  ['number', { invoice_number: 'TAB-A2' }],
  ['T number', { registration_number: '' }],
])('with another %s than the paid one that was read it is paid once that is confirmed', async (_, typed) => {
  const network = await open(typed)
  expect(
    await screen.findByText(sentence('請求書から読み取った番号・金額では、I-00000031でお申し込み済みです')),
  ).toBeVisible()
  expect(screen.queryByText(refused)).toBeNull()
  const box = screen.getByRole('checkbox', tick)
  await userEvent.click(await screen.findByRole('checkbox', { name: /利用規約.*に同意する/ }))
  await pay()
  await waitFor(() => expect(box).toHaveFocus())
  expect(box).toBeInvalid()
  expect(network.calls()).not.toContain(create)
  await userEvent.click(box)
  await pay()
  await waitFor(() => expect(network.calls()).toContain(create))
})

test('the same values in any width are those of the paid one: it says that they are refused', async () => {
  await open({ invoice_number: ' ｉｎｖ-2026-0112', registration_number: 'Ｔ3999953441906' })
  expect(await screen.findByText(sentence('この請求書は、I-00000031でお申し込み済みです'))).toBeVisible()
  expect(screen.getByText(refused)).toBeVisible()
  expect(screen.queryByRole('checkbox', tick)).toBeNull()
})

test('what was confirmed is asked for again with another number', async () => {
  await open({ invoice_number: 'TAB-A2' })
  await userEvent.click(await screen.findByRole('checkbox', tick))
  expect(screen.getByRole('checkbox', tick)).toBeChecked()
  act(() => beginAgainWith({ invoiceForm: formOf({ invoice_number: 'TAB-A3' }) }))
  await waitFor(() => expect(screen.getByRole('checkbox', tick)).not.toBeChecked())
})

describe('on a phone', () => {
  onPhone()

  // The warnings went below the way to pay with the button, and lost the focus, or an open dialog.
  test('the focus stays in its notice where the values become those of the paid one', async () => {
    await open({ invoice_number: 'TAB-A2' })
    const link = await screen.findByRole('link', { name: /I-00000031を開く/ })
    await screen.findByRole('button', { name: '625,416円を支払う' })
    link.focus()
    act(() => beginAgainWith({ invoiceForm: formOf({}) }))
    expect(await screen.findByText(refused)).toBeVisible()
    expect(screen.queryByRole('button', { name: /支払う/ })).toBeNull()
    expect(screen.getByRole('link', { name: /I-00000031を開く/ })).toHaveFocus()
  })
})
