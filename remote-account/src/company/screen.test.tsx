import { screen, userEvent, waitFor, within } from '@invoice-card/config/testing'
import { answerWith, lost, refusal } from '@invoice-card/config/testing/network'
import { bus } from '@invoice-card/events'
import { providePublicEnvironment } from '@invoice-card/remote'
import { loginUserAtom, store } from '@invoice-card/session'
import { renderAt } from '../testing/render-screen.tsx'
import { corporationUser, signInAs } from '../testing/user.ts'

const read = 'GET /api/v1/users/information'
const saveName = 'PUT /api/v1/users/user_name'
const savePhone = 'PUT /api/v1/users/phone_number'
const saveTransferName = 'PUT /api/v1/users/transfer_person_name'

const verification = 'GET /api/v1/users/verification'
const verified = { verified_at: '2026-11-24T02:30:00.000Z', letter: null, next_letter_from: null }

const links = {
  operationManual: 'https://help.example',
  faq: 'https://faq.example',
  contact: 'https://contact.example',
  privacyPolicy: 'https://privacy.example',
}
beforeEach(() => {
  sessionStorage.clear()
  providePublicEnvironment({ name: 'test', cardFrameOrigin: 'https://card.example', tokenApiKey: 'key', links })
  signInAs(corporationUser)
})
const open = () => renderAt('/myaccount/company')
const person = async () => within(await screen.findByRole('form', { name: 'ご担当者' }))
const transfer = async () => within(await screen.findByRole('form', { name: '振込名義' }))
const press = (part: Awaited<ReturnType<typeof person>>) =>
  userEvent.click(part.getByRole('button', { name: '変更を保存する' }))

test('facts that do not come can be asked for again', async () => {
  const network = answerWith({ [read]: new Response('', { status: 503 }) })
  await open()
  // The server answered: the connection is not what to check.
  expect(await screen.findByRole('alert')).toHaveTextContent(/読み込めませんでした.*ただいま混み合っています/)
  network.answer(read, corporationUser)
  await userEvent.click(screen.getByRole('button', { name: 'もう一度読み込む' }))
  expect((await person()).getByLabelText(/^姓/)).toHaveValue('佐藤')
})

test('says why the checked facts cannot be changed here, and leads to who changes them', async () => {
  answerWith({ [read]: corporationUser, [verification]: verified })
  await open()
  expect(await screen.findByText(/取引時確認で確かめた情報です/)).toBeVisible()
  expect(screen.getByRole('link', { name: /お問い合わせ窓口を開く/ })).toHaveAttribute('href', links.contact)
  expect(screen.getByText('7000012050002')).toBeVisible()
})

// The top page said that nothing can be paid before 「確認」 ends, this screen that payments need no 「確認」.
test.each([
  ['registered', true],
  ['under_review', false],
] as const)('a company that is %s reads that it may pay: %s', async (registration_status, mayPay) => {
  answerWith({ [read]: { ...corporationUser, registration_status } })
  await open()
  const description = await screen.findByText(/^カード払いのご依頼を送る前に/)
  expect(description.textContent?.endsWith('お支払いは、会社の確認の前でもご利用いただけます。')).toBe(mayPay)
})

test('an invalid phone number is an error of its field and nothing is sent', async () => {
  const network = answerWith({ [read]: corporationUser })
  await open()
  const form = await person()
  await userEvent.clear(form.getByLabelText(/電話番号/))
  await userEvent.type(form.getByLabelText(/電話番号/), '12')
  await press(form)
  expect(await form.findByText('＊電話番号は市外局番から、10桁または11桁の数字で入力してください。')).toBeVisible()
  expect(network.calls()).not.toContain(savePhone)
})

test('only what changed is sent, and a reload before that loses nothing', async () => {
  const network = answerWith({ [read]: corporationUser, [savePhone]: { phone_number: '09012345678' } })
  await open()
  const form = await person()
  await userEvent.clear(form.getByLabelText(/電話番号/))
  await userEvent.type(form.getByLabelText(/電話番号/), '090-1234-5678')
  expect(sessionStorage.getItem('invoice-card.work.unsavedPersons')).toContain('090-1234-5678')
  await press(form)
  await waitFor(() => expect(network.calls()).toContain(savePhone))
  expect(network.calls()).not.toContain(saveName)
  await waitFor(() => expect(sessionStorage.getItem('invoice-card.work.unsavedPersons')).not.toContain('1234'))
})

test('a lost connection is reported, and the typed text stays', async () => {
  answerWith({ [read]: corporationUser, [saveName]: lost })
  await open()
  const form = await person()
  await userEvent.clear(form.getByLabelText(/^姓/))
  await userEvent.type(form.getByLabelText(/^姓/), '高橋')
  await press(form)
  expect(await form.findByRole('alert')).toBeVisible()
  expect(form.getByLabelText(/^姓/)).toHaveValue('高橋')
})

test('a saved name is shown though the phone number after it is lost, and is not sent again', async () => {
  const renamed = { user_last_name: '高橋', user_first_name: '花子' }
  const network = answerWith({ [read]: corporationUser, [saveName]: renamed, [savePhone]: lost })
  await open()
  const form = await person()
  await userEvent.clear(form.getByLabelText(/^姓/))
  await userEvent.type(form.getByLabelText(/^姓/), '高橋')
  await userEvent.clear(form.getByLabelText(/電話番号/))
  await userEvent.type(form.getByLabelText(/電話番号/), '090-1234-5678')
  await press(form)
  expect(await form.findByRole('alert')).toBeVisible()
  expect(store.get(loginUserAtom)).toMatchObject({ userLastName: '高橋', phoneNumber: '0312345678' })
  expect(form.getByLabelText(/電話番号/)).toHaveValue('090-1234-5678')
  network.answer(savePhone, { phone_number: '09012345678' })
  await press(form)
  await waitFor(() => expect(store.get(loginUserAtom)?.phoneNumber).toBe('09012345678'))
  expect(await network.bodies(saveName)).toEqual([renamed])
})

test('the passbook shows what the payee will see while the name is typed', async () => {
  const snackbars: string[] = []
  const stop = bus.on('snackbar', ({ text }) => snackbars.push(text))
  const network = answerWith({ [read]: corporationUser, [saveTransferName]: { transfer_person_name: 'ｶ)ｱｵﾊﾞ' } })
  await open()
  const form = await transfer()
  const field = form.getByLabelText(/振込名義（カナ）/)
  await userEvent.clear(field)
  await userEvent.type(field, 'カブシキガイシャアオバ')
  expect(await form.findByText(/ｶ\)ｱｵﾊﾞ/)).toBeVisible()
  await press(form)
  await waitFor(() => expect(snackbars.at(-1)).toBe('振込名義を変更しました。'))
  expect(await network.bodies(saveTransferName)).toEqual([{ transfer_person_name: 'カブシキガイシャアオバ' }])
  stop()
})

test('a name that banks cannot show is refused where it is typed', async () => {
  const network = answerWith({
    [read]: corporationUser,
    [saveTransferName]: refusal(422, 'transfer_person_name_not_kana'),
  })
  await open()
  const form = await transfer()
  await userEvent.clear(form.getByLabelText(/振込名義（カナ）/))
  await userEvent.type(form.getByLabelText(/振込名義（カナ）/), '漢字商事')
  await userEvent.tab()
  expect(await form.findByText(/＊振込名義は、カナ、英大文字、数字で30文字以内/)).toBeVisible()
  expect(form.getByText('この名前は通帳に表示できません。')).toBeVisible()
  expect(network.calls()).not.toContain(saveTransferName)
})
