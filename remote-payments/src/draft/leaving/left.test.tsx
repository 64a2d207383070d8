import { act, screen, sentence, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith, lost } from '@invoice-card/config/testing/network'
import { bus, type BusEvents } from '@invoice-card/events'
import { dispatch } from '../../checkout/store.ts'
import { beginWith, leaveFlow, nameOpenPayment, startTab } from '../../testing/checkout.ts'
import { emptyDraft } from '../../testing/draft.ts'
import { answers, file } from '../../testing/known-supplier.ts'
import { signIn } from '../../testing/login-user.ts'
import { checkedForm, fileId, paymentApproved, paymentId, readFile, savedCard } from '../../testing/payment.ts'
import { renderAt } from '../../testing/render-at.tsx'

const invoiceFile = { file_id: fileId, file_name: '01.pdf' }
const unpaid = 'お支払いは行われていません。入力した内容は、下書きに保存されています。'
let shown: (BusEvents['snackbar'] | BusEvents['toast'])[] = []
let stops: (() => void)[] = []

beforeEach(() => {
  startTab()
  signIn()
  shown = []
  stops = [bus.on('snackbar', message => shown.push(message)), bus.on('toast', message => shown.push(message))]
})
afterEach(() => stops.forEach(stop => stop()))

/** As the host does it: the screen goes, then what the flow holds. */
const leaveWith = (leave: () => void) =>
  act(async () => {
    leave()
    leaveFlow()
  })

async function openForm(answer: unknown) {
  beginWith({ invoiceFile })
  answerWith({ ...answers, 'POST /api/v1/drafts': answer })
  const { leave } = await renderAt('/payments/add/invoiceinfo')
  const field = await screen.findByRole('textbox', { name: /請求書番号/ })
  await waitFor(() => expect(field).toHaveValue('INV-2026-0112'))
  return { field, leave }
}

test('who leaves the form after typing is told that it is in the drafts', async () => {
  const { field, leave } = await openForm({ ...emptyDraft, file_name: '01.pdf' })
  await userEvent.type(field, '-B')
  await leaveWith(leave)
  await waitFor(() => expect(shown).toMatchObject([{ text: '入力した内容を下書きに保存しました。' }]))
})

test('who leaves the form without having typed is told nothing', async () => {
  const { leave } = await openForm({ ...emptyDraft, file_name: '01.pdf' })
  await leaveWith(leave)
  expect(shown).toEqual([])
})

async function openConfirmation(card: 'new' | number, fields = {}, others = {}) {
  beginWith({ invoiceFile, invoiceForm: checkedForm, isFormChecked: true, draftId: 5, ...fields })
  dispatch({ type: 'cardTyped', confirmForm: { card, isCardSaved: false, isTermsAgreed: false } })
  answerWith({
    ...answers,
    'GET /api/v1/invoices/credit_cards': { credit_cards: [savedCard], limit: 10 },
    'POST /api/v1/drafts': lost,
    ...others,
  })
  const view = await renderAt('/payments/add/confirm')
  await screen.findByRole('heading', { name: 'お支払い内容の確認' })
  return view
}

// A card that was typed into its frame was gone, and nothing was said.
test.each([
  ['with a saved card', savedCard.id, unpaid],
  ['with a new card', 'new' as const, `${unpaid}カードの情報は保存されていません。`],
])('who leaves the confirmation %s is told what is left', async (_, card, text) => {
  const { leave } = await openConfirmation(card)
  await leaveWith(leave)
  expect(shown).toMatchObject([{ text, link: { to: '/payments/draft/5', label: '下書きから支払う' } }])
})

test('who goes back to the form is told nothing', async () => {
  await openConfirmation(savedCard.id)
  await userEvent.click(screen.getByRole('button', { name: /内容の入力/ }))
  await screen.findByRole('textbox', { name: /請求書番号/ })
  expect(shown).toEqual([])
})

// It contradicted what the confirmation had said, and led to a second payment.
test('who leaves the confirmation of an invoice that was paid before hears nothing of unpaid', async () => {
  const asRead = { registration_number: 'T3999953441906', invoice_number: 'INV-2026-0112' }
  const { leave } = await openConfirmation(
    savedCard.id,
    { invoiceForm: { ...checkedForm, formOne: { ...checkedForm.formOne, ...asRead } } },
    { [file]: { ...readFile, same_document: { invoice_id: 31, type: 'InvoicePayment', status: 1 } } },
  )
  await screen.findByText(sentence('この請求書は、I-00000031でお申し込み済みです'))
  await leaveWith(leave)
  expect(shown).toEqual([])
})

test('who leaves a confirmation whose payment is open at its issuer hears nothing of unpaid', async () => {
  beginWith({ invoiceFile, invoiceForm: checkedForm, isFormChecked: true, draftId: 5 })
  nameOpenPayment(paymentId)
  act(leaveFlow)
  const waiting = { status: 'authentication_required', is_credit_approved: false, invoice_id: null }
  const { leave } = await openConfirmation(
    savedCard.id,
    {},
    {
      'POST /api/v1/invoices/credit_cards/approval': {
        ...paymentApproved,
        ...waiting,
        authentication_url: 'http://localhost/acs',
      },
    },
  )
  await screen.findByText('前回の本人認証が完了したか、まだ確認できていません')
  await leaveWith(leave)
  expect(shown).toEqual([])
})

test('what could not be saved before the confirmation is said to be in this tab alone', async () => {
  const { leave } = await openConfirmation(savedCard.id, { draftId: null, isDraftUnsaved: true })
  await leaveWith(leave)
  expect(shown).toMatchObject([{ kind: 'error', text: expect.stringContaining('このタブに残してあります') }])
  dispatch({ type: 'inputDiscarded', fileId })
})
