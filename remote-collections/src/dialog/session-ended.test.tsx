import { screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith, refusal } from '@invoice-card/config/testing/network'
import { loginUserAtom, store, writeTokens, type LoginUser } from '@invoice-card/session'
import { renderAt } from '../testing/render-at.tsx'
import { detailed, readRequest } from '../testing/request.ts'

const signIn = () => {
  writeTokens({ access_token: 'a', id_token: 'i', refresh_token: 'r' })
  store.set(loginUserAtom, { emailAddress: 'demo@example.co.jp' } as LoginUser)
}
const open = async () => {
  const view = await renderAt('/collections/request/18')
  await userEvent.click(await screen.findByRole('button', { name: 'ご依頼を取り下げる' }))
  return view
}
const comment = () => screen.findByLabelText(/依頼先へのコメント/)

// What was typed into a dialog was gone after the sign-in.
test('what the end of the session kept from being sent is there again in its dialog', async () => {
  signIn()
  answerWith({
    [readRequest]: detailed(),
    'PUT /api/v1/invoices/18/request_seller/cancel': refusal(401, 'invalid_access_token'),
  })
  const { leave } = await open()
  await userEvent.type(await comment(), '金額の誤り')
  await userEvent.click(screen.getByRole('button', { name: '取り下げる' }))
  await waitFor(() => expect(store.get(loginUserAtom)).toBeNull())
  leave()
  signIn()
  await open()
  expect(await comment()).toHaveValue('金額の誤り')
})
