import { act } from '@invoice-card/config/testing'
import { answerWith } from '@invoice-card/config/testing/network'
import { loginUserAtom, store } from '@invoice-card/session'
import { signIn } from '../../testing/login-user.ts'
import { fileId, readFile } from '../../testing/payment.ts'
import { fillWhenRead } from './fill-draft.ts'

const file = `GET /api/v1/invoices/files/${fileId}`

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

// A call of nobody is refused, and its refusal would end the session of who signs in next.
test('asks nothing more once its user has signed out', async () => {
  signIn()
  const network = answerWith({
    [file]: { ...readFile, ocr: { ...readFile.ocr, status: 'reading', progress: 0.5, fields: null } },
  })
  const filled = fillWhenRead(101, fileId)
  await act(() => jest.advanceTimersByTimeAsync(100))
  store.set(loginUserAtom, null)
  await act(() => jest.advanceTimersByTimeAsync(5000))
  await filled
  expect(network.requestsOf(file)).toHaveLength(1)
})
