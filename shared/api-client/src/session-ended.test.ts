import { answerWith, refusal } from '@invoice-card/config/testing/network'
import { sessions, users } from '@invoice-card/contracts'
import { readTokens, writeTokens } from '@invoice-card/session'
import { createClient, SessionEndedError, setSessionEndedListener } from './index.ts'

const user = createClient(users)
const get = `GET ${users.getSecuritySettings.path}`
const refresh = `POST ${sessions.refreshTokens.path}`
const ended = jest.fn()
const because = (httpStatus: number, status: string, reason: string) =>
  Response.json({ status, message: 'できません。', details: { reason } }, { status: httpStatus })

beforeEach(() => {
  ended.mockReset()
  setSessionEndedListener(ended)
  writeTokens({ access_token: 'a1', id_token: 'i1', refresh_token: 'r1' })
})

test.each([
  ['the call', { [get]: because(401, 'invalid_access_token', 'password_changed') }],
  [
    'the refresh',
    {
      [get]: refusal(401, 'expired_access_token'),
      [refresh]: because(400, 'refresh_token_invalid', 'password_changed'),
    },
  ],
])('a session that a changed password has ended says so, named by %s', async (_, answers) => {
  answerWith(answers)
  await expect(user.getSecuritySettings()).rejects.toBeInstanceOf(SessionEndedError)
  expect(readTokens()).toBeNull()
  expect(ended.mock.calls).toEqual([['password_changed']])
})

test('a reason that this release does not know is a refusal like any other', async () => {
  answerWith({ [get]: because(401, 'invalid_access_token', 'moon_phase') })
  await expect(user.getSecuritySettings()).rejects.toBeInstanceOf(SessionEndedError)
  expect(ended.mock.calls).toEqual([['refused']])
})
