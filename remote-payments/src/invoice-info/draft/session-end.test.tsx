import { act, screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith, refusal } from '@invoice-card/config/testing/network'
import {
  clearSession,
  holdUnsaved,
  loginUserAtom,
  readResumePath,
  store,
  writeTokens,
  type LoginUser,
} from '@invoice-card/session'
import { beginWith, leaveFlow, startTab } from '../../testing/checkout.ts'
import { emptyDraft } from '../../testing/draft.ts'
import { answers } from '../../testing/known-supplier.ts'
import { signIn } from '../../testing/login-user.ts'
import { checkedForm, fileId } from '../../testing/payment.ts'
import { renderAt } from '../../testing/render-at.tsx'

const invoiceFile = { file_id: fileId, file_name: '01.pdf' }
const edited = ['formOne.invoice_number']
const values = { file_ids: [fileId], invoice_number: 'SAVED', read_file_id: fileId, edited_fields: edited }
const draft = { ...emptyDraft, file_name: '01.pdf', values }
const get = 'GET /api/v1/drafts/5'
const save = 'PUT /api/v1/drafts/5'
const number = () => screen.findByRole('textbox', { name: /請求書番号/ })

beforeEach(() => {
  startTab()
  signIn()
})

test.each(['invoiceinfo', 'confirm'])('at add/%s, the draft is where the sign-in leads back to', async at => {
  answerWith({ ...answers, 'GET /api/v1/invoices/credit_cards': { credit_cards: [], limit: 10 } })
  beginWith({ draftId: 5, invoiceFile, invoiceForm: checkedForm, isFormChecked: true })
  const { address } = await renderAt(`/payments/add/${at}`)
  await screen.findByRole('heading', { level: 1 })
  expect(readResumePath()).toBe('/payments/draft/5')
  act(clearSession)
  expect(address()).toBe(`/payments/add/${at}`)
})

/** Types, and the save hears that the session is over. */
async function typeUntilRefused(): Promise<LoginUser> {
  const user = store.get(loginUserAtom)
  if (user === null) throw new Error('Nobody is signed in')
  const network = answerWith({ ...answers, [get]: draft, [save]: refusal(401, 'invalid_access_token') })
  const { leave } = await renderAt('/payments/draft/5')
  await userEvent.type(await number(), '-TYPED')
  leave()
  act(leaveFlow)
  await waitFor(() => expect(store.get(loginUserAtom)).toBeNull())
  network.answer(save, draft)
  return user
}
/** Types, and another call than the save hears that the session is over; or the user signs out. */
async function typeUntil(end: () => void): Promise<LoginUser> {
  const user = store.get(loginUserAtom)
  if (user === null) throw new Error('Nobody is signed in')
  answerWith({ ...answers, [get]: draft })
  const { leave } = await renderAt('/payments/draft/5')
  await userEvent.type(await number(), '-TYPED')
  act(end)
  leave()
  return user
}
function endSession(): void {
  holdUnsaved()
  clearSession()
}
async function signInAs(user: LoginUser) {
  writeTokens({ access_token: 'b', id_token: 'i', refresh_token: 'r' })
  act(() => store.set(loginUserAtom, user))
  await renderAt('/payments/draft/5')
}

test('input that the end of the session kept from being saved is there for its user', async () => {
  await signInAs(await typeUntilRefused())
  await userEvent.click(await screen.findByRole('button', { name: '続きから入力する' }))
  expect(await number()).toHaveValue('SAVED-TYPED')
})

test('it is not there for anybody else', async () => {
  await signInAs({ ...(await typeUntilRefused()), emailAddress: 'other@example.co.jp' })
  expect(await number()).toHaveValue('SAVED')
})

test('input that was not sent yet as another call ended the session is there for its user', async () => {
  await signInAs(await typeUntil(endSession))
  await userEvent.click(await screen.findByRole('button', { name: '続きから入力する' }))
  expect(await number()).toHaveValue('SAVED-TYPED')
})

// The second save waits for the first one, and has nothing left to save when its turn comes.
test('input that waited for a save that heard the end is there, too', async () => {
  const user = store.get(loginUserAtom)
  if (user === null) throw new Error('Nobody is signed in')
  const answer = Promise.withResolvers<Response>()
  const network = answerWith({ ...answers, [get]: draft, [save]: () => answer.promise })
  const { leave } = await renderAt('/payments/draft/5')
  await userEvent.type(await number(), '-TYPED')
  await waitFor(() => expect(network.requestsOf(save)).toHaveLength(1), { timeout: 4_000 })
  await userEvent.type(await number(), '-MORE')
  leave()
  await act(async () => answer.resolve(refusal(401, 'invalid_access_token')))
  await waitFor(() => expect(store.get(loginUserAtom)).toBeNull())
  leaveFlow()
  network.answer(save, draft)
  await signInAs(user)
  await userEvent.click(await screen.findByRole('button', { name: '続きから入力する' }))
  expect(await number()).toHaveValue('SAVED-TYPED-MORE')
})

test('it is not there after a sign-out', async () => {
  await signInAs(await typeUntil(clearSession))
  expect(await number()).toHaveValue('SAVED')
})
