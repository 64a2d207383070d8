import { screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith, refusal } from '@invoice-card/config/testing/network'
import { loginUserAtom, store, writeTokens } from '@invoice-card/session'
import { startTab } from '../testing/checkout.ts'
import { signIn } from '../testing/login-user.ts'
import { request } from '../testing/payment.ts'
import { renderAt } from '../testing/render-at.tsx'

beforeEach(startTab)

// It was to be written again after the sign-in, and after a reload.
test('what was typed to a seller is there again after the session that ended before it was sent', async () => {
  signIn()
  answerWith({
    'GET /api/v1/invoices/21': request,
    'GET /api/v1/invoices/credit_cards': { credit_cards: [], limit: 10 },
    'PUT /api/v1/invoices/21/request_buyer': refusal(401, 'invalid_access_token'),
  })
  const open = async () => {
    const { leave } = await renderAt('/payments/waiting/21/creditcard')
    await userEvent.click(await screen.findByRole('button', { name: 'このご依頼を辞退する' }))
    return { leave, field: screen.getByRole('textbox', { name: /辞退の理由/ }) }
  }
  const { leave, field } = await open()
  await userEvent.type(field, '振込で支払います。')
  await userEvent.click(screen.getByRole('button', { name: '辞退する' }))
  await waitFor(() => expect(store.get(loginUserAtom)).toBeNull())
  leave()
  writeTokens({ access_token: 'a', id_token: 'i', refresh_token: 'r' })
  signIn()
  expect((await open()).field).toHaveValue('振込で支払います。')
})
