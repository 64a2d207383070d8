import { screen, sentence, waitFor } from '@invoice-card/config/testing'
import { answerWith } from '@invoice-card/config/testing/network'
import { beginAgainWith } from '../../testing/checkout.ts'
import { account, answers, beginWithInvoice, file } from '../../testing/known-supplier.ts'
import { onPhone } from '../../testing/on-phone.ts'
import { checkedForm, fileId, payment, readFile, savedCard } from '../../testing/payment.ts'
import { renderAt } from '../../testing/render-at.tsx'

const warned = { ...readFile, ocr: { ...readFile.ocr, warnings: ['宛名が「東都電機株式会社」になっています。'] } }
const screenAnswers = {
  ...answers,
  [file]: warned,
  'GET /api/v1/invoices': { invoices: [{ ...payment, id: 31 }], total_count: 1, total_count_is_action_required: 0 },
  'GET /api/v1/invoices/credit_cards': { credit_cards: [savedCard], limit: 10 },
}
beforeEach(() => {
  beginWithInvoice()
  beginAgainWith({ invoiceForm: checkedForm, isFormChecked: true, readFileId: fileId })
})

test('warnings of the invoice and a similar payment are shown where it is paid as well', async () => {
  answerWith(screenAnswers)
  await renderAt('/payments/add/confirm')
  expect(await screen.findByText('宛名が「東都電機株式会社」になっています。')).toBeVisible()
  expect(await screen.findByText('請求書番号と金額が同じお支払いがあります')).toBeVisible()
  expect(screen.getByRole('link', { name: /I-00000031/ })).toHaveAttribute('target', '_blank')
})

describe('on a phone', () => {
  onPhone()

  // They ask for no tick: below the bar that pays nobody has to pass them.
  test('they stand before the card', async () => {
    answerWith(screenAnswers)
    await renderAt('/payments/add/confirm')
    const card = await screen.findByRole('radio', { name: /1111/ })
    const similar = await screen.findByText('請求書番号と金額が同じお支払いがあります')
    for (const warning of [similar, screen.getByText('宛名が「東都電機株式会社」になっています。')])
      expect(warning.compareDocumentPosition(card)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })
})

// The amount was corrected by hand in the payment: the paper, uploaded again, says another one.
test('a payment of the same invoice is named with its other amount, and no refusal is announced', async () => {
  const earlier = { ...payment, id: 31, amount: 533_000 }
  answerWith({
    ...screenAnswers,
    'GET /api/v1/invoices': ({ url }: Request) => {
      const { searchParams } = new URL(url)
      const isAsked = searchParams.get('supplier_id') === '7' && !searchParams.has('amount_min')
      return { invoices: isAsked ? [earlier] : [], total_count: Number(isAsked), total_count_is_action_required: 0 }
    },
  })
  await renderAt('/payments/add/confirm')
  const title = '支払先と請求書番号が同じで、金額が異なるお支払い（533,000円）があります'
  expect(await screen.findByText(title)).toBeVisible()
  expect(screen.getByRole('link', { name: /I-00000031.*533,000円/ })).toHaveAttribute('target', '_blank')
  expect(screen.queryByText(/請求書番号と金額が同じ|受け付けられません/)).toBeNull()
})

// The number was corrected by hand in the payment, or misread: neither number nor file are the same.
test('a payment to the same supplier of the same amount and day is named, whatever its number', async () => {
  const earlier = { ...payment, id: 31 }
  answerWith({
    ...screenAnswers,
    'GET /api/v1/invoices': ({ url }: Request) => {
      const { searchParams } = new URL(url)
      const names = ['supplier_id', 'amount_min', 'amount_max', 'due_date_from', 'due_date_to']
      const isAsked = names.map(name => searchParams.get(name)).join() === '7,607200,607200,2026-11-30,2026-11-30'
      return { invoices: isAsked ? [earlier] : [], total_count: Number(isAsked), total_count_is_action_required: 0 }
    },
  })
  await renderAt('/payments/add/confirm')
  expect(await screen.findByText('支払先・金額・支払期日が同じお支払いがあります')).toBeVisible()
  expect(screen.getByRole('link', { name: /I-00000031/ })).toHaveAttribute('target', '_blank')
  expect(screen.queryByText(/請求書番号と金額が同じ|受け付けられません/)).toBeNull()
})

// What blocks the payment stood below the warnings, and above another notice of duplicates.
test.each(['confirm', 'invoiceinfo'])('at %s the payment of this very invoice stands first and alone', async at => {
  const used_by = { invoice_id: 19, type: 'InvoicePayment', status: 1 }
  answerWith({ ...screenAnswers, [file]: { ...warned, used_by } })
  await renderAt(`/payments/add/${at}`)
  const known = await screen.findByText(sentence('この請求書ファイルは、I-00000019でお申し込み済みです'))
  const warning = await screen.findByText('宛名が「東都電機株式会社」になっています。')
  expect(warning.compareDocumentPosition(known)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
  await waitFor(() => expect(screen.queryByText('請求書番号と金額が同じお支払いがあります')).toBeNull())
})

test('a payment like it is shown above the fields, and unsuitable choices are read out', async () => {
  answerWith({
    ...screenAnswers,
    'GET /api/v1/suppliers/7/accounts': {
      accounts: [{ ...account, account_number: '7654321' }],
    },
  })
  await renderAt('/payments/add/invoiceinfo')
  const notice = await screen.findByText('請求書番号と金額が同じお支払いがあります')
  expect(screen.getByRole('textbox', { name: /請求書番号/ }).compareDocumentPosition(notice)).toBe(
    Node.DOCUMENT_POSITION_PRECEDING,
  )
  const live = async () => (await screen.findAllByRole('status')).map(({ textContent }) => textContent).join('')
  expect(await screen.findByText(/登録済みの口座と異なります。/)).toBeVisible()
  expect(await live()).toMatch(/登録済みの口座と異なります/)
})

test('the end of the reading is announced to those who waited, and to nobody who comes later', async () => {
  const network = answerWith({
    ...answers,
    [file]: { ...readFile, ocr: { ...readFile.ocr, status: 'reading', progress: 0.5, fields: null } },
  })
  beginAgainWith({ invoiceForm: null, readFileId: null })
  const { leave } = await renderAt('/payments/add/invoiceinfo')
  await screen.findByText(/請求書を読み取っています/)
  network.answer(file, readFile)
  const ended = await screen.findByText(/請求書を読み取りました/)
  expect(ended.closest('[role=status]')).not.toBeNull()
  leave()
  await renderAt('/payments/add/invoiceinfo')
  expect(await screen.findByText(/^要確認 \d件$/)).toBeVisible()
  expect(screen.queryByText(/請求書を読み取りました/)).toBeNull()
})
