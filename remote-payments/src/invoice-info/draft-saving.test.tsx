import { act, screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { bus } from '@invoice-card/events'
import { loginUserAtom, store } from '@invoice-card/session'
import { changePaymentFlow, clearPaymentFlow, emptyPaymentFlow, readPaymentFlow } from '../common/flow-state.ts'
import { answers } from '../testing/known-supplier.ts'
import { answerWith } from '@invoice-card/config/testing/network'
import { fileId } from '../testing/payment.ts'
import { renderAt } from '../testing/render-at.tsx'

const draft = { id: 5, supplier_name: null, amount: null, due_date: null, file_id: null, file_name: '01.pdf', updated_at: '2026-11-20T01:00:00Z', expires_at: '2027-02-18T01:00:00Z', values: {} }

beforeEach(() => {
  clearPaymentFlow()
  store.set(loginUserAtom, {
    emailAddress: 'demo@example.co.jp', userLastName: '佐藤', userFirstName: '花子', buyerId: 1, businessForm: 1, companyName: '株式会社サンプル商事', transferPersonName: 'カ)サンプル', phoneNumber: '', externalIntegrationClientIds: [],
  })
  changePaymentFlow({ ...emptyPaymentFlow, invoiceFile: { file_id: fileId, file_name: '01.pdf' } })
})

test('the draft is saved when asked for, and the next time changed instead of made again', async () => {
  const network = answerWith({ ...answers, 'POST /api/v1/drafts': draft, 'PUT /api/v1/drafts/5': draft })
  await renderAt('/payments/add/invoiceinfo')
  const save = await screen.findByRole('button', { name: '下書きを保存する' })
  await userEvent.dblClick(save)
  await waitFor(() => expect(network.calls()).toContain('PUT /api/v1/drafts/5'))
  expect(network.requestsOf('POST /api/v1/drafts')).toHaveLength(1)
  expect(readPaymentFlow().draftId).toBe(5)
  expect(await screen.findByText('2026年11月20日 10:00 に下書きを保存しました')).toBeVisible()
})

/** Types an invoice number and leaves the flow at once, as the host does it: the screen goes, then what the flow holds. */
async function typeAndLeave(typed: string) {
  const { leave } = await renderAt('/payments/add/invoiceinfo')
  const field = await screen.findByRole('textbox', { name: /請求書番号/ })
  await waitFor(() => expect(field).toHaveValue('INV-2026-0112'))
  await userEvent.type(field, typed)
  return () => {
    leave()
    clearPaymentFlow()
  }
}

test('what was typed just before the flow is left is kept', async () => {
  const network = answerWith({ ...answers, 'POST /api/v1/drafts': draft })
  const leave = await typeAndLeave('-B')
  leave()
  await waitFor(() => expect(network.calls()).toContain('POST /api/v1/drafts'), { timeout: 1000 })
  await expect(network.requestsOf('POST /api/v1/drafts')[0]?.json()).resolves.toMatchObject({ draft_key: fileId, values: { file_ids: [fileId], invoice_number: 'INV-2026-0112-B', amount: 607_200 } })
  expect(readPaymentFlow()).toEqual(emptyPaymentFlow)
})

test('what is being saved as the flow is left, and lost, is kept once more with what was typed meanwhile', async () => {
  let lose: () => void = () => {}
  const network = answerWith({ ...answers, 'POST /api/v1/drafts': () => new Promise((_, reject) => { lose = () => reject(new TypeError('fetch failed')) }) })
  const leave = await typeAndLeave('-B')
  await userEvent.click(screen.getByRole('button', { name: '下書きを保存する' }))
  await waitFor(() => expect(network.calls()).toContain('POST /api/v1/drafts'))
  await userEvent.type(screen.getByRole('textbox', { name: /請求書番号/ }), 'C')
  leave()
  network.answer('POST /api/v1/drafts', draft)
  lose()
  await waitFor(() => expect(network.requestsOf('POST /api/v1/drafts')).toHaveLength(2))
  await expect(network.requestsOf('POST /api/v1/drafts')[1]?.json()).resolves.toMatchObject({ draft_key: fileId, values: { file_ids: [fileId], invoice_number: 'INV-2026-0112-BC' } })
})

test('the host hears that something typed is unsaved until it is kept, also once the form is left', async () => {
  let answer: (kept: object) => void = () => {}
  const network = answerWith({ ...answers, 'POST /api/v1/drafts': () => new Promise((resolve) => { answer = resolve }) })
  let isUnsaved = false
  const stop = bus.on('unsavedWork', (work) => { isUnsaved = work.isUnsaved })
  expect(isUnsaved).toBe(false)
  const leave = await typeAndLeave('-B')
  expect(isUnsaved).toBe(true)
  leave()
  await waitFor(() => expect(network.calls()).toContain('POST /api/v1/drafts'))
  expect(isUnsaved).toBe(true)
  answer(draft)
  await waitFor(() => expect(isUnsaved).toBe(false))
  stop()
})

test('a form whose flow has ended keeps nothing', async () => {
  const network = answerWith({ ...answers, 'POST /api/v1/drafts': draft })
  const leave = await typeAndLeave('-B')
  await act(async () => clearPaymentFlow())
  leave()
  expect(network.calls()).not.toContain('POST /api/v1/drafts')
})
