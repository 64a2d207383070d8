import { act, screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith } from '@invoice-card/config/testing/network'
import { renderAt } from './testing/render-screen.tsx'
import { corporationUser, signInAs } from './testing/user.ts'

const fill = async (label: RegExp, text: string) => userEvent.type(await screen.findByLabelText(label), text)
const sent = { challenge_id: 'c1', masked_email_address: 'n****@n***', resend_after_seconds: 60 }

/** Forms that lead on after a call: where each is, the call, its answer, and how it is sent. */
const forms = [
  {
    at: '/myaccount/edit-password',
    call: 'PUT /api/v1/users/password',
    answer: {},
    fillIn: () => fill(/新しいパスワード/, 'Fresh-password-2'),
    button: 'パスワードを変更する',
    link: /お忘れ/,
  },
  {
    at: '/myaccount/edit-email-address',
    call: 'PUT /api/v1/users/email_address',
    answer: sent,
    fillIn: () => fill(/新しいメールアドレス/, 'new@sample.example.jp'),
    button: '認証コードを送信する',
    link: /戻る$/,
  },
]

test.each(forms)('a user who leaves $at while it is sent stays where they went', async form => {
  signInAs(corporationUser)
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const network = answerWith({ [form.call]: () => promise })
  const address = await renderAt(form.at)
  await form.fillIn()
  await fill(/現在のパスワード/, 'Right-password-1')
  await userEvent.click(screen.getByRole('button', { name: form.button }))
  await waitFor(() => expect(network.calls()).toContain(form.call))
  await userEvent.click(screen.getByRole('link', { name: form.link }))
  await waitFor(() => expect(address()).not.toBe(form.at))
  const left = address()
  await act(async () => resolve(form.answer))
  await act(() => new Promise(done => setTimeout(done)))
  expect(address()).toBe(left)
})
