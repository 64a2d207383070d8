import { screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith, refusal } from '@invoice-card/config/testing/network'
import { bus } from '@invoice-card/events'
import { clearSession } from '@invoice-card/session'
import { renderAt } from '../testing/render-at.tsx'
import { readFeatures, readSupplier, supplier } from '../testing/supplier.ts'

const complete = 'PUT /api/v1/suppliers/5/identity'
const update = 'PUT /api/v1/suppliers/5/contact'
const register = 'GET /api/v1/corporations'
const path = '/suppliers/5/edit'
const bare = { ...supplier, name_kana: '', corporate_number: null, registration_number: null }
const base = {
  [readSupplier]: bare,
  [readFeatures]: { collections: false, collections_existing: true },
  [register]: { corporations: [], issuer: null },
  [complete]: { ...supplier, status: 'Unapproved' },
}
const number = () => screen.findByRole('textbox', { name: /^登録番号/ })
const save = () => userEvent.click(screen.getByRole('button', { name: '保存する' }))

beforeEach(clearSession)

test('a number or kana of another form is an error of its field and not sent', async () => {
  const network = answerWith(base)
  await renderAt(path)
  await userEvent.type(await number(), 'T123')
  await userEvent.type(await screen.findByRole('textbox', { name: /^法人名（カナ）/ }), '青葉')
  await save()
  for (const name of [/^登録番号はTと13桁/, /^法人名（カナ）は全角カタカナ/])
    expect(await screen.findByRole('link', { name })).toBeVisible()
  expect(network.calls()).not.toContain(complete)
})

test('the register says that it does not know a number', async () => {
  answerWith(base)
  await renderAt(path)
  await userEvent.type(await number(), 'T5999947091087')
  expect(await screen.findByText(/公表情報にありません/)).toBeVisible()
})

test('a number of another supplier is refused at its field, and the contact data is not sent', async () => {
  const message = 'すでに登録されています。'
  const fields = [{ field: 'registration_number', message }]
  const refused = Response.json({ status: 'supplier_already_exists', message: 'だめです。', fields }, { status: 409 })
  const network = answerWith({ ...base, [complete]: refused })
  await renderAt(path)
  await userEvent.type(await number(), 'T5999947091087')
  await userEvent.clear(await screen.findByRole('textbox', { name: /^メールアドレス/ }))
  await save()
  expect(await screen.findByRole('link', { name: message })).toBeVisible()
  expect(network.calls()).not.toContain(update)
})

test('a number that was registered elsewhere meanwhile leads to what is there', async () => {
  answerWith({ ...base, [complete]: refusal(409, 'supplier_identity_complete', '理由の文') })
  await renderAt(path)
  await userEvent.type(await number(), 'T5999947091087')
  await save()
  expect(await screen.findByRole('alert')).toHaveTextContent('理由の文')
  expect(screen.getByRole('button', { name: '最新の内容を表示する' })).toBeVisible()
})

test('what was missing is saved, and says that the supplier is checked again', async () => {
  const network = answerWith(base)
  const shown = jest.fn()
  const end = bus.on('snackbar', shown)
  const { address } = await renderAt(path)
  expect(await screen.findByText(/あらためて確認いたします/)).toBeVisible()
  await userEvent.type(await number(), 'ｔ5999-9470-91087')
  await userEvent.type(await screen.findByRole('textbox', { name: /^法人名（カナ）/ }), 'あかつき')
  await save()
  await waitFor(() => expect(address()).toBe('/suppliers/5'))
  expect(await network.bodies(complete)).toEqual([{ name_kana: 'アカツキ', registration_number: 'T5999947091087' }])
  expect(network.calls()).not.toContain(update)
  expect(shown).toHaveBeenCalledWith(expect.objectContaining({ text: expect.stringContaining('あらためて確認') }))
  end()
})

// The retry said only that the contact data was saved; that the supplier is checked again stood nowhere.
test('what was added is said to be saved where the contact data then is not, and after the retry', async () => {
  const network = answerWith({ ...base, [update]: refusal(422, 'supplier_contact_invalid', '理由の文') })
  const shown = jest.fn()
  const end = bus.on('snackbar', shown)
  const { address } = await renderAt(path)
  await userEvent.type(await number(), 'T5999947091087')
  await userEvent.clear(await screen.findByRole('textbox', { name: /^メールアドレス/ }))
  await save()
  expect(await screen.findByText('理由の文')).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent(/^取引先の情報を保存しました。.*あらためて確認いたします。/)
  expect(screen.queryByRole('link', { name: '保存せずに戻る' })).toBeNull()
  expect(screen.getByRole('link', { name: '連絡先を保存せずに戻る' })).toBeVisible()
  network.answer(update, { ...supplier, status: 'Unapproved', email_address: null })
  await save()
  await waitFor(() => expect(address()).toBe('/suppliers/5'))
  expect(network.requestsOf(complete)).toHaveLength(1)
  expect(shown).toHaveBeenCalledWith(expect.objectContaining({ text: expect.stringContaining('あらためて確認') }))
  end()
})

test.each([
  ['a complete supplier', supplier],
  ['a rejected one', { ...bare, status: 'Rejected' }],
])('%s has nothing to add', async (_, shown) => {
  answerWith({ ...base, [readSupplier]: shown })
  await renderAt(path)
  await screen.findByRole('textbox', { name: /^電話番号/ })
  expect(screen.queryByRole('textbox', { name: /^登録番号/ })).toBeNull()
})
