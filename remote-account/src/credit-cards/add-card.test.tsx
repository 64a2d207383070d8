import { act, screen, userEvent, waitFor, within } from '@invoice-card/config/testing'
import { answerWith, lost, refusal } from '@invoice-card/config/testing/network'
import { onSubmit, postFromCard, token, visa } from '../testing/card.ts'
import { renderAt } from '../testing/render-screen.tsx'

const list = 'GET /api/v1/invoices/credit_cards'
const create = 'POST /api/v1/invoices/credit_cards'
const registrationId = '2b7e1c9a-5f40-4a8d-8c3e-9d1f6a0b7c52'
const registration = `GET /api/v1/invoices/credit_cards/registrations/${registrationId}`
const alreadySaved = { status: 'already_saved', registration_id: registrationId, credit_card: visa }

async function openForm() {
  const address = await renderAt('/myaccount/creditcards')
  await userEvent.click(await screen.findByRole('button', { name: 'カードを追加する' }))
  return address
}
const press = () => userEvent.click(screen.getByRole('button', { name: 'カードを登録する' }))
const answers = { [list]: { credit_cards: [visa], limit: 10 }, [create]: alreadySaved, [registration]: alreadySaved }

const keysOf = (network: ReturnType<typeof answerWith>) =>
  network.requestsOf(create).map(({ headers }) => headers.get('idempotency-key'))

test('opens in the page, has the focus, says what is checked, and closes again', async () => {
  answerWith(answers)
  await openForm()
  expect(screen.getByRole('form', { name: 'カードの追加' })).toHaveFocus()
  // The card frame names them, at the number.
  expect(screen.queryByText(/ご利用いただけるカード/)).not.toBeInTheDocument()
  expect(screen.getByText(/1円の利用枠を確保し、すぐに取り消します/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'キャンセル' }))
  expect(screen.queryByRole('form', { name: 'カードの追加' })).not.toBeInTheDocument()
})

test('says that the frame is not there yet instead of doing nothing', async () => {
  const network = answerWith(answers)
  await openForm()
  await press()
  expect(screen.getByRole('alert')).toHaveTextContent('カード情報の入力欄を読み込んでいます')
  postFromCard({ type: 'ready' })
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(network.calls()).not.toContain(create)
})

afterEach(() => jest.useRealTimers())

test('of a frame that does not load one notice says so, and its button has the focus', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  answerWith(answers)
  await openForm()
  await act(() => jest.advanceTimersByTimeAsync(10_000))
  await press()
  expect(screen.getByRole('button', { name: 'もう一度読み込む' })).toHaveFocus()
  expect(screen.getAllByRole('alert')).toHaveLength(1)
})

test('leaves errors of the card to the frame, and shows what the gateway says', async () => {
  const network = answerWith(answers)
  await openForm()
  postFromCard({ type: 'ready' })
  onSubmit({ type: 'failed', code: 'invalid_input', message: '正しくない項目があります。' })
  await press()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  onSubmit({ type: 'failed', code: 'token_refused', message: 'このカードはご利用いただけませんでした。' })
  await press()
  expect(await screen.findByRole('alert')).toHaveTextContent('このカードはご利用いただけませんでした。')
  expect(network.calls()).not.toContain(create)
})

test('sends the token with a key, and shows the result where no issuer has to be asked', async () => {
  const network = answerWith(answers)
  const address = await openForm()
  postFromCard({ type: 'ready' })
  onSubmit(token)
  await press()
  expect(await screen.findByText('Visa 末尾1111はすでに登録されています')).toBeVisible()
  expect(await network.bodies(create)).toEqual([{ mdk_token: 'token-1' }])
  expect(network.requestsOf(create)[0]?.headers.get('idempotency-key')).toMatch(/^[\w-]{36}$/)
  expect(address()).toBe(`/myaccount/creditcards?registration_id=${registrationId}`)
  expect(screen.queryByRole('form', { name: 'カードの追加' })).not.toBeInTheDocument()
})

test('sends the same card under the same key where no answer came', async () => {
  const network = answerWith({ ...answers, [create]: lost })
  await openForm()
  postFromCard({ type: 'ready' })
  onSubmit(token)
  await press()
  expect(await screen.findByRole('alert')).toHaveTextContent('二重に登録されることはありません')
  network.answer(create, alreadySaved)
  // Each token is used once, so the same card gets another one.
  onSubmit({ ...token, token: 'token-2' })
  await press()
  expect(await screen.findByText('Visa 末尾1111はすでに登録されています')).toBeVisible()
  expect(new Set(keysOf(network)).size).toBe(1)
  expect(new Set((await network.bodies(create)).map(body => JSON.stringify(body))).size).toBe(1)
})

// The card that was typed first was sent again, whatever stood in the frame by then.
test('sends the newly typed card under its own key where another one got no answer', async () => {
  const network = answerWith({ ...answers, [create]: lost })
  await openForm()
  postFromCard({ type: 'ready' })
  onSubmit(token)
  await press()
  await screen.findByRole('alert')
  network.answer(create, alreadySaved)
  onSubmit({ ...token, token: 'token-2', last4: '0000', req_card_number: '353011******0000', brand: 'JCB' })
  await press()
  expect(await screen.findByText('Visa 末尾1111はすでに登録されています')).toBeVisible()
  expect((await network.bodies(create)).at(-1)).toEqual({ mdk_token: 'token-2' })
  expect(keysOf(network).at(-1)).not.toBe(keysOf(network)[0])
})

test('asks for another token after a refusal', async () => {
  const network = answerWith({
    ...answers,
    [create]: refusal(422, 'card_token_invalid', 'カード情報をもう一度入力してください。'),
  })
  await openForm()
  postFromCard({ type: 'ready' })
  const tokens = onSubmit(token)
  await press()
  expect(await screen.findByRole('alert')).toHaveTextContent('カード情報をもう一度入力してください。')
  network.answer(create, alreadySaved)
  await press()
  await waitFor(() => expect(tokens()).toBe(2))
  expect(new Set(network.requestsOf(create).map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2)
})

test('a limit that another tab has reached is shown, and the form goes', async () => {
  const network = answerWith({ ...answers, [create]: refusal(409, 'card_limit_reached') })
  await openForm()
  postFromCard({ type: 'ready' })
  onSubmit(token)
  network.answer(list, { credit_cards: [visa], limit: 1 })
  await press()
  expect(await screen.findByText('登録できるカードは1枚までです')).toBeVisible()
  expect(screen.queryByRole('form', { name: 'カードの追加' })).not.toBeInTheDocument()
})

test('a frozen company is led from the refusal to where it can ask', async () => {
  answerWith({ ...answers, [create]: refusal(403, 'company_frozen', 'ご利用を停止しています。') })
  await openForm()
  postFromCard({ type: 'ready' })
  onSubmit(token)
  await press()
  const notice = within(await screen.findByRole('alert'))
  expect(notice.getByText('ご利用を停止しています。')).toBeVisible()
  expect(notice.getByRole('link', { name: 'お問い合わせ' })).toBeVisible()
})
