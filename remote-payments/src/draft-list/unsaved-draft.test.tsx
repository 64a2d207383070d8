import { act, screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith, lost } from '@invoice-card/config/testing/network'
import { emptyApplication } from '../checkout/entry.ts'
import { dispatch, readApplication } from '../checkout/store.ts'
import { startTab } from '../testing/checkout.ts'
import { emptyDraft } from '../testing/draft.ts'
import { answers } from '../testing/known-supplier.ts'
import { fileId } from '../testing/payment.ts'
import { renderAt } from '../testing/render-at.tsx'
import { bus } from '@invoice-card/events'
import { signIn } from '../testing/login-user.ts'
import { leaveFlow } from '../testing/checkout.ts'

const draft = {
  ...emptyDraft,
  file_name: '01.pdf',
  values: {
    file_ids: [fileId],
    invoice_number: 'SAVED',
    read_file_id: fileId,
    edited_fields: ['formOne.invoice_number'],
  },
}
const number = () => screen.findByRole('textbox', { name: /請求書番号/ })
const save = 'PUT /api/v1/drafts/5'
let stop = () => {}

// The list opened the saved draft without a word, and its next save deleted what the tab had promised to store.
beforeEach(() => {
  startTab()
  signIn()
  stop = bus.on('toast', () => {})
})
afterEach(() => stop())

/** Types into the draft while the line is down, and leaves it as the host does. */
async function leaveUnsaved() {
  const network = answerWith({ ...answers, 'GET /api/v1/drafts/5': draft, [save]: lost })
  const { leave } = await renderAt('/payments/draft/5')
  await userEvent.type(await number(), '-TYPED')
  leave()
  act(leaveFlow)
  await waitFor(() => expect(network.requestsOf(save)).toHaveLength(1))
  network.answer(save, draft)
  return network
}

test('a draft with input that only this tab has goes on with it, and saves it', async () => {
  const network = await leaveUnsaved()
  const { address } = await renderAt('/payments/draft/5')
  await userEvent.click(await screen.findByRole('button', { name: '続きから入力する' }))
  expect(address()).toBe('/payments/add/invoiceinfo')
  expect(await number()).toHaveValue('SAVED-TYPED')
  await waitFor(() => expect(network.requestsOf(save)).toHaveLength(2), { timeout: 4000 })
  expect((await network.bodies(save)).at(-1)).toMatchObject({ values: { invoice_number: 'SAVED-TYPED' } })
})

test('the saved draft is opened instead once that is chosen, and the input is discarded', async () => {
  await leaveUnsaved()
  await renderAt('/payments/draft/5')
  expect(await screen.findByText(/保存できていない内容は破棄されます/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '破棄して保存済みの下書きを開く' }))
  expect(await number()).toHaveValue('SAVED')
  expect(sessionStorage.getItem('invoice-card.work.checkouts')).toContain('"unsaved":{}')
})

test('input whose first save was not answered is found under its file', async () => {
  answerWith({ ...answers, 'GET /api/v1/drafts/5': draft, [save]: draft })
  const invoiceFile = { file_id: fileId, file_name: '01.pdf' }
  dispatch({ type: 'draftSaveFailed', fileId, application: { ...emptyApplication, invoiceFile } })
  await renderAt('/payments/draft/5')
  await userEvent.click(await screen.findByRole('button', { name: '続きから入力する' }))
  expect(readApplication().draftId).toBe(5)
})
