import { screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith } from '@invoice-card/config/testing/network'
import { bus } from '@invoice-card/events'
import { readApplication } from '../../checkout/store.ts'
import { addToQueue, clearQueue } from '../../draft/queue/queue-state.ts'
import { leaveFlow, startTab } from '../../testing/checkout.ts'
import { emptyDraft } from '../../testing/draft.ts'
import { account, answers, supplier } from '../../testing/known-supplier.ts'
import { signIn } from '../../testing/login-user.ts'
import { fileId } from '../../testing/payment.ts'
import { proceed } from '../../testing/proceed.ts'
import { renderAt } from '../../testing/render-at.tsx'
import { queuedFile } from '../../testing/upload-queue.ts'

const put = 'PUT /api/v1/drafts/5'
const draft = {
  ...emptyDraft,
  file_name: '01.pdf',
  values: {
    file_ids: [fileId],
    read_file_id: fileId,
    edited_fields: ['formOne.invoice_number'],
    amount: 607_200,
    due_date: '2026-11-30',
    invoice_number: 'TYPED',
    supplier_id: 7,
    account_id: 9,
    transfer_person_name: 'カ)サンプルシヨウジ',
  },
}

const unknown = { postal_code: null, address: null, email_address: null, representative_name: null }

/** The form proposes a transfer day as it opens: its values are others than those of the draft. */
async function open() {
  startTab()
  signIn()
  clearQueue()
  addToQueue([
    { ...queuedFile, key: 'a', file_id: fileId, draft_id: 5 },
    { ...queuedFile, key: 'b', file_id: null, draft_id: 6 },
  ])
  const network = answerWith({
    ...answers,
    'GET /api/v1/drafts/5': draft,
    'GET /api/v1/drafts/6': { ...emptyDraft, id: 6 },
    'GET /api/v1/suppliers/7': { ...supplier, ...unknown, accounts: [account] },
    'GET /api/v1/invoices/credit_cards': { credit_cards: [], limit: 10 },
    [put]: draft,
  })
  const view = await renderAt('/payments/draft/5')
  await waitFor(() => expect(readApplication().invoiceForm?.formOne.transfer_date).toBe('2026-11-30'))
  return { ...network, ...view }
}

// It was saved as soon as it was opened: a second tab that had it open was asked about changes that nobody had made.
test('a draft that is only opened is not saved, also once it is left', async () => {
  const heard = jest.fn()
  const stop = bus.on('unsavedWork', heard)
  const { calls, leave } = await open()
  await screen.findByRole('button', { name: '確認へ進む' })
  leave()
  leaveFlow()
  expect(heard).not.toHaveBeenCalledWith({ isUnsaved: true })
  expect(calls()).not.toContain(put)
  stop()
})

test.each([
  ['is confirmed', proceed, '/payments/add/confirm'],
  [
    'is put off',
    async () => userEvent.click(await screen.findByRole('link', { name: 'あとで支払う' })),
    '/payments/create',
  ],
])('a draft that %s as it was opened is not saved', async (_, goOn, path) => {
  const { calls, address } = await open()
  await goOn()
  await waitFor(() => expect(address()).toBe(path))
  expect(calls()).not.toContain(put)
})

test('the first change that the user makes is saved', async () => {
  const network = await open()
  await userEvent.type(await screen.findByRole('textbox', { name: /請求書番号/ }), '-A')
  network.leave()
  leaveFlow()
  await waitFor(() => expect(network.requestsOf(put)).toHaveLength(1))
  expect(await network.bodies(put)).toMatchObject([{ values: { invoice_number: 'TYPED-A' } }])
})
