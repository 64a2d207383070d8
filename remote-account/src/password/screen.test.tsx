import { screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith, lost, refusal } from '@invoice-card/config/testing/network'
import { renderAt } from '../testing/render-screen.tsx'
import { corporationUser, signInAs } from '../testing/user.ts'

const save = 'PUT /api/v1/users/password'
beforeEach(() => signInAs(corporationUser))
const current = () => screen.getByLabelText(/現在のパスワード/)
const next = () => screen.getByLabelText(/新しいパスワード/)
const submit = () => userEvent.click(screen.getByRole('button', { name: 'パスワードを変更する' }))

test('a short password is an error when the field is left, not while it is typed', async () => {
  answerWith({})
  await renderAt('/myaccount/edit-password')
  await userEvent.type(next(), 'short')
  expect(screen.queryByText(/12文字以上で入力してください/)).toBeNull()
  await userEvent.tab()
  expect(await screen.findByText('＊パスワードは12文字以上で入力してください。')).toBeVisible()
})

test('the same password again is refused before it is sent', async () => {
  const network = answerWith({})
  await renderAt('/myaccount/edit-password')
  await userEvent.type(current(), 'Right-password-1')
  await userEvent.type(next(), 'Right-password-1')
  await submit()
  expect(await screen.findByText('＊現在と異なるパスワードを入力してください。')).toBeVisible()
  expect(network.calls()).toEqual([])
})

test('a wrong current password and a common new one are errors of their fields', async () => {
  const network = answerWith({ [save]: refusal(400, 'password_incorrect', 'パスワードが正しくありません。') })
  await renderAt('/myaccount/edit-password')
  await userEvent.type(current(), 'wrong')
  await userEvent.type(next(), 'password-password')
  await submit()
  expect(await screen.findByText('＊パスワードが正しくありません。')).toBeVisible()
  expect(current()).toHaveFocus()
  network.answer(
    save,
    Response.json(
      {
        status: 'password_unsuitable',
        message: 'だめ',
        fields: [{ field: 'new_password', message: 'よく使われるパスワードです。' }],
      },
      { status: 422 },
    ),
  )
  await userEvent.type(current(), 'x')
  await submit()
  expect(await screen.findByText('＊よく使われるパスワードです。')).toBeVisible()
})

test('refused after a try whose answer was lost, it says that the password may have changed', async () => {
  const network = answerWith({ [save]: lost })
  await renderAt('/myaccount/edit-password')
  await userEvent.type(current(), 'Right-password-1')
  await userEvent.type(next(), 'Fresh-password-2')
  await submit()
  expect(await screen.findByRole('alert')).toHaveTextContent('接続できませんでした')
  expect(screen.queryByText(/すでに変更された可能性があります/)).toBeNull()
  network.answer(save, refusal(400, 'password_incorrect', 'パスワードが正しくありません。'))
  await submit()
  expect(await screen.findByText(/すでに変更された可能性があります/)).toBeVisible()
})

test('a changed password leads back to the account', async () => {
  answerWith({
    [save]: {},
    'GET /api/v1/users/information': corporationUser,
    'GET /api/v1/users/security_settings': refusal(503, 'x'),
    'GET /api/v1/invoices/credit_cards': { credit_cards: [] },
  })
  const where = await renderAt('/myaccount/edit-password')
  await userEvent.type(current(), 'Right-password-1')
  await userEvent.type(next(), 'Another-password-2')
  await submit()
  await waitFor(() => expect(where()).toBe('/myaccount'))
})
