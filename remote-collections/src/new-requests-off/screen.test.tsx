import { act, screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith, lost, refusal } from '@invoice-card/config/testing/network'
import { readDraft, readEntry, readRequestFlow } from '../request-flow/store.ts'
import { emptyDraft } from '../testing/draft.ts'
import { renderAt } from '../testing/render-at.tsx'
import { beginRequest, beginWith, confirmAnswers, filledForm, leaveFlow, madeAnswer } from '../testing/request-flow.ts'

const off = { takesNew: false }
const words = { level: 1, name: 'この機能は現在ご利用いただけません' }
const newDraft = 'POST /api/v1/invoice_request_drafts'
const create = 'POST /api/v1/invoices/request_sellers'
const savedDraft = { ...emptyDraft, buyer_name: '北都工業株式会社', amount: 110_000, was_there: false }

/** Somebody has typed a whole request and saved none of it yet. */
function beginTyped() {
  beginRequest(filledForm)
  const { bankFormInfo } = readEntry()
  beginWith({ editedFields: ['billing_amount'], bankFormInfo: { ...bankFormInfo, accountId: 9 } })
}

beforeEach(() => beginRequest())

test.each(['create', 'add/invoiceinfo', 'add/account', 'add/confirm', 'draft/4'])(
  'while it is off, %s says so, and that drafts are still there',
  async path => {
    const network = answerWith({})
    await renderAt(`/collections/${path}`, off)
    expect(await screen.findByRole('heading', words)).toBeVisible()
    expect(await screen.findByText(/保存済みの下書きは、そのまま残っています/)).toBeVisible()
    expect(screen.getByRole('link', { name: '下書きの一覧へ' })).toHaveAttribute('href', '/collections/draft')
    expect(network.calls()).toEqual([])
  },
)

test('typed text that cannot be saved is still there, and is saved by another try', async () => {
  beginTyped()
  const network = answerWith({ [newDraft]: lost })
  await renderAt('/collections/add/invoiceinfo', off)
  expect(await screen.findByText(/下書きに保存できませんでした/)).toBeVisible()
  expect(readEntry().invoiceFormInfo?.billing_amount).toBe('110000')
  network.answer(newDraft, savedDraft)
  await userEvent.click(screen.getByRole('button', { name: 'もう一度保存する' }))
  expect(await screen.findByText(/入力された内容は、下書きに保存されています/)).toBeVisible()
  expect(readDraft(readEntry())?.id).toBe(4)
  expect(readEntry().invoiceFormInfo).toMatchObject({ billing_amount: '110000' })
})

describe('a refused save says what is the case and what to do', () => {
  const update = 'PUT /api/v1/invoice_request_drafts/4'
  const list = 'GET /api/v1/invoice_request_drafts'

  test('changed in another tab, it is overwritten only when that is asked for', async () => {
    beginTyped()
    beginWith({ openedDraft: { id: 4, updated_at: savedDraft.updated_at } })
    const network = answerWith({ [update]: refusal(409, 'draft_changed') })
    await renderAt('/collections/add/invoiceinfo', off)
    expect(await screen.findByText('下書きが別の画面で変更されています')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'もう一度保存する' })).toBeNull()
    network.answer(update, savedDraft)
    await userEvent.click(screen.getByRole('button', { name: 'この画面の内容で上書きする' }))
    expect(await screen.findByText(/入力された内容は、下書きに保存されています/)).toBeVisible()
    const [first, second] = (await network.bodies(update)) as { known_updated_at?: string }[]
    expect([first?.known_updated_at, second?.known_updated_at]).toEqual([savedDraft.updated_at, undefined])
  })

  test('too many drafts: one can be deleted first, and what was typed waits beside the list', async () => {
    beginTyped()
    answerWith({
      [newDraft]: refusal(409, 'draft_limit_reached'),
      [list]: { invoice_request_drafts: [], count: 0 },
    })
    const { go } = await renderAt('/collections/add/invoiceinfo', off)
    expect(await screen.findByText(/下書きの保存件数が上限に達している/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'もう一度保存する' })).toBeVisible()
    expect(screen.getByRole('link', { name: '不要な下書きを削除する' })).toHaveAttribute('href', '/collections/draft')
    await go('/collections/draft')
    // As the host does after the navigation.
    act(leaveFlow)
    expect(await screen.findByRole('button', { name: '続きから入力する（北都工業株式会社）' })).toBeVisible()
  })

  test('sent in another tab, there is the request', async () => {
    beginTyped()
    const body = { status: 'draft_already_sent', message: 'x', details: { invoice_id: 31 } }
    answerWith({ [newDraft]: Response.json(body, { status: 409 }) })
    await renderAt('/collections/add/invoiceinfo', off)
    const link = await screen.findByRole('link', { name: /送信したご依頼を見る/ })
    expect(link).toHaveAttribute('href', expect.stringMatching(/\/collections\/request\/31$/))
  })
})

test('a screen stays under the hands, the next one says that it is off, and on again it goes on', async () => {
  beginTyped()
  answerWith({ ...confirmAnswers, [newDraft]: savedDraft })
  const { switchTo, go } = await renderAt('/collections/add/invoiceinfo')
  const amount = await screen.findByLabelText(/^10%対象（税抜）/)
  await switchTo(off)
  expect(amount).toBeVisible()
  await go('/collections/add/account')
  expect(await screen.findByRole('heading', words)).toBeVisible()
  await switchTo({ takesNew: true })
  // The content is still valid.
  expect(await screen.findByRole('radio', { name: /みずほ銀行/ })).toBeVisible()
})

describe('switched off before sending', () => {
  const refused = refusal(403, 'feature_disabled', 'この機能は現在ご利用いただけません。')
  const send = async () => userEvent.click(await screen.findByRole('button', { name: 'メールを送って依頼する' }))
  beforeEach(beginTyped)

  test('it does not promise a draft that cannot be saved, and saves it by another try', async () => {
    const network = answerWith({ ...confirmAnswers, [create]: refused, [newDraft]: lost })
    await renderAt('/collections/add/confirm')
    await screen.findByText(/手数料（税込/)
    await send()
    expect(await screen.findByText(/入力された内容を下書きに保存できませんでした/)).toBeVisible()
    expect(screen.queryByText(/下書きに保存されています/)).toBeNull()
    network.answer(newDraft, savedDraft)
    await userEvent.click(screen.getByRole('button', { name: 'もう一度保存する' }))
    expect(await screen.findByText(/入力された内容は、下書きに保存されています/)).toBeVisible()
  })

  test('a draft that another tab has changed is overwritten only when that is asked for', async () => {
    beginWith({ openedDraft: { id: 4, updated_at: null } })
    const update = 'PUT /api/v1/invoice_request_drafts/4'
    const network = answerWith({ ...confirmAnswers, [create]: refused, [update]: refusal(409, 'draft_changed') })
    await renderAt('/collections/add/confirm')
    await screen.findByText(/手数料（税込/)
    await send()
    expect(await screen.findByText('下書きが別の画面で変更されています')).toBeVisible()
    network.answer(update, savedDraft)
    await userEvent.click(screen.getByRole('button', { name: 'この画面の内容で上書きする' }))
    expect(await screen.findByText(/入力された内容は、下書きに保存されています/)).toBeVisible()
  })

  test('it is refused in the same words, and sent once it is on', async () => {
    const network = answerWith({ ...confirmAnswers, [create]: refused, [newDraft]: savedDraft })
    const { address } = await renderAt('/collections/add/confirm')
    await screen.findByText(/手数料（税込/)
    await send()
    expect(await screen.findByText(/この機能は現在ご利用いただけません。入力された内容は、下書きに保存/)).toBeVisible()
    expect(readRequestFlow()).toMatchObject({
      stage: 'refused',
      entry: { invoiceFormInfo: { billing_amount: '110000' } },
    })
    network.answer(create, madeAnswer)
    await send()
    await waitFor(() => expect(address()).toBe('/collections/complete'))
  })
})

test('a list offers no new request while it is off, and says why', async () => {
  answerWith({ 'GET /api/v1/invoice_request_drafts': { invoice_request_drafts: [], count: 0 } })
  await renderAt('/collections/draft', off)
  expect(await screen.findByText(/新しいご依頼の受付を停止しています/)).toBeVisible()
  expect(screen.queryByRole('link', { name: '新しく依頼する' })).not.toBeInTheDocument()
})
