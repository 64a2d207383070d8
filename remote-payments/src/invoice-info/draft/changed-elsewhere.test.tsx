import { act, screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith, lost, refusal } from '@invoice-card/config/testing/network'
import { bus } from '@invoice-card/events'
import { readApplication } from '../../checkout/store.ts'
import { leaveFlow, startTab } from '../../testing/checkout.ts'
import { emptyDraft } from '../../testing/draft.ts'
import { account, answers, supplier } from '../../testing/known-supplier.ts'
import { signIn } from '../../testing/login-user.ts'
import { fileId } from '../../testing/payment.ts'
import { proceed } from '../../testing/proceed.ts'
import { renderAt } from '../../testing/render-at.tsx'

const get = 'GET /api/v1/drafts/5'
const put = 'PUT /api/v1/drafts/5'
const at = (minute: number) => `2026-11-20T01:0${minute}:00Z`
const edited = ['formOne.invoice_number']
const draft = (invoice_number: string, minute: number, edited_fields: string[] = edited) => ({
  ...emptyDraft,
  file_name: '01.pdf',
  updated_at: at(minute),
  values: { file_ids: [fileId], invoice_number, read_file_id: fileId, edited_fields },
})
const unknown = { postal_code: null, address: null, email_address: null, representative_name: null }
const number = () => screen.findByRole('textbox', { name: /請求書番号/ })
const save = async () => userEvent.click(await screen.findByRole('button', { name: '下書きを保存する' }))
const overwrite = { name: 'この画面の内容で上書きする' }
let stop = () => {}

beforeEach(() => {
  startTab()
  signIn()
  stop = bus.on('toast', () => {})
})
afterEach(() => {
  jest.useRealTimers()
  stop()
})

test('each save says which state of the draft it goes on with', async () => {
  const network = answerWith({ ...answers, [get]: draft('OLD', 0), [put]: draft('OLD-A', 1) })
  await renderAt('/payments/draft/5')
  await userEvent.type(await number(), '-A')
  await save()
  await screen.findByText(/10:01 に下書きを保存しました/)
  network.answer(put, draft('OLD-AB', 2))
  await userEvent.type(await number(), 'B')
  await save()
  await screen.findByText(/10:02 に下書きを保存しました/)
  const known = (await network.bodies(put)).map(body => (body as { known_updated_at: string }).known_updated_at)
  expect(known).toEqual([at(0), at(1)])
})

/** Another tab has saved its number since the draft was opened here. */
async function typeIntoChanged() {
  const network = answerWith({ ...answers, [get]: draft('OLD', 0), [put]: refusal(409, 'draft_changed') })
  const { leave, address } = await renderAt('/payments/draft/5')
  await userEvent.type(await number(), '-HERE')
  network.answer(get, draft('ELSEWHERE', 1))
  await save()
  const title = await screen.findByText('この下書きは、ほかの画面で変更されています')
  // At the foot of the form nobody saw it on a phone.
  expect(title.closest('[data-action-bar]')).toContainElement(screen.getByRole('button', { name: '確認へ進む' }))
  return { ...network, leave, address }
}

// Both tabs said that the draft was saved, and the older one had written its number over the newer.
test('what another tab has saved is overwritten only once that is chosen', async () => {
  const network = await typeIntoChanged()
  expect(network.requestsOf(put)).toHaveLength(1)
  expect(screen.queryByText(/に下書きを保存しました/)).toBeNull()
  network.answer(put, draft('OLD-HERE', 2))
  await userEvent.click(screen.getByRole('button', overwrite))
  expect(await screen.findByText(/10:02 に下書きを保存しました/)).toBeVisible()
  expect(screen.queryByRole('button', overwrite)).toBeNull()
  const [, body] = (await network.bodies(put)) as { known_updated_at?: string; values: object }[]
  expect(body?.known_updated_at).toBeUndefined()
  expect(body?.values).toMatchObject({ invoice_number: 'OLD-HERE' })
})

test('what another tab has saved is opened instead, and nothing of here is saved', async () => {
  const network = await typeIntoChanged()
  await userEvent.click(screen.getByRole('button', { name: '保存された内容を開く' }))
  await waitFor(async () => expect(await number()).toHaveValue('ELSEWHERE'))
  expect(network.requestsOf(put)).toHaveLength(1)
})

// The confirmation said nothing of it: the payment went on with values of which another tab knew nothing.
test('before the confirmation the choice has to be made: the way on leads the focus to it', async () => {
  const { address, ...network } = await typeIntoChanged()
  const wayOn = screen.getByRole('button', { name: '確認へ進む' })
  await userEvent.click(wayOn)
  expect(screen.getByRole('group', { name: 'この下書きは、ほかの画面で変更されています' })).toHaveFocus()
  expect(address()).toBe('/payments/add/invoiceinfo')
  expect(await number()).toHaveValue('OLD-HERE')
  network.answer(put, draft('OLD-HERE', 2))
  await userEvent.click(screen.getByRole('button', overwrite))
  await screen.findByText(/10:02 に下書きを保存しました/)
  await userEvent.click(wayOn)
  expect(await screen.findByRole('link', { name: '請求金額を入力してください。' })).toBeVisible()
})

/** Lacks nothing, and another tab has saved its number since it was opened here. */
async function proceedWithChanged(answer: unknown) {
  const values = {
    ...draft('OLD', 0).values,
    amount: 607_200,
    due_date: '2026-11-30',
    supplier_id: 7,
    account_id: 9,
    transfer_person_name: 'カ)サンプルシヨウジ',
  }
  const network = answerWith({
    ...answers,
    'GET /api/v1/suppliers/7': { ...supplier, ...unknown, accounts: [account] },
    'GET /api/v1/invoices/credit_cards': { credit_cards: [], limit: 10 },
    [get]: { ...draft('OLD', 0), values },
    [put]: answer,
  })
  const view = await renderAt('/payments/draft/5')
  await userEvent.type(await number(), '-HERE')
  network.answer(get, draft('ELSEWHERE', 1))
  await proceed()
  return { ...network, ...view }
}

// The save that goes with the way on found it, and the confirmation had opened: it said nothing, and could be paid.
test('a change elsewhere that only the way on finds is shown, and nothing is confirmed', async () => {
  const { address } = await proceedWithChanged(refusal(409, 'draft_changed'))
  await waitFor(() =>
    expect(screen.getByRole('group', { name: 'この下書きは、ほかの画面で変更されています' })).toHaveFocus(),
  )
  expect(address()).toBe('/payments/add/invoiceinfo')
  expect(readApplication().isFormChecked).toBe(false)
})

test('a save that fails holds up no payment', async () => {
  const { address } = await proceedWithChanged(lost)
  await waitFor(() => expect(address()).toBe('/payments/add/confirm'))
})

test('a change elsewhere that is found when the confirmation is open leads back to the choice', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  const late = Promise.withResolvers<unknown>()
  const { address } = await proceedWithChanged(() => late.promise)
  await act(() => jest.advanceTimersByTimeAsync(5_000))
  await waitFor(() => expect(address()).toBe('/payments/add/confirm'))
  late.resolve(refusal(409, 'draft_changed'))
  await waitFor(() => expect(address()).toBe('/payments/add/invoiceinfo'))
  expect(await number()).toHaveValue('OLD-HERE')
  await act(() => jest.advanceTimersByTimeAsync(2_500))
  expect(await screen.findByRole('button', overwrite)).toBeVisible()
})

// The press had done nothing that was seen.
test('who types while the way on waits for its save reads that it did not go on', async () => {
  const shown: unknown[] = []
  const stopListening = bus.on('snackbar', message => shown.push(message))
  const late = Promise.withResolvers<unknown>()
  const { address } = await proceedWithChanged(() => late.promise)
  await userEvent.type(await number(), '-B')
  late.resolve(draft('OLD-HERE', 2))
  await waitFor(() => expect(shown).toMatchObject([{ text: expect.stringContaining('もう一度「確認へ進む」') }]))
  expect(address()).toBe('/payments/add/invoiceinfo')
  stopListening()
})

test('where neither is chosen, the input of here is offered when the draft is opened again', async () => {
  const { leave } = await typeIntoChanged()
  leave()
  act(leaveFlow)
  await renderAt('/payments/draft/5')
  await userEvent.click(await screen.findByRole('button', { name: '続きから入力する' }))
  expect(await number()).toHaveValue('OLD-HERE')
  expect(await screen.findByRole('button', overwrite, { timeout: 4000 })).toBeVisible()
})

test('a draft into which only a program has put its readings is no question', async () => {
  const network = answerWith({
    ...answers,
    [get]: draft('OLD', 0),
    [put]: async (request: Request) => {
      const { known_updated_at } = (await request.json()) as { known_updated_at: string }
      return known_updated_at === at(1) ? draft('OLD-A', 2) : refusal(409, 'draft_changed')
    },
  })
  await renderAt('/payments/draft/5')
  await userEvent.type(await number(), '-A')
  network.answer(get, draft('READ', 1, []))
  await save()
  expect(await screen.findByText(/10:02 に下書きを保存しました/)).toBeVisible()
})

test('a save whose answer was lost is no change made elsewhere', async () => {
  let stored: unknown
  const network = answerWith({
    ...answers,
    [get]: draft('OLD', 0),
    [put]: async (request: Request) => {
      stored = ((await request.json()) as { values: object }).values
      throw new TypeError('fetch failed')
    },
  })
  await renderAt('/payments/draft/5')
  await userEvent.type(await number(), '-A')
  await save()
  await screen.findByText(/下書きを保存できませんでした/)
  network.answer(get, {
    ...draft('OLD-A', 1),
    values: Object.fromEntries(Object.entries(stored as object).toReversed()),
  })
  network.answer(put, async (request: Request) => {
    const { known_updated_at } = (await request.json()) as { known_updated_at: string }
    return known_updated_at === at(1) ? draft('OLD-AB', 2) : refusal(409, 'draft_changed')
  })
  await userEvent.type(await number(), 'B')
  await save()
  expect(await screen.findByText(/10:02 に下書きを保存しました/)).toBeVisible()
})
