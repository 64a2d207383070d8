import '../testing/page.ts'
import { cleanup, screen, waitFor } from '@invoice-card/config/testing'
import { answerWith } from '@invoice-card/config/testing/network'
import { clearSession, loginUserAtom, store, writeTokens, type LoginUser } from '@invoice-card/session'
import { enterSignIn } from '../auth/enter-sign-in.ts'
import { Component as SignIn } from '../auth/sign-in-screen.tsx'
import { enterSignUp } from '../sign-up/enter-sign-up.ts'
import { Component as SignUp } from '../sign-up/screen.tsx'
import { pendingRequestKeyAtom, returnToRequest } from '../session/pending-request-key.ts'
import { demoTokens } from '../testing/demo-user.ts'
import { renderAt } from '../testing/render-screen.tsx'
import { closedKey } from '../testing/request-key.ts'
import { enterRequest } from './enter-request.ts'
import { RequestLink } from './request-link.tsx'
import { Component as RequestScreen } from './screen.tsx'

const info = 'GET /api/v1/invoices/request_keys/Hq0r8m2c'
const withdrawn = { ...closedKey, key_status: 3, reason: 'cancelled' }
const used = { ...closedKey, key_status: 1, is_used: true, reason: 'used' }
const notice = 'このご依頼は取り下げられています'
const hydrateFallbackElement = <p>読み込み中</p>

/** Each visit is a document of its own: what one has shown reaches the next one by the storage alone. */
const visit = (path: string) => {
  cleanup()
  return renderAt(path, [
    { path: '/signin', loader: enterSignIn, element: <SignIn />, hydrateFallbackElement },
    { path: '/signup', loader: enterSignUp, element: <SignUp />, hydrateFallbackElement },
    { path: '/request', loader: enterRequest, element: <RequestScreen />, hydrateFallbackElement },
    { path: '*', element: <RequestLink /> },
  ])
}
const form = () => screen.findByLabelText(/^メールアドレス/)

beforeEach(() => {
  clearSession()
  store.set(pendingRequestKeyAtom, '')
})

// Its notice came back on every later sign-in of the tab.
test.each(['/signin', '/signup'])('%s says once that a link leads nowhere', async path => {
  const network = answerWith({ [info]: withdrawn })
  visit('/signin?request_key=Hq0r8m2c')
  expect(await screen.findByText(notice)).toBeVisible()
  visit(path)
  await form()
  expect(store.get(pendingRequestKeyAtom)).toBe('')
  expect(network.requestsOf(info)).toHaveLength(1)
})

test('its notice leads to the page with the reason, and the next sign-in says nothing of it', async () => {
  const network = answerWith({ [info]: withdrawn })
  visit('/signin?request_key=Hq0r8m2c')
  await screen.findByText(notice)
  visit('/request')
  expect(await screen.findByRole('heading', { name: 'このご依頼は取り下げられています' })).toBeVisible()
  visit('/signin')
  await form()
  expect(network.requestsOf(info)).toHaveLength(2)
  expect(screen.queryByText(notice)).toBeNull()
})

test('a page that was left by the address bar after its reason leaves no notice behind', async () => {
  const network = answerWith({ [info]: withdrawn })
  visit('/request?request_key=Hq0r8m2c')
  await screen.findByRole('heading', { name: 'このご依頼は取り下げられています' })
  visit('/signin')
  await form()
  expect(network.requestsOf(info)).toHaveLength(1)
})

test('neither a dialog behind the sign-in nor the end of a registration comes back to it', async () => {
  const network = answerWith({ [info]: withdrawn })
  visit('/signin?request_key=Hq0r8m2c')
  await screen.findByText(notice)
  expect(returnToRequest()).toBeNull()
  writeTokens(demoTokens)
  store.set(loginUserAtom, { companyName: '株式会社サンプル商事' } as LoginUser)
  visit('/toppage')
  await waitFor(() => expect(store.get(pendingRequestKeyAtom)).toBe(''))
  expect(network.calls()).toEqual([info])
})

test('the link that is opened once more is answered once more', async () => {
  answerWith({ [info]: withdrawn })
  visit('/signin?request_key=Hq0r8m2c')
  await screen.findByText(notice)
  visit('/signin?request_key=Hq0r8m2c')
  expect(await screen.findByText(notice)).toBeVisible()
})

test('the link of a request that its buyer has taken waits for the sign-in', async () => {
  answerWith({ [info]: used })
  visit('/request?request_key=Hq0r8m2c')
  await screen.findByRole('heading', { name: 'このご依頼は、宛先の会社に届いています' })
  visit('/signin')
  expect(await screen.findByText('カード払いのご依頼が届いています')).toBeVisible()
  expect(returnToRequest()).toBe('/request')
})
