import '../testing/page.ts'
import { screen, userEvent, waitFor, within } from '@invoice-card/config/testing'
import { queryClient } from '@invoice-card/remote'
import { clearTokens, loginUserAtom, readTokens, store } from '@invoice-card/session'
import { answerWith, lost, refusal } from '@invoice-card/config/testing/network'
import { pendingRequestKeyAtom } from '../session/pending-request-key.ts'
import { demoInformation, demoTokens } from '../testing/demo-user.ts'
import { filledRegistration } from '../testing/registration.tsx'
import { addressOf, renderAt } from '../testing/render-screen.tsx'
import { Component as Confirm } from './confirm-screen.tsx'
import { registrationAtom, registrationResultAtom, registrationTokenAtom } from './flow-state.ts'
import { Component as Result } from './result-screen.tsx'
import { Component as Form } from './screen.tsx'

const check = 'POST /api/v1/user_simple_check'
const register = 'POST /api/v1/users/corporation'
const accepted = { result: 'accepted', reasons: [], email_address: 'naoko@north.example.jp' }
const open = (path = '/registration/confirm') =>
  renderAt(path, [
    {
      path: '/registration/confirm',
      element: (
        <main>
          <Confirm />
        </main>
      ),
    },
    { path: '/registration/result', element: <Result /> },
    { path: '/registration', element: <Form /> },
    { path: '*', element: <p>次の画面</p> },
  ])
const send = async () => {
  await screen.findByText('コバヤシ マコト')
  await userEvent.click(screen.getByRole('button', { name: 'この内容で登録する' }))
}

beforeEach(() => {
  queryClient.clear()
  store.set(registrationTokenAtom, 'token')
  store.set(registrationAtom, filledRegistration)
  store.set(registrationResultAtom, '')
  store.set(pendingRequestKeyAtom, '')
  clearTokens()
})

test.each([
  ['without an accepted code', () => store.set(registrationTokenAtom, ''), '/signup?again=1'],
  [
    'with a form that has a fault',
    () => store.set(registrationAtom, { ...filledRegistration, is_terms_agreed: false }),
    '/registration',
  ],
])('%s it leads back', async (_, arrange, end) => {
  arrange()
  answerWith({ [check]: accepted })
  const router = open()
  await waitFor(() => expect(addressOf(router)).toBe(end))
})

test('the step before leads back to what was typed, the one before that nowhere', async () => {
  answerWith({ [check]: accepted })
  const router = open()
  const steps = within(await screen.findByRole('navigation', { name: '手順' }))
  expect(steps.queryByRole('button', { name: /メールアドレスの確認/ })).toBeNull()
  await userEvent.click(steps.getByRole('button', { name: /会社情報の入力/ }))
  await waitFor(() => expect(addressOf(router)).toBe('/registration'))
})

test('shows each value in the spelling in which it is stored', async () => {
  answerWith({ [check]: accepted })
  open()
  for (const stored of [
    '(株)ノースリンク',
    'ノースリンク',
    '1999997470185',
    '小林 誠',
    'コバヤシ マコト',
    '1980年4月1日（昭和55年）',
    '〒060-0005',
    'カ）ノースリンク',
    '03-5218-0110',
    'naoko@north.example.jp',
  ])
    expect(await screen.findByText(stored)).toBeVisible()
})

test('says what the screening wonders about, and lets the user go on', async () => {
  answerWith({
    [check]: {
      result: 'attention',
      reasons: [{ code: 'corporate_number_unknown', message: '番号をご確認ください。' }],
    },
    [register]: { user_id: 1, buyer_id: 1, result: 'under_review' },
  })
  const router = open()
  expect(await screen.findByText('番号をご確認ください。')).toBeVisible()
  await send()
  await waitFor(() => expect(addressOf(router)).toBe('/registration/result'))
  expect(await screen.findByRole('heading', { name: 'ご登録を受け付けました' })).toBeVisible()
})

// It stood there twice, in yellow and in red, above a button that could only be refused.
test('a registered number is reported once, with ways on, and cannot be registered', async () => {
  const message = 'この法人番号はすでに登録されています。社内のご担当者さまにご確認ください。'
  answerWith({ [check]: { result: 'attention', reasons: [{ code: 'corporate_number_registered', message }] } })
  open()
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'この内容で登録する' })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'サインインする' })).toHaveAttribute('href', '/signin')
  expect(screen.getByRole('link', { name: /お問い合わせ/ })).toHaveAttribute('href', 'https://help.example.jp/contact')
  expect(screen.getByRole('link', { name: '修正する' })).toBeVisible()
  expect(screen.getByText('この内容では登録できません。次のご案内をご確認ください。')).toBeVisible()
  expect(screen.queryByText('内容をご確認のうえ、登録してください。')).not.toBeInTheDocument()
})

test('a refusal is shown, and everything typed is still there', async () => {
  answerWith({
    [check]: accepted,
    [register]: refusal(409, 'corporate_number_registered', 'この法人番号はすでに登録されています。'),
  })
  open()
  await send()
  expect(await screen.findByText('この法人番号はすでに登録されています。')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'この内容で登録する' })).not.toBeInTheDocument()
  expect(store.get(registrationAtom)).toEqual(filledRegistration)
})

// A name with a sign that no name has is refused by the server alone, at the end of the registration.
test('a refusal of fields is shown here and at the fields of the form, until they change', async () => {
  const message = '「<」「>」などの記号やリンクは、お名前に入力できません。'
  answerWith({
    'GET /api/v1/business_categories': { business_categories: [] },
    'POST /api/v1/users/validation': { fields: [], suggestions: [] },
    [check]: accepted,
    [register]: Response.json(
      {
        status: 'registration_invalid',
        message: '入力内容に誤りがあります。',
        fields: [{ field: 'user_last_name', message }],
      },
      { status: 422 },
    ),
  })
  open()
  await send()
  expect(await screen.findByText(message)).toBeVisible()
  await userEvent.click(screen.getByRole('link', { name: '修正する' }))
  expect(await screen.findByText(`＊${message}`)).toBeVisible()
  await userEvent.type(screen.getByLabelText('姓必須'), '林')
  expect(screen.queryByText(`＊${message}`)).not.toBeInTheDocument()
})

// The button stands a screen and a half below: on a phone it looked as if nothing had happened.
test('what went wrong takes the focus, again with each press', async () => {
  const network = answerWith({ [check]: accepted, [register]: lost })
  open()
  await send()
  const failure = async () => (await screen.findByText(/^サーバーに接続できませんでした。/)).closest('[tabindex="-1"]')
  await waitFor(async () => expect(await failure()).toHaveFocus())
  await userEvent.click(screen.getByRole('button', { name: 'この内容で登録する' }))
  await waitFor(() => expect(network.calls().filter(call => call === register)).toHaveLength(2))
  await waitFor(async () => expect(await failure()).toHaveFocus())
})

// It said that the sign-in had failed.
test('an answer that nobody expected is reported in words that fit a registration', async () => {
  answerWith({ [check]: accepted, [register]: { result: 'unheard of' } })
  open()
  await send()
  expect(await screen.findByText(/^処理を完了できませんでした。/)).toBeVisible()
  expect(screen.queryByText(/サインインできませんでした/)).toBeNull()
})

test('a sign-up that is too old says so, and the typed text stays', async () => {
  answerWith({ [check]: refusal(400, 'registration_token_invalid') })
  open()
  expect(await screen.findByRole('heading', { name: '登録の有効時間が過ぎました' })).toHaveFocus()
  expect(screen.getByRole('link', { name: 'はじめから登録する' })).toHaveAttribute('href', '/signup?again=1')
  expect(store.get(registrationAtom)).toEqual(filledRegistration)
})

test('two quick presses register once, and nothing typed stays in the browser', async () => {
  const network = answerWith({ [check]: accepted, [register]: { user_id: 1, buyer_id: 1, result: 'registered' } })
  const router = open()
  await screen.findByText('コバヤシ マコト')
  const button = screen.getByRole('button', { name: 'この内容で登録する' })
  await Promise.all([userEvent.click(button), userEvent.click(button)])
  await waitFor(() => expect(addressOf(router)).toBe('/registration/result'))
  expect(await screen.findByRole('heading', { name: 'ご登録が完了しました' })).toBeVisible()
  expect(network.calls().filter(call => call === register)).toHaveLength(1)
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('ノースリンク')
})

const signedIn = {
  [check]: accepted,
  [register]: { buyer_id: 1, result: 'registered', session: demoTokens },
  'GET /api/v1/users/information': demoInformation,
}

test('a user who registers is signed in, and goes on to the top page', async () => {
  answerWith(signedIn)
  const router = open()
  await send()
  await waitFor(() => expect(addressOf(router)).toBe('/registration/result'))
  expect(await screen.findByRole('link', { name: 'トップページへ' })).toHaveAttribute('href', '/toppage')
  expect(screen.getByRole('link', { name: '取引先を登録する' })).toHaveAttribute('href', '/suppliers/add/company')
  expect(readTokens()).toEqual(demoTokens)
})

test('a user who leaves the result before it is known who signed in is not led back to it', async () => {
  const { promise: known, resolve } = Promise.withResolvers<object>()
  store.set(loginUserAtom, null)
  const network = answerWith({
    ...signedIn,
    'GET /api/v1/users/information': () => known.then(information => Response.json(information)),
  })
  const router = open()
  await send()
  await userEvent.click(await screen.findByRole('link', { name: 'トップページへ' }))
  expect(await screen.findByText('次の画面')).toBeVisible()
  resolve(demoInformation)
  await waitFor(() => expect(store.get(loginUserAtom)).not.toBeNull())
  expect(addressOf(router)).toBe('/toppage')
  expect(network.requestsOf(register)).toHaveLength(1)
})

test('a user who came by a request goes on to it', async () => {
  store.set(pendingRequestKeyAtom, 'key')
  answerWith(signedIn)
  open()
  await send()
  expect(await screen.findByRole('link', { name: 'ご依頼のお支払いに進む' })).toHaveAttribute('href', '/request')
})
