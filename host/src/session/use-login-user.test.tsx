import '../testing/page.ts'
import { waitFor } from '@invoice-card/config/testing'
import { answerWith } from '@invoice-card/config/testing/network'
import { queryClient } from '@invoice-card/remote'
import { clearSession, loginUserAtom, store, writeTokens } from '@invoice-card/session'
import { demoInformation, demoTokens } from '../testing/demo-user.ts'
import { renderAt } from '../testing/render-screen.tsx'
import { loadLoginUser } from './login-user.ts'
import { useLoginUser } from './use-login-user.ts'

const information = 'GET /api/v1/users/information'
const changed = {
  ...demoInformation,
  email_address: 'moved@example.co.jp',
  corporation: { ...demoInformation.corporation, transfer_person_name: 'シンメイギ' },
}
function Screen() {
  useLoginUser()
  return null
}
const enter = () => renderAt('/toppage', [{ path: '/toppage', element: <Screen /> }])
const user = () => store.get(loginUserAtom)

beforeEach(async () => {
  queryClient.clear()
  writeTokens(demoTokens)
  answerWith({ [information]: demoInformation })
  await loadLoginUser()
})

// A payment is applied for with the name on transfers, which the company may have changed elsewhere since.
test('a tab that knows its user from before asks again when it is loaded', async () => {
  answerWith({ [information]: changed })
  enter()
  expect(user()?.transferPersonName).toBe('カ)サンプルシヨウジ')
  await waitFor(() => expect(user()?.transferPersonName).toBe('シンメイギ'))
  expect(user()?.emailAddress).toBe('moved@example.co.jp')
})

test('an answer that comes after the session has ended signs nobody in', async () => {
  const { promise, resolve } = Promise.withResolvers<object>()
  answerWith({ [information]: () => promise })
  enter()
  clearSession()
  resolve(changed)
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(user()).toBeNull()
})
