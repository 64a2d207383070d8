import { act, screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith, lost, refusal } from '@invoice-card/config/testing/network'
import { bus } from '@invoice-card/events'
import {
  clearSession,
  holdUnsaved,
  loginUserAtom,
  readResumePath,
  store,
  writeTokens,
  type LoginUser,
} from '@invoice-card/session'
import { dispatch, readDraft, readEntry } from '../request-flow/store.ts'
import { emptyDraft } from '../testing/draft.ts'
import { renderAt } from '../testing/render-at.tsx'
import { answers, beginRequest, beginWith, confirmAnswers, filledForm, leaveFlow } from '../testing/request-flow.ts'

const create = 'POST /api/v1/invoice_request_drafts'
const update = 'PUT /api/v1/invoice_request_drafts/4'
const get = 'GET /api/v1/invoice_request_drafts/4'
const saved = { ...emptyDraft, buyer_name: '北都工業株式会社', values: { invoice_number: 'S-1' } }
const goOn = { name: '続きから入力する' }
const number = () => screen.findByLabelText(/^請求書番号/)
let stop = () => {}

beforeEach(() => {
  writeTokens({ access_token: 'a', id_token: 'i', refresh_token: 'r' })
  beginRequest(filledForm)
  beginWith({ openedDraft: { id: 4, updated_at: saved.updated_at } })
  stop = bus.on('toast', () => {})
})
afterEach(() => stop())

// The sign-in led back to the same address: an empty form, which began a second draft.
test.each(['invoiceinfo', 'account', 'confirm'])(
  'at add/%s, the draft is where the sign-in leads back to',
  async at => {
    answerWith(confirmAnswers)
    beginWith({ bankFormInfo: { ...readEntry().bankFormInfo, accountId: 9 } })
    const { leave, address } = await renderAt(`/collections/add/${at}`)
    await screen.findByRole('heading', { level: 1 })
    expect(readResumePath()).toBe('/collections/draft/4')
    act(clearSession)
    expect(address()).toBe(`/collections/add/${at}`)
    leave()
    expect(readResumePath()).toBeNull()
  },
)

test('where nothing is saved yet, the sign-in leads back to where requests begin', async () => {
  beginRequest(filledForm)
  answerWith(answers)
  await renderAt('/collections/add/invoiceinfo')
  await number()
  expect(readResumePath()).toBe('/collections/create')
})

/** Types, and the save hears that the session is over. */
async function typeUntilRefused() {
  const user = store.get(loginUserAtom)
  const network = answerWith({ ...answers, [get]: saved, [update]: refusal(401, 'invalid_access_token') })
  const { leave } = await renderAt('/collections/add/invoiceinfo')
  await userEvent.type(await number(), '-B')
  leave()
  leaveFlow()
  await waitFor(() => expect(store.get(loginUserAtom)).toBeNull())
  network.answer(update, saved)
  return user!
}
/** Types, and another call than the save hears that the session is over; or the user signs out. */
async function typeUntil(end: () => void) {
  const user = store.get(loginUserAtom)
  answerWith({ ...answers, [get]: saved })
  const { leave } = await renderAt('/collections/add/invoiceinfo')
  await userEvent.type(await number(), '-B')
  act(end)
  leave()
  return user!
}
function endSession(): void {
  holdUnsaved()
  clearSession()
}
async function signIn(user: LoginUser) {
  writeTokens({ access_token: 'b', id_token: 'i', refresh_token: 'r' })
  act(() => store.set(loginUserAtom, user))
  await renderAt('/collections/draft/4')
}

test('input that the end of the session kept from being saved is there for its user', async () => {
  await signIn(await typeUntilRefused())
  await userEvent.click(await screen.findByRole('button', goOn))
  expect(await number()).toHaveValue('S-2611-02-B')
  expect(readDraft(readEntry())?.id).toBe(4)
})

test('it is not there for anybody else', async () => {
  await signIn({ ...(await typeUntilRefused()), emailAddress: 'other@example.co.jp' })
  expect(await number()).toHaveValue('S-1')
})

test('input that was not sent yet as another call ended the session is there for its user', async () => {
  await signIn(await typeUntil(endSession))
  await userEvent.click(await screen.findByRole('button', goOn))
  expect(await number()).toHaveValue('S-2611-02-B')
  expect(readDraft(readEntry())?.id).toBe(4)
})

// The second save waits for the first one, and has nothing left to save when its turn comes.
test('input that waited for a save that heard the end is there, too', async () => {
  const user = store.get(loginUserAtom)!
  const answer = Promise.withResolvers<Response>()
  const network = answerWith({ ...answers, [get]: saved, [update]: () => answer.promise })
  const { leave } = await renderAt('/collections/add/invoiceinfo')
  await userEvent.type(await number(), '-B')
  await waitFor(() => expect(network.requestsOf(update)).toHaveLength(1), { timeout: 4_000 })
  await userEvent.type(await number(), '-C')
  leave()
  await act(async () => answer.resolve(refusal(401, 'invalid_access_token')))
  await waitFor(() => expect(store.get(loginUserAtom)).toBeNull())
  leaveFlow()
  network.answer(update, saved)
  await signIn(user)
  await userEvent.click(await screen.findByRole('button', goOn))
  expect(await number()).toHaveValue('S-2611-02-B-C')
})

test('it is not there after a sign-out', async () => {
  await signIn(await typeUntil(clearSession))
  expect(await number()).toHaveValue('S-1')
})

test('a draft with input that only this tab has is opened after asking', async () => {
  answerWith({ ...answers, [get]: saved, [create]: lost })
  dispatch({ type: 'inputStored', key: 'key', entry: readEntry() })
  leaveFlow()
  await renderAt('/collections/draft/4')
  expect(await screen.findByRole('button', goOn)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '破棄して保存済みの下書きを開く' }))
  expect(await number()).toHaveValue('S-1')
  expect(sessionStorage.getItem('invoice-card.work.requests')).toContain('"unsaved":{}')
})
