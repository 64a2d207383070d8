import '@invoice-card/config/testing'
import { tokensOf } from '@invoice-card/config/testing/tokens'
import { clearSession, loginUserAtom, store, writeTokens, type LoginUser } from '@invoice-card/session'
import { createCall } from '../../testing/payment.ts'
import type { Run } from './run.ts'
import { dispatchSeveral } from './store.ts'

const user = { emailAddress: 'demo@example.co.jp' } as LoginUser
const order = (id: number) => ({
  item: { kind: 'draft' as const, id, body: createCall.body },
  name: `山田工房${id}`,
  invoiceNumber: `INV-${id}`,
  totalYen: 10_330,
  idempotencyKey: `key-${id}`,
})

/** The document that the issuer's page leads back to, and in it the sign-in of the same user. */
async function returnAndSignIn(endSession: (session: typeof import('@invoice-card/session')) => void) {
  let run!: Run
  await jest.isolateModulesAsync(async () => {
    const session = await import('@invoice-card/session')
    endSession(session)
    session.writeTokens(tokensOf('1', 'second'))
    session.store.set(session.loginUserAtom, user)
    const runs = await import('./store.ts')
    run = runs.readRun()
  })
  return run
}

beforeEach(() => {
  clearSession()
  writeTokens(tokensOf('1', 'first'))
  store.set(loginUserAtom, user)
  dispatchSeveral({ type: 'begun', orders: [4, 5].map(order), at: Date.now() })
  dispatchSeveral({ type: 'sent', key: 'key-4' })
  dispatchSeveral({ type: 'named', key: 'key-4', paymentId: 'p-4' })
})

// The whole run was gone: the page of one payment was shown, and the drafts without a word.
test.each([
  ['another tab has heard of its end', () => {}],
  [
    'the first call of the document hears of it',
    ({ holdUnsaved, clearSession: clear }: typeof import('@invoice-card/session')) => {
      holdUnsaved()
      clear()
    },
  ],
])('a run whose session ends at the issuer waits for its user where %s', async (title, endSession) => {
  if (title.startsWith('another tab')) localStorage.clear()
  const run = await returnAndSignIn(endSession)
  expect(run).toMatchObject({
    stage: 'running',
    isHalted: true,
    isSessionOver: true,
    payments: [
      { name: '山田工房4', state: { kind: 'authenticating', paymentId: 'p-4' } },
      { name: '山田工房5', state: { kind: 'waiting' } },
    ],
  })
})
