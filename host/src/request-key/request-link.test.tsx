import '../testing/page.ts'
import { cleanup, screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { bus } from '@invoice-card/events'
import { clearSession, loginUserAtom, store, writeTokens, type LoginUser } from '@invoice-card/session'
import { Outlet } from 'react-router-dom'
import { Component as SignIn } from '../auth/sign-in-screen.tsx'
import { enterSignIn } from '../auth/enter-sign-in.ts'
import { demoTokens } from '../testing/demo-user.ts'
import { answerWith, refusal } from '@invoice-card/config/testing/network'
import { addressOf, renderAt } from '../testing/render-screen.tsx'
import { pendingRequestKeyAtom, takeKeyOut } from '../session/pending-request-key.ts'
import { closedKey, knownKey } from '../testing/request-key.ts'
import { RequestLink } from './request-link.tsx'
import { Component as RequestScreen } from './screen.tsx'

const link = 'POST /api/v1/invoices/request_keys'
const info = 'GET /api/v1/invoices/request_keys/Hq0r8m2c'
const general = 'カード払いのご依頼の期限が切れているか、リンクが正しくありません。請求元の事業者に直接ご確認ください。'
const dialog = () => screen.findByRole('alertdialog', { name: '請求支払の取得に失敗しました' })

const enter = () =>
  renderAt('/toppage', [
    {
      element: (
        <>
          <Outlet />
          <RequestLink />
        </>
      ),
      children: [{ path: '*', element: <p>画面</p> }],
    },
  ])
const open = (path: string) =>
  renderAt(path, [
    { path: '/signin', loader: enterSignIn, element: <SignIn />, hydrateFallbackElement: <p>読み込み中</p> },
  ])

beforeEach(() => {
  clearSession()
  writeTokens(demoTokens)
  store.set(loginUserAtom, { companyName: '株式会社サンプル商事' } as LoginUser)
  store.set(pendingRequestKeyAtom, 'Hq0r8m2c')
})

test("a request for another address is refused in the server's words, and not tried again", async () => {
  const network = answerWith({ [link]: refusal(400, '2', 'このご依頼は、別のメールアドレス宛てに発行されています。') })
  const router = enter()
  expect(await dialog()).toHaveTextContent('このご依頼は、別のメールアドレス宛てに発行されています。')
  await userEvent.click(screen.getAllByRole('button', { name: '閉じる' })[1]!)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(addressOf(router)).toBe('/toppage')
  expect(store.get(pendingRequestKeyAtom)).toBe('')
  expect(network.calls()).toEqual([link])
})

test.each([
  ['an expired key', () => refusal(400, 'request_key_expired', 'ご依頼の期限が切れています。')],
  ['a used key', () => refusal(400, 'request_key_used', 'すでに手続きされています。')],
  ['an unknown key', () => refusal(400, 'request_key_invalid', 'リンクが正しくありません。')],
  [
    'a lost connection',
    () => {
      throw new TypeError('Failed to fetch')
    },
  ],
])('%s is reported in general words', async (_, answer) => {
  answerWith({ [link]: answer })
  enter()
  expect(await dialog()).toHaveTextContent(general)
  expect(store.get(pendingRequestKeyAtom)).toBe('')
})

test("after the session's end the key waits for the next sign-in, without a claim about it", async () => {
  answerWith({ [link]: refusal(401, 'invalid_access_token') })
  enter()
  await waitFor(() => expect(store.get(pendingRequestKeyAtom)).toBe('Hq0r8m2c'))
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

test('the dialog leads to the page that says why, with the key', async () => {
  answerWith({ [link]: refusal(400, '2', 'このご依頼は、別のメールアドレス宛てに発行されています。') })
  const router = enter()
  await dialog()
  await userEvent.click(screen.getByRole('button', { name: '理由とこれからの手順を見る' }))
  await waitFor(() => expect(addressOf(router)).toBe('/request'))
  expect(store.get(pendingRequestKeyAtom)).toBe('Hq0r8m2c')
})

// Its page was left by the address bar: the dialog said the same once more.
describe('a key whose page has said why it is refused', () => {
  const refused = Response.json(
    { status: '2', message: 'できません。', details: { reason: 'expired' } },
    { status: 400 },
  )
  const readWhy = async () => {
    const network = answerWith({ [link]: () => refused.clone() })
    renderAt('/request', [{ path: '/request', element: <RequestScreen /> }])
    await screen.findByRole('heading', { name: 'ご依頼の期限が過ぎています' })
    cleanup()
    return network
  }

  test('is not tried again on other screens', async () => {
    const network = await readWhy()
    enter()
    await waitFor(() => expect(store.get(pendingRequestKeyAtom)).toBe(''))
    expect(network.requestsOf(link)).toHaveLength(1)
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })

  test('is tried again for who signs in next', async () => {
    await readWhy()
    clearSession()
    writeTokens(demoTokens)
    enter()
    expect(await dialog()).toBeVisible()
  })

  test('is tried again where its page is loaded again, or its link opened', async () => {
    await readWhy()
    const again = await readWhy()
    expect(again.requestsOf(link)).toHaveLength(1)
    takeKeyOut('https://card.example.co.jp/signin?request_key=Hq0r8m2c')
    enter()
    expect(await dialog()).toBeVisible()
  })
})

test('without a pending key nothing is asked', () => {
  store.set(pendingRequestKeyAtom, '')
  const network = answerWith({})
  enter()
  expect(network.calls()).toEqual([])
})

test('a good key leads to the card screen of its payment, and the counts are read again', async () => {
  const changes = jest.fn()
  const stop = bus.on('statsChanged', changes)
  const network = answerWith({ [link]: { invoice_id: 7310, buyer_document_number: 'S-2611-05' } })
  const router = enter()
  await waitFor(() => expect(addressOf(router)).toBe('/payments/waiting/7310/creditcard'))
  expect(await network.bodies(link)).toEqual([{ request_key: 'Hq0r8m2c' }])
  expect(changes).toHaveBeenCalledTimes(1)
  stop()
})

test('the link of the mail saves the key, takes it out of the address and says what waits', async () => {
  store.set(pendingRequestKeyAtom, '')
  const facts = { ...knownKey, is_mailed: false }
  answerWith({ 'POST /api/v1/logout': {}, [info]: facts })
  const router = open('/signin?request_key=Hq0r8m2c')
  expect(await screen.findByRole('status')).toHaveTextContent('東和印刷株式会社からのご依頼（110,000円）です。')
  expect(addressOf(router)).toBe('/signin')
  expect(store.get(pendingRequestKeyAtom)).toBe('Hq0r8m2c')
})

test('an expired request is said before anybody signs in for it', async () => {
  answerWith({ 'POST /api/v1/logout': {}, [info]: { ...closedKey, key_status: 2, reason: 'expired' } })
  open('/signin')
  expect(await screen.findByText('ご依頼の期限が過ぎています')).toBeVisible()
})
