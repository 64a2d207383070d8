import { act, cleanup, fireEvent, screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { bus, type BusEvents } from '@invoice-card/events'
import { loginUserAtom, store } from '@invoice-card/session'
import { begun } from '../../checkout/checkout.ts'
import { readApplication, readCheckout } from '../../checkout/store.ts'
import { beginWith, beginAgainWith, leaveFlow, startTab } from '../../testing/checkout.ts'
import { emptyDraft } from '../../testing/draft.ts'
import { signIn } from '../../testing/login-user.ts'
import { addToQueue, clearQueue, readQueue } from '../../draft/queue/queue-state.ts'
import { answers } from '../../testing/known-supplier.ts'
import { answerWith, lost, refusal } from '@invoice-card/config/testing/network'
import { fileId } from '../../testing/payment.ts'
import { renderAt } from '../../testing/render-at.tsx'

const draft = { ...emptyDraft, file_name: '01.pdf' }

beforeEach(() => {
  startTab()
  clearQueue()
  signIn()
  beginWith({ invoiceFile: { file_id: fileId, file_name: '01.pdf' } })
})

const save = () => userEvent.click(screen.getByRole('button', { name: '下書きを保存する' }))

test('the draft is saved when asked for, and the next time changed instead of made again', async () => {
  const network = answerWith({ ...answers, 'POST /api/v1/drafts': draft, 'PUT /api/v1/drafts/5': draft })
  await renderAt('/payments/add/invoiceinfo')
  const save = await screen.findByRole('button', { name: '下書きを保存する' })
  await userEvent.dblClick(save)
  await waitFor(() => expect(network.calls()).toContain('PUT /api/v1/drafts/5'))
  expect(network.requestsOf('POST /api/v1/drafts')).toHaveLength(1)
  expect(readApplication().draftId).toBe(5)
  expect(await screen.findByText('2026年11月20日 10:00 に下書きを保存しました')).toBeVisible()
})

/**
 * Types an invoice number and leaves the flow at once, as the host does it: the screen goes, then what the flow holds.
 */
async function typeAndLeave(typed: string) {
  const { leave } = await renderAt('/payments/add/invoiceinfo')
  const field = await screen.findByRole('textbox', { name: /請求書番号/ })
  await waitFor(() => expect(field).toHaveValue('INV-2026-0112'))
  await userEvent.type(field, typed)
  return () => {
    leave()
    leaveFlow()
  }
}

test('text typed just before the flow is left is saved', async () => {
  const network = answerWith({ ...answers, 'POST /api/v1/drafts': draft })
  const leave = await typeAndLeave('-B')
  leave()
  await waitFor(() => expect(network.calls()).toContain('POST /api/v1/drafts'))
  await expect(network.requestsOf('POST /api/v1/drafts')[0]?.json()).resolves.toMatchObject({
    draft_key: fileId,
    values: { file_ids: [fileId], invoice_number: 'INV-2026-0112-B', amount: 607_200 },
  })
  expect(readCheckout()).toEqual(begun)
})

test('a save lost as the flow is left is repeated with what was typed meanwhile', async () => {
  const saving = Promise.withResolvers()
  const network = answerWith({ ...answers, 'POST /api/v1/drafts': () => saving.promise })
  const leave = await typeAndLeave('-B')
  await save()
  await waitFor(() => expect(network.calls()).toContain('POST /api/v1/drafts'))
  await userEvent.type(screen.getByRole('textbox', { name: /請求書番号/ }), 'C')
  leave()
  network.answer('POST /api/v1/drafts', draft)
  saving.reject(new TypeError('fetch failed'))
  await waitFor(() => expect(network.requestsOf('POST /api/v1/drafts')).toHaveLength(2))
  await expect(network.requestsOf('POST /api/v1/drafts')[1]?.json()).resolves.toMatchObject({
    draft_key: fileId,
    values: { file_ids: [fileId], invoice_number: 'INV-2026-0112-BC' },
  })
})

test('the host hears of unsaved input until it is saved, also once the form is left', async () => {
  const saving = Promise.withResolvers()
  const network = answerWith({ ...answers, 'POST /api/v1/drafts': () => saving.promise })
  let isUnsaved = false
  const stop = bus.on('unsavedWork', work => {
    isUnsaved = work.isUnsaved
  })
  expect(isUnsaved).toBe(false)
  const leave = await typeAndLeave('-B')
  expect(isUnsaved).toBe(true)
  leave()
  await waitFor(() => expect(network.calls()).toContain('POST /api/v1/drafts'))
  expect(isUnsaved).toBe(true)
  saving.resolve(draft)
  await waitFor(() => expect(isUnsaved).toBe(false))
  stop()
})

test('input that cannot be saved on leaving is reported, waits in this tab, and is saved later', async () => {
  const network = answerWith({ ...answers, 'POST /api/v1/drafts': lost })
  const toasts: BusEvents['toast'][] = []
  const stop = bus.on('toast', toast => toasts.push(toast))
  const leave = await typeAndLeave('-B')
  await save()
  expect(await screen.findByText(/下書きを保存できませんでした。入力内容はこの画面に残っています。/)).toBeVisible()
  leave()
  await waitFor(() =>
    expect(toasts).toMatchObject([
      {
        kind: 'error',
        text: '「01.pdf」の下書きを保存できませんでした。入力した内容は、このタブに残してあります。',
        link: { to: '/payments/create' },
      },
    ]),
  )
  stop()

  network.answer('POST /api/v1/drafts', draft)
  const { address } = await renderAt('/payments/create')
  await userEvent.click(await screen.findByRole('button', { name: '「01.pdf」の続きから入力する' }))
  expect(address()).toBe('/payments/add/invoiceinfo')
  expect(await screen.findByRole('textbox', { name: /請求書番号/ })).toHaveValue('INV-2026-0112-B')
  expect(await screen.findByText('2026年11月20日 10:00 に下書きを保存しました')).toBeVisible()
  await expect(network.requestsOf('POST /api/v1/drafts').at(-1)?.json()).resolves.toMatchObject({
    draft_key: fileId,
    values: { invoice_number: 'INV-2026-0112-B' },
  })
  expect(sessionStorage.getItem('invoice-card.work.checkouts')).toContain('"unsaved":{}')
})

test('unsaved input that the address bar leads away from is offered in this tab', async () => {
  answerWith({ ...answers, 'POST /api/v1/drafts': draft })
  await typeAndLeave('-B')
  fireEvent(window, new Event('pagehide'))
  // The host clears the flow in the next document.
  act(() => leaveFlow())
  cleanup()
  await renderAt('/payments/create')
  await userEvent.click(await screen.findByRole('button', { name: '「01.pdf」の続きから入力する' }))
  expect(await screen.findByRole('textbox', { name: /請求書番号/ })).toHaveValue('INV-2026-0112-B')
})

test('unsaved input of this tab can be discarded, and has nothing of the card', async () => {
  answerWith({ ...answers, 'POST /api/v1/drafts': lost })
  // What nobody hears would wait for the next test.
  const stop = bus.on('toast', () => {})
  const leave = await typeAndLeave('-B')
  act(() => beginAgainWith({ confirmForm: { card: 8, isCardSaved: true, isTermsAgreed: true } }))
  leave()
  await renderAt('/payments/create')
  const discard = await screen.findByRole('button', { name: '「01.pdf」の入力内容を破棄する' })
  expect(sessionStorage.getItem('invoice-card.work.checkouts')).toMatch(
    /"confirmForm":{"card":null,"isCardSaved":false,"isTermsAgreed":false}/,
  )
  await userEvent.click(discard)
  expect(screen.queryByText(/下書きとして保存できていない入力があります/)).toBeNull()
  stop()
})

test('input not saved before a sign-out is not left for the next user of this tab', async () => {
  const saving = Promise.withResolvers()
  const network = answerWith({ ...answers, 'POST /api/v1/drafts': () => saving.promise })
  const toasted = jest.fn()
  const stop = bus.on('toast', toasted)
  const leave = await typeAndLeave('-B')
  await save()
  await waitFor(() => expect(network.calls()).toContain('POST /api/v1/drafts'))
  leave()
  store.set(loginUserAtom, null)
  await act(async () => saving.reject(new TypeError('fetch failed')))
  await renderAt('/payments/create')
  expect(screen.queryByText(/保存できていない入力があります/)).toBeNull()
  expect(network.requestsOf('POST /api/v1/drafts')).toHaveLength(1)
  expect(toasted).not.toHaveBeenCalled()
  stop()
})

test.each([
  ['its payment', 'draft_already_applied'],
  ['its file was split', 'draft_already_split'],
])('a save that comes after %s is no failure, whether the form is open or left', async (_, code) => {
  const network = answerWith({ ...answers, 'POST /api/v1/drafts': refusal(409, code) })
  const toasted = jest.fn()
  const stop = bus.on('toast', toasted)
  const leave = await typeAndLeave('-B')
  await save()
  expect(await screen.findByText(/この請求書はお申し込み済みか、.*下書きは保存されません。/)).toBeVisible()
  await userEvent.type(screen.getByRole('textbox', { name: /請求書番号/ }), 'C')
  leave()
  await waitFor(() => expect(network.requestsOf('POST /api/v1/drafts')).toHaveLength(2))
  await renderAt('/payments/create')
  expect(screen.queryByText(/保存できていない入力があります/)).toBeNull()
  expect(toasted).not.toHaveBeenCalled()
  stop()
})

test('a file that replaces another one is saved in its draft at once, and named in the queue', async () => {
  const network = answerWith({ ...answers, 'PUT /api/v1/drafts/5': draft })
  addToQueue([
    {
      key: 'old',
      file_name: 'old.pdf',
      status: 'ready',
      percent: 100,
      file_id: '00000000-0000-4000-8000-000000000001',
      draft_id: 5,
      failure: null,
    },
  ])
  beginAgainWith({ draftId: 5, isDraftUnsaved: true })
  await renderAt('/payments/add/invoiceinfo')
  await waitFor(() => expect(network.calls()).toContain('PUT /api/v1/drafts/5'))
  await expect(network.requestsOf('PUT /api/v1/drafts/5')[0]?.json()).resolves.toMatchObject({
    values: { file_ids: [fileId], invoice_number: 'INV-2026-0112' },
  })
  await waitFor(() => expect(readQueue()).toMatchObject([{ file_name: '01.pdf', file_id: fileId, draft_id: 5 }]))
  expect(readApplication().isDraftUnsaved).toBe(false)
})

test('a form whose flow has ended saves nothing', async () => {
  const network = answerWith({ ...answers, 'POST /api/v1/drafts': draft })
  const leave = await typeAndLeave('-B')
  await act(async () => leaveFlow())
  leave()
  expect(network.calls()).not.toContain('POST /api/v1/drafts')
})
