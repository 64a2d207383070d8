import '../testing/page.ts'
import { screen, userEvent, within } from '@invoice-card/config/testing'
import { answerWith, refusal } from '@invoice-card/config/testing/network'
import { queryClient } from '@invoice-card/remote'
import { store } from '@invoice-card/session'
import { filledRegistration } from '../testing/registration.tsx'
import { renderAt } from '../testing/render-screen.tsx'
import { Component as Confirm } from './confirm-screen.tsx'
import { registrationAtom, registrationTokenAtom } from './flow-state.ts'

test.each([
  ['email_address_registered', 'このメールアドレスはすでに登録されています。サインインしてご利用ください。'],
  ['registration_already_done', 'すでに登録が完了しています。サインインしてご利用ください。'],
])('a registration that is refused with %s leads to the sign-in', async (code, message) => {
  queryClient.clear()
  store.set(registrationTokenAtom, 'token')
  store.set(registrationAtom, filledRegistration)
  answerWith({
    'POST /api/v1/user_simple_check': { result: 'accepted', reasons: [], email_address: 'naoko@north.example.jp' },
    'POST /api/v1/users/corporation': refusal(409, code, message),
  })
  renderAt('/registration/confirm', [{ path: '/registration/confirm', element: <Confirm /> }])
  await screen.findByText('コバヤシ マコト')
  await userEvent.click(screen.getByRole('button', { name: 'この内容で登録する' }))
  const notice = within(await screen.findByRole('alert'))
  expect(notice.getByText(message)).toBeVisible()
  expect(notice.getByRole('link', { name: 'サインインする' })).toHaveAttribute('href', '/signin')
})
