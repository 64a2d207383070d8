import { cleanup, screen, userEvent, waitFor, within } from '@invoice-card/config/testing'
import { answerWith, refusal } from '@invoice-card/config/testing/network'
import { loginUserAtom, store, writeTokens } from '@invoice-card/session'
import { renderAt } from '../testing/render-screen.tsx'
import { corporationUser, signInAs } from '../testing/user.ts'

// The sign-in led back to both forms as they were registered, whatever had been typed.

const read = 'GET /api/v1/users/information'
const saveName = 'PUT /api/v1/users/user_name'
const savePhone = 'PUT /api/v1/users/phone_number'
const saveTransferName = 'PUT /api/v1/users/transfer_person_name'
const ended = refusal(401, 'invalid_access_token')
const renamed = { user_last_name: '高橋', user_first_name: '花子' }
const restored = '入力の途中だった内容を表示しています。'

const signIn = (email_address = corporationUser.email_address) => {
  writeTokens({ access_token: 'a', id_token: 'i', refresh_token: 'r' })
  signInAs({ ...corporationUser, email_address })
}
const open = () => renderAt('/myaccount/company')
const part = async (name: string) => within(await screen.findByRole('form', { name }))
async function retype(form: string, label: RegExp, text: string): Promise<void> {
  const field = (await part(form)).getByLabelText(label)
  await userEvent.clear(field)
  await userEvent.type(field, text)
}
/** Saves one form, with which the session ends, and signs in again. */
async function saveAndSignIn(form: string, email_address?: string): Promise<void> {
  await userEvent.click((await part(form)).getByRole('button', { name: '変更を保存する' }))
  await waitFor(() => expect(store.get(loginUserAtom)).toBeNull())
  cleanup()
  signIn(email_address)
  await open()
}

beforeEach(() => {
  sessionStorage.clear()
  signIn()
})

const forms = [
  ['ご担当者', /電話番号/, '090-1234-5678'],
  ['振込名義', /振込名義（カナ）/, 'カブシキガイシャアオバ'],
] as const

test.each(forms)('%s shows its user what the end of the session kept from being saved', async (form, label, text) => {
  answerWith({ [read]: corporationUser, [savePhone]: ended, [saveTransferName]: ended })
  await open()
  const registered = (await part(form)).getByLabelText<HTMLInputElement>(label).value
  await retype(form, label, text)
  await saveAndSignIn(form)
  expect((await part(form)).getByLabelText(label)).toHaveValue(text)
  expect((await part(form)).getByText(restored)).toBeVisible()
  await userEvent.click((await part(form)).getByRole('button', { name: '登録済みの内容に戻す' }))
  expect((await part(form)).getByLabelText(label)).toHaveValue(registered)
  expect(screen.queryByText(restored)).toBeNull()
})

test.each(forms)('%s shows it to nobody else', async (form, label, text) => {
  answerWith({ [read]: corporationUser, [savePhone]: ended, [saveTransferName]: ended })
  await open()
  const registered = (await part(form)).getByLabelText<HTMLInputElement>(label).value
  await retype(form, label, text)
  await saveAndSignIn(form, 'other@example.co.jp')
  expect((await part(form)).getByLabelText(label)).toHaveValue(registered)
})

test('a phone number is there again though the name before it was saved', async () => {
  const network = answerWith({ [read]: corporationUser, [saveName]: renamed, [savePhone]: ended })
  await open()
  await retype('ご担当者', /^姓/, '高橋')
  await retype('ご担当者', /電話番号/, '090-1234-5678')
  network.answer(read, { ...corporationUser, ...renamed })
  await saveAndSignIn('ご担当者')
  const form = await part('ご担当者')
  expect(form.getByLabelText(/電話番号/)).toHaveValue('090-1234-5678')
  expect(form.getByLabelText(/^姓/)).toHaveValue('高橋')
})

test('what was saved is not shown as typed, and what is typed after it survives', async () => {
  const network = answerWith({ [read]: corporationUser, [saveName]: renamed, [savePhone]: ended })
  await open()
  await retype('ご担当者', /^姓/, '高橋')
  await userEvent.click((await part('ご担当者')).getByRole('button', { name: '変更を保存する' }))
  await waitFor(() => expect(store.get(loginUserAtom)?.userLastName).toBe('高橋'))
  network.answer(read, { ...corporationUser, ...renamed })
  cleanup()
  await open()
  expect((await part('ご担当者')).getByLabelText(/^姓/)).toHaveValue('高橋')
  expect(screen.queryByText(restored)).toBeNull()
  await retype('ご担当者', /電話番号/, '090-1234-5678')
  await saveAndSignIn('ご担当者')
  expect((await part('ご担当者')).getByLabelText(/電話番号/)).toHaveValue('090-1234-5678')
})
