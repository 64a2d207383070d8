import { setSessionEndedListener } from '@invoice-card/api-client'
import { bus } from '@invoice-card/events'
import { clearSession } from '@invoice-card/session'
import { screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith, lost, refusal } from '@invoice-card/config/testing/network'
import { beginWith, startTab } from '../testing/checkout.ts'
import { checkedForm, commission, fileId, request, savedCard } from '../testing/payment.ts'
import { signIn } from '../testing/login-user.ts'
import { renderAt } from '../testing/render-at.tsx'
import { draftAnswer, severalAnswers } from '../testing/several.ts'

const create = 'POST /api/v1/invoices'
const pay = 'PUT /api/v1/invoices/21/request_buyer'
const answers = {
  ...severalAnswers(4),
  'GET /api/v1/invoices/21': request,
  'GET /api/v1/invoices/commission': commission,
  'GET /api/v1/invoices/credit_cards': { credit_cards: [savedCard], limit: 10 },
  [create]: refusal(401, 'invalid_token'),
  [pay]: refusal(401, 'invalid_token'),
}

beforeEach(() => {
  startTab()
  signIn()
  // As the host does before it leads to the sign-in.
  setSessionEndedListener(clearSession)
})
afterEach(() => setSessionEndedListener(() => {}))

async function agreeAndPay(name: string) {
  await userEvent.click(await screen.findByRole('checkbox', { name: /利用規約.*に同意する/ }))
  await userEvent.click(await screen.findByRole('button', { name }))
}
const beginAt = (draftId: number | null) =>
  beginWith({
    invoiceFile: { file_id: fileId, file_name: '01.pdf' },
    invoiceForm: checkedForm,
    isFormChecked: true,
    draftId,
  })

test('a session that had ended before leads back to the draft, not to the first step', async () => {
  const toasts: unknown[] = []
  const stop = bus.on('toast', toast => toasts.push(toast))
  beginAt(4)
  answerWith({ ...answers, 'GET /api/v1/drafts/4': () => new Promise(() => {}) })
  const { address } = await renderAt('/payments/add/confirm')
  await agreeAndPay('625,416円を支払う')
  await waitFor(() => expect(address()).toBe('/payments/draft/4?unpaid=1'))
  expect(toasts).toMatchObject([{ kind: 'info', text: 'お支払いは行われていません。下書きは残っています。' }])
  stop()
})

test('without a draft the address stays, for the host to lead to the sign-in', async () => {
  beginAt(null)
  answerWith(answers)
  const { address } = await renderAt('/payments/add/confirm')
  await agreeAndPay('625,416円を支払う')
  await waitFor(() => expect(screen.queryByRole('button', { name: /支払う/ })).toBeNull())
  expect(address()).toBe('/payments/add/confirm')
})

test('the draft says then that nothing was paid', async () => {
  answerWith({ ...answers, 'GET /api/v1/drafts/4': draftAnswer(4) })
  const { address } = await renderAt('/payments/draft/4?unpaid=1')
  expect(await screen.findByText('お支払いは行われていません。下書きは残っています。')).toBeVisible()
  expect(address()).toBe('/payments/add/invoiceinfo')
})

test('a request says so on its own screen', async () => {
  answerWith(answers)
  const { address } = await renderAt('/payments/waiting/21/creditcard')
  await agreeAndPay('418,000円を支払う')
  await waitFor(() => expect(address()).toBe('/payments/waiting/21/creditcard?unpaid=1'))
  expect(await screen.findByText(/^お支払いは行われていません。/)).toBeVisible()
})

test('after a lost call the end of the session says nothing about the payment', async () => {
  beginAt(4)
  const network = answerWith({ ...answers, [create]: lost })
  const { address } = await renderAt('/payments/add/confirm')
  await agreeAndPay('625,416円を支払う')
  const again = await screen.findByRole('button', { name: '同じ内容で手続きを続ける' })
  network.answer(create, refusal(401, 'invalid_token'))
  await userEvent.click(again)
  await waitFor(() => expect(network.requestsOf(create)).toHaveLength(2))
  expect(address()).toBe('/payments/add/confirm')
})
