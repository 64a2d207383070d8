import { act, fireEvent, screen, userEvent, waitFor, within } from '@invoice-card/config/testing'
import { answerWith, refusal } from '@invoice-card/config/testing/network'
import { dispatch } from '../checkout/store.ts'
import { beginWith, nameOpenPayment, startTab } from '../testing/checkout.ts'
import { compared } from '../testing/known-supplier.ts'
import { checkedForm, commission, fileId, paymentApproved, paymentId, savedCard } from '../testing/payment.ts'
import { cardFrameOrigin, renderAt } from '../testing/render-at.tsx'

const message = '本人認証がキャンセルされました。お支払いは行われていません。'

const answers = {
  'GET /api/v1/invoices/commission': commission,
  'GET /api/v1/invoices/credit_cards': { credit_cards: [savedCard], limit: 10 },
}
const approval = 'POST /api/v1/invoices/credit_cards/approval'
const declined = { ...paymentApproved, status: 'declined', is_credit_approved: false, invoice_id: null, message }
const begin = () => {
  startTab()
  beginWith({ invoiceFile: { file_id: fileId, file_name: '01.pdf' }, invoiceForm: checkedForm, isFormChecked: true })
}

test('a declined card is explained beside the card, which is scrolled to and has the focus', async () => {
  const scrolledTo: Element[] = []
  // Of newer browsers it answers a promise, which is no end of an effect.
  HTMLElement.prototype.scrollIntoView = function scroll() {
    scrolledTo.push(this)
    return Promise.resolve() as unknown as undefined
  }
  begin()
  nameOpenPayment(paymentId)
  answerWith({ ...answers, [approval]: declined })
  const { leave } = await renderAt('/payments/add/confirm')
  const form = await screen.findByRole('form', { name: 'お支払いに使うカード' })
  const notice = await within(form).findByRole('alert')
  expect(notice).toHaveTextContent(message)
  // Ten lines in one piece on a phone: what is kept and what to do stand apart from the reason.
  const points = within(notice)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect(points).toEqual([
    'カード以外の入力は、すべて残っています。',
    '別のカードを選ぶか、新しいカードを入力してください。',
  ])
  expect(screen.getAllByText('カード払いができませんでした')).toHaveLength(1)
  await waitFor(() => expect(within(form).getByRole('radio', { name: /末尾1111/ })).toHaveFocus())
  expect(scrolledTo.some(element => element.contains(notice))).toBe(true)
  expect(scrolledTo.at(-1)).toHaveFocus()
  leave()
})

// The frame itself had the focus: what was typed went nowhere. Saved cards that came late pushed it out of view.
test('after a decline the frame focuses the card number, once saved cards no longer come', async () => {
  begin()
  nameOpenPayment(paymentId)
  dispatch({ type: 'cardTyped', confirmForm: { card: 'new', isCardSaved: false, isTermsAgreed: true } })
  const { promise, resolve } = Promise.withResolvers<unknown>()
  answerWith({ ...answers, 'GET /api/v1/invoices/credit_cards': () => promise, [approval]: declined })
  await renderAt('/payments/add/confirm')
  const frame = await screen.findByTitle<HTMLIFrameElement>('カード情報の入力')
  const asked: string[] = []
  frame.contentWindow!.postMessage = ((command: { type: string }) => asked.push(command.type)) as Window['postMessage']
  const ready = { protocol: 'invoice-card/card-frame', version: 1, type: 'ready' }
  act(() => {
    const { contentWindow: source } = frame
    fireEvent(window, new MessageEvent('message', { origin: cardFrameOrigin, source, data: ready }))
  })
  expect(asked).not.toContain('focus')
  await act(async () => resolve(answers['GET /api/v1/invoices/credit_cards']))
  await waitFor(() => expect(asked).toContain('focus'))
  expect(frame).toHaveFocus()
  // The choice between the reason and the field pushed the field below the bar of a phone.
  const notice = await screen.findByRole('alert')
  const choice = screen.getByRole('radio', { name: '新しいカードを使う' })
  expect(choice.compareDocumentPosition(notice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await userEvent.click(screen.getByRole('radio', { name: /末尾1111/ }))
  expect(screen.getByRole('alert')).toBe(notice)
})

const contact = { name: 'お問い合わせ' }

// The footer alone had the link.
test.each([
  ['/payments/add/confirm', 'G001XF0200000000', true],
  ['/payments/add/confirm', 'G001AC0100000000', false],
  [`/payments/complete?payment_id=${paymentId}`, 'G001XF0100000000', true],
])('at %s a decline with %s has a link to us: %p', async (path, v_result_code, hasLink) => {
  begin()
  if (path === '/payments/add/confirm') nameOpenPayment(paymentId)
  answerWith({ ...answers, [approval]: { ...declined, v_result_code } })
  await renderAt(path)
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.queryAllByRole('link', contact)).toHaveLength(hasLink ? 1 : 0)
})

test('a decline that sends the user to the list of payments leads there', async () => {
  begin()
  nameOpenPayment(paymentId)
  const sent = 'このお申し込みはすでに受け付けています。お支払いの一覧をご確認ください。'
  answerWith({ ...answers, [approval]: { ...declined, message: sent, v_result_code: 'G001P00300000000' } })
  await renderAt('/payments/add/confirm')
  const notice = within(await screen.findByRole('alert'))
  expect(notice.getByRole('link', { name: 'お支払いの一覧へ' })).toHaveAttribute('href', '/payments/review')
})

test.each([
  ['supplier_frozen', 409],
  ['company_frozen', 403],
  ['card_frozen', 409],
])('the refusal %s has a link to us beside its words', async (code, status) => {
  begin()
  answerWith({ ...answers, ...compared, 'POST /api/v1/invoices': refusal(status, code) })
  await renderAt('/payments/add/confirm')
  await userEvent.click(await screen.findByRole('checkbox', { name: /利用規約.*に同意する/ }))
  await userEvent.click(await screen.findByRole('button', { name: '625,416円を支払う' }))
  const link = await screen.findByRole('link', contact)
  expect(screen.getAllByRole('alert').some(notice => notice.contains(link))).toBe(true)
})
