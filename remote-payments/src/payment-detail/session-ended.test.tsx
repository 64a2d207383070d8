import { screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith, refusal } from '@invoice-card/config/testing/network'
import { loginUserAtom, store, writeTokens } from '@invoice-card/session'
import { askedAnswers } from '../testing/asked-payment.ts'
import { startTab } from '../testing/checkout.ts'
import { signIn } from '../testing/login-user.ts'
import { renderAt } from '../testing/render-at.tsx'

beforeEach(startTab)

// The answer to what an examiner asks was to be written again after the sign-in.
test('an answer that the end of the session kept from being sent is there again', async () => {
  signIn()
  answerWith({ ...askedAnswers('/upload'), 'PUT /api/v1/invoices/18': refusal(401, 'invalid_access_token') })
  const { leave } = await renderAt('/payments/review/18')
  await userEvent.type(await screen.findByLabelText(/ご回答・ご説明/), '納品書を添付しました。')
  await userEvent.click(screen.getByRole('button', { name: '回答を送信する' }))
  await waitFor(() => expect(store.get(loginUserAtom)).toBeNull())
  leave()
  writeTokens({ access_token: 'a', id_token: 'i', refresh_token: 'r' })
  signIn()
  await renderAt('/payments/review/18')
  expect(await screen.findByLabelText(/ご回答・ご説明/)).toHaveValue('納品書を添付しました。')
})
