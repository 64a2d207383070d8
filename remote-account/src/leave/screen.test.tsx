import { screen, userEvent, waitFor, within } from '@invoice-card/config/testing'
import { answerWith, lost, refusal } from '@invoice-card/config/testing/network'
import type { ClosureState } from '@invoice-card/contracts'
import { closedAccountAtom, readTokens, store, writeTokens } from '@invoice-card/session'
import { renderAt } from '../testing/render-screen.tsx'
import { signInAs, soleProprietorUser } from '../testing/user.ts'

const read = 'GET /api/v1/users/closure'
const send = 'POST /api/v1/users/closure/code'
const close = 'POST /api/v1/users/closure'

const state: ClosureState = {
  hindrances: [],
  count_hindrances: 0,
  ends: { credit_cards: 2, drafts: 0, open_requests: 1, received_requests: 0, external_clients: 0 },
  retained: { invoices: 42, files: 51, receipts: 37 },
  company_name: '株式会社サンプル商事',
  masked_email_address: 's****e@ex***',
  is_code_required: true,
}
const withoutCode = { ...state, is_code_required: false }
const hindrance = {
  kind: 'payment',
  invoice_id: 18,
  invoice_status: 3,
  is_action_required: false,
  is_own_request: false,
  name: '北星物流株式会社',
  amount: 64_900,
  created_at: '2026-11-20T01:00:00.000Z',
} as const
const sent = { challenge_id: 'c1', masked_email_address: 's****e@ex***', resend_after_seconds: 60 }

const open = () => renderAt('/myaccount/leave')
const dialog = () => within(screen.getByRole('alertdialog', { name: '退会しますか' }))
const button = async (name: string) =>
  within(await screen.findByRole('alertdialog', { name: '退会しますか' })).getByRole('button', { name })
const leave = async () => userEvent.click(await button('退会する'))
const password = () => screen.findByLabelText(/現在のパスワード/)
const goOn = () => userEvent.click(screen.getByRole('button', { name: '退会の確認へ進む' }))
const fillIn = async () => {
  await userEvent.type(await password(), 'secret')
  await userEvent.type(screen.getByLabelText(/「退会する」と入力/), '退会する')
  await goOn()
}
beforeEach(() => writeTokens({ access_token: 'a', id_token: 'i', refresh_token: 'r' }))

test('a failed load can be tried again', async () => {
  const network = answerWith({ [read]: new Response('', { status: 503 }) })
  await open()
  expect(await screen.findByText(/ただいま混み合っています/)).toBeVisible()
  network.answer(read, state)
  await userEvent.click(await screen.findByRole('button', { name: 'もう一度読み込む' }))
  expect(await password()).toBeVisible()
})

test('says first how to save the data, what ends and what stays', async () => {
  answerWith({ [read]: state })
  await open()
  expect(screen.getByRole('link', { name: 'データをダウンロードする' })).toHaveAttribute('href', '/myaccount/data')
  expect(await screen.findByText('2件のカード情報を、カード会社との連携先からも削除します。')).toBeVisible()
  expect(
    screen.getByText('お支払い待ちの1件を取り下げます。メールでご依頼した依頼先には、メールでお知らせします。'),
  ).toBeVisible()
  expect(screen.queryByText('カード払いのご依頼（受信）')).not.toBeInTheDocument()
  expect(screen.getByText('42件')).toBeVisible()
})

test('monthly requests that end are counted', async () => {
  answerWith({ [read]: { ...state, ends: { ...state.ends, request_schedules: 2 } } })
  await open()
  expect(await screen.findByText('2件をやめます。下書きは、準備されなくなります。')).toBeVisible()
})

test('a sole proprietor, who has no corporate number, may sign up again with the address', async () => {
  signInAs(soleProprietorUser)
  answerWith({ [read]: state })
  await open()
  expect(await screen.findByText(/^退会した後に、同じメールアドレスで新規登録/)).toBeVisible()
  expect(screen.queryByText(/法人番号/)).toBeNull()
})

test('with payments in progress there is no form, but a way to each of them', async () => {
  const network = answerWith({
    [read]: {
      ...state,
      count_hindrances: 3,
      hindrances: [
        hindrance,
        {
          ...hindrance,
          kind: 'request',
          invoice_id: 20,
          invoice_status: 1,
          is_own_request: true,
          name: '株式会社カイテ',
        },
        { ...hindrance, kind: 'card_payment', invoice_id: null, invoice_status: null, name: '株式会社アオバ' },
      ],
    },
  })
  await open()
  expect(await screen.findByText('お手続き中のお支払いなどが3件あるため、まだ退会できません')).toBeVisible()
  expect(screen.getByRole('link', { name: '北星物流株式会社 I-00000018' })).toHaveAttribute(
    'href',
    '/payments/reserved/18',
  )
  expect(screen.getByRole('link', { name: '株式会社カイテ I-00000020' })).toHaveAttribute(
    'href',
    '/collections/request/20',
  )
  expect(screen.queryByRole('link', { name: /株式会社アオバ/ })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: '退会の確認へ進む' })).not.toBeInTheDocument()
  network.answer(read, state)
  await userEvent.click(screen.getByRole('button', { name: '最新の状況を確認する' }))
  expect(await screen.findByRole('button', { name: '退会の確認へ進む' })).toBeVisible()
})

// One supplier stood there three times, and nothing told which payment was which.
test('payments to one supplier differ by number and day, each with its way', async () => {
  const hindrances = [
    hindrance,
    { ...hindrance, invoice_id: 19, created_at: '2026-11-21T01:00:00.000Z' },
    { ...hindrance, kind: 'card_payment', invoice_id: null, invoice_status: null },
  ]
  answerWith({ [read]: { ...state, count_hindrances: 3, hindrances } })
  await open()
  const table = within(await screen.findByRole('table', { name: /完了が必要なお手続き/ }))
  const [, first, second, third] = table.getAllByRole('row')
  expect(first).toHaveTextContent(/北星物流株式会社 I-00000018.*2026年11月20日/)
  expect(second).toHaveTextContent(/北星物流株式会社 I-00000019.*2026年11月21日/)
  expect(third).toHaveTextContent(/北星物流株式会社.*2026年11月20日/)
  expect(table.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
    '/payments/reserved/18',
    '/payments/reserved/19',
  ])
})

test('a card whose payment was cancelled names how that ended', async () => {
  const cancelled = { ...hindrance, kind: 'card_payment', invoice_status: 5 } as const
  const hindrances = [
    { ...cancelled, cancel_reason: 'examiner' },
    { ...cancelled, invoice_id: 19 },
  ]
  answerWith({ [read]: { ...state, count_hindrances: 2, hindrances } })
  await open()
  expect(await screen.findByText(/（引き受け不可）$/)).toBeVisible()
  expect(screen.getByText(/（キャンセル）$/)).toBeVisible()
})

test('all that is missing is said at once, and the first of it has the focus', async () => {
  const network = answerWith({ [read]: state })
  await open()
  await password()
  await goOn()
  expect(await screen.findByText('＊現在のパスワードを入力してください。')).toBeVisible()
  expect(screen.getByText('＊「退会する」と入力してください。')).toBeVisible()
  await waitFor(async () => expect(await password()).toHaveFocus())
  expect(network.calls()).toEqual([read])
})

test('a wrong password is said at its field, before any dialog', async () => {
  answerWith({ [read]: state, [send]: refusal(400, 'password_incorrect', 'パスワードが正しくありません。') })
  await open()
  await fillIn()
  expect(await screen.findByText('＊パスワードが正しくありません。')).toBeVisible()
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

test('a wrong password without a code is said at its field, as often as it is wrong', async () => {
  answerWith({ [read]: withoutCode, [close]: refusal(400, 'password_incorrect', 'パスワードが正しくありません。') })
  await open()
  await fillIn()
  await leave()
  expect(await screen.findByText('＊パスワードが正しくありません。')).toBeVisible()
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  await waitFor(async () => expect(await password()).toHaveFocus())
  await userEvent.type(await password(), '2')
  expect(screen.queryByText('＊パスワードが正しくありません。')).not.toBeInTheDocument()
  await goOn()
  await leave()
  expect(await screen.findByText('＊パスワードが正しくありません。')).toBeVisible()
})

test('a lost connection is said in the dialog, where one can try again', async () => {
  answerWith({ [read]: withoutCode, [close]: lost })
  await open()
  await fillIn()
  await leave()
  expect(await dialog().findByRole('alert')).toHaveTextContent('サーバーに接続できませんでした。')
  expect(dialog().getByRole('button', { name: '退会する' })).not.toHaveAttribute('aria-busy')
})

test('a wrong code is said at the code, a new one can be sent', async () => {
  const network = answerWith({
    [read]: state,
    [send]: { ...sent, resend_after_seconds: 0 },
    [close]: refusal(400, 'auth_code_incorrect', '認証コードが正しくありません。'),
  })
  await open()
  await fillIn()
  await waitFor(() => expect(dialog().getByText(/s\*\*\*\*e@ex/)).toBeVisible())
  // Digits are typed at once, from the mail.
  expect(dialog().getByLabelText('認証コード')).toHaveFocus()
  await leave()
  expect(dialog().getByText('＊認証コードを入力してください。')).toBeVisible()
  await userEvent.type(dialog().getByLabelText('認証コード'), '111111')
  expect(network.calls()).not.toContain(close)
  await leave()
  expect(await dialog().findByText(/認証コードが正しくありません。/)).toBeVisible()
  network.answer(send, { ...sent, challenge_id: 'c2' })
  await userEvent.click(dialog().getByRole('button', { name: '認証コードを再送信する' }))
  expect(await dialog().findByText(/新しい認証コードを送信しました。/)).toBeVisible()
  await userEvent.type(dialog().getByLabelText('認証コード'), '222222')
  await leave()
  await waitFor(async () =>
    expect((await network.bodies(close)).at(-1)).toMatchObject({ challenge_id: 'c2', auth_code: '222222' }),
  )
})

test('a payment that began meanwhile closes the dialog and is named', async () => {
  const network = answerWith({ [read]: withoutCode, [close]: refusal(409, 'payments_in_progress') })
  await open()
  await fillIn()
  network.answer(read, { ...withoutCode, count_hindrances: 1, hindrances: [hindrance] })
  await leave()
  expect(await screen.findByRole('link', { name: /北星物流株式会社/ })).toBeVisible()
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

test('cancelled in the dialog, nothing has happened', async () => {
  const network = answerWith({ [read]: withoutCode })
  await open()
  await fillIn()
  await userEvent.click(await button('戻る'))
  expect(network.calls()).not.toContain(close)
  expect(readTokens()).not.toBeNull()
})

test('closed, the session of this browser is over', async () => {
  // jsdom cannot leave a page: that it leads to the public screen is shown by the journey.
  jest.spyOn(console, 'error').mockImplementation(() => {})
  const network = answerWith({ [read]: withoutCode, [close]: { closed_at: '2026-11-20T01:00:00Z' } })
  await open()
  await fillIn()
  await leave()
  await waitFor(() => expect(readTokens()).toBeNull())
  expect(store.get(closedAccountAtom)).toBe(true)
  expect(await network.bodies(close)).toEqual([{ password: 'secret', confirmation: '退会する' }])
})
