import { act, screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith, lost, refusal } from '@invoice-card/config/testing/network'
import type { RequestSellerDetail } from '@invoice-card/contracts'
import { bus } from '@invoice-card/events'
import { loginUserAtom, store } from '@invoice-card/session'
import { readDraft, readEntry } from '../request-flow/store.ts'
import { emptyDraft } from '../testing/draft.ts'
import { renderAt } from '../testing/render-at.tsx'
import {
  answers,
  beginRequest,
  beginWith,
  confirmAnswers,
  filledForm,
  leaveFlow,
  madeAnswer,
} from '../testing/request-flow.ts'
import { entryOfEarlier } from '../request-flow/earlier-flow.ts'
import { draftsSaved } from './save-draft.ts'

const create = 'POST /api/v1/invoice_request_drafts'
const update = 'PUT /api/v1/invoice_request_drafts/4'
const list = 'GET /api/v1/invoice_request_drafts'
const saved = { ...emptyDraft, buyer_name: '北都工業株式会社', amount: 110_000 }
const goOn = '続きから入力する（北都工業株式会社）'
const shown = jest.fn()
let stop = () => {}

beforeEach(() => {
  beginRequest({ ...filledForm, invoice_number: '' })
  shown.mockClear()
  stop = bus.on('toast', shown)
})
afterEach(() => stop())

/** Types a number and leaves for a screen outside of the flow, before the pause in which it would be saved. */
async function typeAndLeave() {
  const { leave } = await renderAt('/collections/add/invoiceinfo')
  await userEvent.type(await screen.findByLabelText(/^請求書番号/), 'S-9')
  leave()
  // As the host does after the navigation.
  leaveFlow()
}

test('input that cannot be saved on leaving is offered, and goes on where it was', async () => {
  const network = answerWith({ ...answers, [create]: lost })
  await typeAndLeave()
  const link = { to: '/collections/create', label: '続きから入力する' }
  await waitFor(() => expect(shown).toHaveBeenCalledWith(expect.objectContaining({ kind: 'error', link })))
  const { address } = await renderAt('/collections/create')
  network.answer(create, { ...saved, was_there: false })
  await userEvent.click(await screen.findByRole('button', { name: goOn }))
  await waitFor(() => expect(address()).toBe('/collections/add/invoiceinfo'))
  expect(await screen.findByLabelText(/^請求書番号/)).toHaveValue('S-9')
  // Saved by itself, without another key.
  await waitFor(() => expect(readDraft(readEntry())?.id).toBe(4), { timeout: 4000 })
  await waitFor(() => expect(readEntry().isDraftUnsaved).toBe(false))
})

describe('a copy of an earlier request whose page is left', () => {
  const openCopy = async () => {
    beginWith(entryOfEarlier(madeAnswer as unknown as RequestSellerDetail, '2026-11-20'))
    answerWith({ ...answers, [create]: lost, [list]: { invoice_request_drafts: [], count: 0 } })
    const { go } = await renderAt('/collections/add/invoiceinfo')
    await waitFor(() => expect(screen.getByLabelText(/^入金日/)).not.toHaveValue(''))
    return go
  }
  const leavePage = async (go: (to: string) => Promise<void>) => {
    act(() => void dispatchEvent(new Event('pagehide')))
    act(leaveFlow)
    await go('/collections/draft')
    await screen.findByText(/下書きはありません/)
  }

  test('is not offered where nobody touched it', async () => {
    await leavePage(await openCopy())
    expect(screen.queryByRole('button', { name: goOn })).toBeNull()
  })

  test('is offered where its message was changed', async () => {
    const go = await openCopy()
    await userEvent.type(screen.getByLabelText(/^依頼先へのメッセージ/), '11月分')
    await leavePage(go)
    expect(screen.getByRole('button', { name: goOn })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '入力内容を破棄する（北都工業株式会社）' }))
  })
})

test('a save that fails after the sign-out leaves nothing for the next user who signs in', async () => {
  answerWith({ ...answers, [create]: lost })
  const { leave } = await renderAt('/collections/add/invoiceinfo')
  await userEvent.type(await screen.findByLabelText(/^請求書番号/), 'S-9')
  leave()
  leaveFlow()
  store.set(loginUserAtom, null)
  await draftsSaved()
  await renderAt('/collections/create')
  expect(screen.queryByRole('button', { name: goOn })).toBeNull()
  expect(shown).not.toHaveBeenCalled()
})

test('input over the limit of drafts is offered beside them until it is discarded', async () => {
  answerWith({
    ...answers,
    [create]: refusal(409, 'draft_limit_reached'),
    [list]: { invoice_request_drafts: [], count: 0 },
  })
  await typeAndLeave()
  await waitFor(() => expect(shown).toHaveBeenCalled())
  await renderAt('/collections/draft')
  expect(await screen.findByRole('button', { name: goOn })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '入力内容を破棄する（北都工業株式会社）' }))
  expect(screen.queryByRole('button', { name: goOn })).toBeNull()
})

// The words named the drafts, and nothing led there.
test('a form over the limit of drafts leads to them', async () => {
  answerWith({ ...answers, [create]: refusal(409, 'draft_limit_reached') })
  await renderAt('/collections/add/invoiceinfo')
  await userEvent.type(await screen.findByLabelText(/^請求書番号/), 'S-9')
  const link = await screen.findByRole('link', { name: '不要な下書きを削除する' }, { timeout: 4000 })
  expect(link).toHaveAttribute('href', '/collections/draft')
})

test('the next step of the flow saves what the one before could not', async () => {
  const network = answerWith({ ...confirmAnswers, [create]: lost, [update]: saved })
  await renderAt('/collections/add/invoiceinfo')
  await userEvent.type(await screen.findByLabelText(/^請求書番号/), 'S-9')
  await userEvent.click(screen.getByRole('button', { name: '入金先の選択へ進む' }))
  await screen.findByRole('radio', { name: /みずほ銀行/ })
  await waitFor(() => expect(readEntry().isDraftUnsaved).toBe(true))
  network.answer(create, { ...saved, was_there: false })
  expect(await screen.findByText(/に下書きを保存しました/, {}, { timeout: 4000 })).toBeVisible()
  expect(await network.bodies(create)).toContainEqual(
    expect.objectContaining({ values: expect.objectContaining({ invoice_number: 'S-9' }) }),
  )
  expect(shown).not.toHaveBeenCalled()
})
