import { screen, userEvent, waitFor, within } from '@invoice-card/config/testing'
import { answerWith, lost, refusal } from '@invoice-card/config/testing/network'
import { readRequestFlow } from '../request-flow/store.ts'
import { emptyDraft } from '../testing/draft.ts'
import { renderAt } from '../testing/render-at.tsx'
import { beginWith, beginWithAccount, confirmAnswers, filledForm, madeAnswer } from '../testing/request-flow.ts'

const path = '/collections/add/confirm'
const create = 'POST /api/v1/invoices/request_sellers'
const send = async (name = 'メールを送って依頼する') => userEvent.click(await screen.findByRole('button', { name }))
const keysOf = (requests: readonly Request[]) => requests.map(({ headers }) => headers.get('idempotency-key'))

beforeEach(() => beginWithAccount())

test('after a lost answer the same call goes out under the same key', async () => {
  const network = answerWith({ ...confirmAnswers, [create]: lost })
  const { address } = await renderAt(path)
  await screen.findByText(/手数料（税込/)
  await send()
  expect(await screen.findByText('ご依頼の結果を確認できませんでした')).toBeVisible()
  network.answer(create, madeAnswer)
  await send('結果を確認する')
  await waitFor(() => expect(address()).toBe('/collections/complete'))
  const [first, second] = await network.bodies(create)
  expect(second).toEqual(first)
  const [key, keyAgain] = keysOf(network.requestsOf(create))
  expect(key).toBeTruthy()
  expect(keyAgain).toBe(key)
})

test('a refusal of a field leads to the field, where it is shown', async () => {
  answerWith({
    ...confirmAnswers,
    [create]: refusal(422, 'deposit_date_not_available', 'この入金日は選択できません。'),
  })
  const { address } = await renderAt(path)
  await screen.findByText(/手数料（税込/)
  await send()
  await userEvent.click(await screen.findByRole('link', { name: '内容を修正する' }))
  await waitFor(() => expect(address()).toBe('/collections/add/invoiceinfo'))
  expect(await screen.findByLabelText(/^入金日/)).toBeInvalid()
  expect(readRequestFlow().stage).toBe('refused')
})

test('a company that is not verified is led to its verification, and nothing typed is lost', async () => {
  answerWith({ ...confirmAnswers, [create]: refusal(403, 'company_not_verified', '会社の確認が必要です。') })
  await renderAt(path)
  await screen.findByText(/手数料（税込/)
  await send()
  expect(await screen.findByText('会社の確認が必要です。')).toBeVisible()
  expect(screen.getByRole('link', { name: /会社の確認に進む/ })).toBeVisible()
  expect(readRequestFlow().stage).not.toBe('settled')
})

test('a company that is frozen meanwhile is led from the refusal to where it can ask', async () => {
  answerWith({ ...confirmAnswers, [create]: refusal(403, 'company_frozen', 'ご利用を停止しています。') })
  await renderAt(path)
  await screen.findByText(/手数料（税込/)
  await send()
  const notice = within(await screen.findByRole('alert'))
  expect(notice.getByRole('link', { name: 'お問い合わせ' })).toBeVisible()
})

test('a buyer that may not be asked: the notice leads to us, and the field asks for nothing', async () => {
  const message = 'この取引先にはご依頼いただけません。詳しくは、お問い合わせください。'
  answerWith({ ...confirmAnswers, [create]: refusal(422, 'supplier_not_allowed', message) })
  await renderAt(path)
  await screen.findByText(/手数料（税込/)
  await send()
  const notice = within(await screen.findByRole('alert'))
  expect(notice.getByRole('link', { name: 'お問い合わせ' })).toBeVisible()
  await userEvent.click(notice.getByRole('link', { name: '内容を修正する' }))
  expect(await screen.findByText('＊この取引先にはご依頼いただけません。')).toBeVisible()
})

test('a duplicate is asked about once more, with a new key and the word that it was seen', async () => {
  const network = answerWith({ ...confirmAnswers, [create]: refusal(409, 'duplicate_request') })
  await renderAt(path)
  await screen.findByText(/手数料（税込/)
  await send()
  network.answer(create, madeAnswer)
  await send('重複を確認のうえ依頼する')
  await waitFor(() => expect(readRequestFlow()).toMatchObject({ stage: 'settled', made: { id: 18 } }))
  const bodies = await network.bodies(create)
  expect(bodies.map(body => (body as { is_duplicate_accepted?: boolean }).is_duplicate_accepted)).toEqual([
    undefined,
    true,
  ])
  expect(new Set(keysOf(network.requestsOf(create))).size).toBe(2)
})

test('the request names the key of a draft whose first save may still be on its way', async () => {
  const draftKey = 'f2a8a0f4-6c2e-4f4e-8a6c-0d6a1f1b7c55'
  beginWith({ draftKey })
  const network = answerWith({ ...confirmAnswers, [create]: madeAnswer })
  await renderAt(path)
  await screen.findByText(/手数料（税込/)
  await send()
  await waitFor(() => expect(readRequestFlow()).toMatchObject({ stage: 'settled', made: { id: 18 } }))
  expect(await network.bodies(create)).toMatchObject([{ draft_key: draftKey }])
})

test('a draft that is gone does not stop the request', async () => {
  beginWith({ openedDraft: { id: 4, updated_at: null } })
  const network = answerWith({
    ...confirmAnswers,
    [create]: async (request: Request) =>
      'draft_id' in ((await request.json()) as object) ? refusal(404, 'draft_not_found') : Response.json(madeAnswer),
  })
  const { address } = await renderAt(path)
  await screen.findByText(/手数料（税込/)
  await send()
  await waitFor(() => expect(address()).toBe('/collections/complete'))
  expect(network.requestsOf(create)).toHaveLength(2)
})

test('a request that is made has every step ticked', async () => {
  answerWith({ ...confirmAnswers, [create]: madeAnswer })
  const { address } = await renderAt(path)
  await screen.findByText(/手数料（税込/)
  await send()
  await waitFor(() => expect(address()).toBe('/collections/complete'))
  const steps = within(await screen.findByRole('navigation', { name: '手順' })).getAllByRole('listitem')
  expect(steps.map(({ dataset }) => dataset['state'])).toEqual(Array(5).fill('completed'))
})

test('a draft that another tab has sent is not sent a second time: there is the request', async () => {
  beginWith({ openedDraft: { id: 4, updated_at: null } })
  const body = { status: 'draft_already_sent', message: 'x', details: { invoice_id: 31 } }
  const network = answerWith({ ...confirmAnswers, [create]: Response.json(body, { status: 409 }) })
  await renderAt(path)
  await screen.findByText(/手数料（税込/)
  await send()
  expect(await screen.findByText('このご依頼は送信済みです')).toBeVisible()
  const link = screen.getByRole('link', { name: /送信したご依頼を見る/ })
  expect(link).toHaveAttribute('href', expect.stringMatching(/\/collections\/request\/31$/))
  expect(network.requestsOf(create)).toHaveLength(1)
})

test('mail and page are previewed; a link alone shows no mail and says so in the call', async () => {
  const network = answerWith({ ...confirmAnswers, [create]: madeAnswer })
  await renderAt(path)
  expect(await screen.findByText('【お支払いのご依頼】')).toBeVisible()
  expect(screen.getByText('内容と、依頼先に届くメールをご確認ください。')).toBeVisible()
  // Nobody is told which address is a customer's, whose mail has another greeting and link.
  expect(screen.getByText(/登録済みの場合は、宛名、サービスのご案内、リンクが一部異なります/)).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: /リンクだけを作る/ }))
  expect(screen.queryByText('【お支払いのご依頼】')).not.toBeInTheDocument()
  expect(screen.queryByText(/依頼先に届くメールをご確認ください/)).toBeNull()
  await send('リンクを作成する')
  expect(await screen.findByRole('img', { name: 'お支払いのリンクのQRコード' })).toBeVisible()
  expect(screen.getByLabelText(/^リンク/)).toHaveValue('https://example.jp/r/abc')
  expect(screen.getByRole('link', { name: 'ご依頼の詳細を見る' })).toHaveAttribute('href', '/collections/request/18')
  expect(await network.bodies(create)).toMatchObject([
    {
      is_send_request_mail: false,
      service_fee_amount: 3_300,
      deposit_amount: 106_700,
      consumption_tax_amount: 10_000,
      account_id: 9,
      file_ids: [],
      supplier: { kind: 'existing', supplier_id: 7 },
    },
  ])
})

test('the page of the request is shown as its buyer gets it, and its buttons do nothing', async () => {
  answerWith(confirmAnswers)
  await renderAt(path)
  const page = within(await screen.findByRole('group', { name: '依頼先に表示されるページ' }))
  expect(page.getByRole('heading', { level: 3, name: '株式会社サンプル商事からのお支払いのご依頼' })).toBeVisible()
  for (const text of [
    '110,000',
    '手数料 0円（請求元が負担します）',
    '田中 一郎 様',
    '2026年11月25日(水) 12:00',
    '請求書カード払い',
  ])
    expect(page.getByText(text, { exact: false })).toBeVisible()
  expect(page.getByText('新規登録して支払いに進む').closest('[inert]')).toBeVisible()
})

test('a choice of the link alone is saved in the draft', async () => {
  beginWith({ editedFields: ['message'], openedDraft: { id: 4, updated_at: null } })
  const update = 'PUT /api/v1/invoice_request_drafts/4'
  const network = answerWith({ ...confirmAnswers, [update]: { id: 4, updated_at: '2026-11-20T01:00:00Z' } })
  await renderAt(path)
  await userEvent.click(await screen.findByRole('radio', { name: /リンクだけを作る/ }))
  await waitFor(() => expect(network.calls()).toContain(update), { timeout: 4000 })
  expect(await network.bodies(update)).toMatchObject([{ values: { is_send_request_mail: false } }])
})

test.each([
  ['after the due date', '2026-12-01', true],
  ['on the due date', '2026-11-30', false],
])('money that comes %s is or is not warned of above the button', async (_, deposit_date, isWarned) => {
  beginWith({ invoiceFormInfo: { ...filledForm, deposit_date } })
  answerWith(confirmAnswers)
  await renderAt(path)
  expect(await screen.findByRole('button', { name: 'メールを送って依頼する' })).toBeVisible()
  expect(screen.queryByText(/^入金日が支払期日より後です。/) !== null).toBe(isWarned)
})

// It stood with the account as well.
test('the day on which the money comes is shown once, with what arrives', async () => {
  beginWith({})
  answerWith(confirmAnswers)
  await renderAt(path)
  expect(await screen.findByText('入金日')).toBeVisible()
  expect(screen.getAllByText('入金日')).toHaveLength(1)
})

test('a draft that was sent is in its list no longer, however soon that is opened', async () => {
  const drafts = 'GET /api/v1/invoice_request_drafts'
  beginWith({ openedDraft: { id: 5, updated_at: null } })
  const network = answerWith({
    ...confirmAnswers,
    [create]: madeAnswer,
    [drafts]: { invoice_request_drafts: [{ ...emptyDraft, id: 5, buyer_name: '山田工房' }], count: 1 },
  })
  const { address, go } = await renderAt('/collections/draft')
  expect(await screen.findByRole('link', { name: '山田工房' })).toBeVisible()
  await go(path)
  await screen.findByText(/手数料（税込/)
  await send()
  await waitFor(() => expect(address()).toBe('/collections/complete'))
  network.answer(drafts, { invoice_request_drafts: [], count: 0 })
  await go('/collections/draft')
  await waitFor(() => expect(screen.queryByRole('link', { name: '山田工房' })).toBeNull())
})
