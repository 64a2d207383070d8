import { act, screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith, lost, refusal } from '@invoice-card/config/testing/network'
import { bus } from '@invoice-card/events'
import { clearSession, loginUserAtom, store, writeTokens, type LoginUser } from '@invoice-card/session'
import { renderAt } from '../testing/render-at.tsx'
import { readFeatures, readSupplier, supplier } from '../testing/supplier.ts'

const update = 'PUT /api/v1/suppliers/5/contact'
const path = '/suppliers/5/edit'
const known = {
  postal_code: '1000005',
  address: '東京都千代田区丸の内三丁目1番8号',
  phone_number: '0352190733',
  email_address: 'jimu@example.jp',
  representative_name: null,
}
const soleProprietor = { ...supplier, business_form: 2, representative_name: '森田 葉子' }
const base = {
  [readSupplier]: supplier,
  [readFeatures]: { collections: false, collections_existing: true },
  [update]: { ...supplier, phone_number: '0398765432' },
}
const field = (name: RegExp) => screen.findByRole('textbox', { name })
const retype = async (name: RegExp, text: string) => {
  await userEvent.clear(await field(name))
  if (text) await userEvent.type(await field(name), text)
}
const save = () => userEvent.click(screen.getByRole('button', { name: '保存する' }))

// What was typed and not saved is held by the tab.
beforeEach(clearSession)

test('a supplier that is not there leads back to the list', async () => {
  answerWith({ ...base, [readSupplier]: refusal(404, 'supplier_not_found') })
  await renderAt(path)
  expect(await screen.findByRole('heading', { level: 1, name: '取引先が見つかりません' })).toBeVisible()
})

test('an invalid value is an error of its field and not sent', async () => {
  const network = answerWith(base)
  await renderAt(path)
  await retype(/^電話番号/, '12')
  await retype(/^メールアドレス/, 'jimu@')
  await retype(/^郵便番号/, '100')
  await save()
  for (const name of [/^郵便番号は7桁/, /^電話番号は市外局番から/, /^メールアドレスを正しい形式/])
    expect(await screen.findByRole('link', { name })).toBeVisible()
  expect(network.calls()).not.toContain(update)
})

test('an error that the server finds is shown at its field', async () => {
  const message = 'この番号は使えません。'
  const fault = {
    status: 'supplier_contact_invalid',
    message: 'だめです。',
    fields: [{ field: 'phone_number', message }],
  }
  answerWith({ ...base, [update]: Response.json(fault, { status: 422 }) })
  await renderAt(path)
  await retype(/^電話番号/, '03-9876-5432')
  await save()
  expect(await screen.findByRole('link', { name: message })).toBeVisible()
  expect(await field(/^電話番号/)).toBeInvalid()
})

test.each([
  ['a deleted supplier', refusal(404, 'supplier_not_found', '理由の文')],
  ['a frozen company', refusal(403, 'company_frozen', '理由の文')],
])('%s says why nothing is saved, and the typed text stays', async (_, answer) => {
  answerWith({ ...base, [update]: answer })
  await renderAt(path)
  await retype(/^電話番号/, '03-9876-5432')
  await save()
  expect(await screen.findByRole('alert')).toHaveTextContent('理由の文')
  expect(await field(/^電話番号/)).toHaveValue('03-9876-5432')
})

test('a lost answer is reported, and the typed text stays', async () => {
  answerWith({ ...base, [update]: lost })
  await renderAt(path)
  await retype(/^電話番号/, '03-9876-5432')
  await save()
  expect(await screen.findByRole('alert')).toHaveTextContent('保存できませんでした')
  expect(await field(/^電話番号/)).toHaveValue('03-9876-5432')
})

test('a change made elsewhere is not overwritten; the form begins again with what is there', async () => {
  const network = answerWith({ ...base, [update]: refusal(409, 'supplier_contact_changed', '理由の文') })
  await renderAt(path)
  await retype(/^電話番号/, '03-9876-5432')
  const elsewhere = { ...supplier, address: '京都府京都市' }
  network.answer(readSupplier, elsewhere)
  await save()
  expect(await screen.findByRole('alert')).toHaveTextContent('理由の文')
  await userEvent.click(screen.getByRole('button', { name: '最新の内容を表示する' }))
  expect(await field(/^所在地/)).toHaveValue('京都府京都市')
  expect(await field(/^電話番号/)).toHaveValue('03-5219-0733')
  expect(screen.queryByRole('alert')).toBeNull()

  network.answer(update, elsewhere)
  await retype(/^電話番号/, '03-9876-5432')
  await save()
  await waitFor(async () =>
    expect((await network.bodies(update)).at(-1)).toMatchObject({ known_contact: { address: '京都府京都市' } }),
  )
})

test('a change is sent with what it began from, confirmed, and shown by the detail', async () => {
  const network = answerWith(base)
  const shown = jest.fn()
  const end = bus.on('snackbar', shown)
  const { address } = await renderAt({ pathname: path, state: { listSearch: 'tab=disabled' } })
  await retype(/^電話番号/, '０３-9876-5432')
  await retype(/^メールアドレス/, '')
  network.answer(readSupplier, { ...supplier, phone_number: '0398765432' })
  await save()
  expect(await screen.findByText('03-9876-5432')).toBeVisible()
  expect(address()).toBe('/suppliers/5')
  expect(screen.getByRole('link', { name: '登録取引先に戻る' })).toHaveAttribute('href', '/suppliers?tab=disabled')
  expect(shown).toHaveBeenCalledWith(expect.objectContaining({ text: '連絡先を保存しました。' }))
  expect(await network.bodies(update)).toEqual([
    { ...known, phone_number: '0398765432', email_address: null, known_contact: known },
  ])
  end()
})

test('contact data that is saved as it was is not sent', async () => {
  const network = answerWith(base)
  const { address } = await renderAt(path)
  await field(/^電話番号/)
  await save()
  await waitFor(() => expect(address()).toBe('/suppliers/5'))
  expect(network.calls()).not.toContain(update)
})

test('a postal code fills the address where there is none', async () => {
  answerWith({
    ...base,
    [readSupplier]: { ...supplier, postal_code: null, address: null },
    'GET /api/v1/postal_codes/1500002': {
      addresses: [{ address_state: '東京都', address_city: '渋谷区', address_street: '渋谷' }],
    },
  })
  await renderAt(path)
  await retype(/^郵便番号/, '150-0002')
  await waitFor(async () => expect(await field(/^所在地/)).toHaveValue('東京都渋谷区渋谷'))
})

// A supplier whose address is as its code filled it kept it beside another code.
test('a corrected postal code replaces the address that the saved one stands for', async () => {
  answerWith({
    ...base,
    [readSupplier]: { ...supplier, postal_code: '1500002', address: '東京都渋谷区渋谷' },
    'GET /api/v1/postal_codes/1500002': {
      addresses: [{ address_state: '東京都', address_city: '渋谷区', address_street: '渋谷' }],
    },
    'GET /api/v1/postal_codes/5300001': {
      addresses: [{ address_state: '大阪府', address_city: '大阪市北区', address_street: '梅田' }],
    },
  })
  await renderAt(path)
  await retype(/^郵便番号/, '530-0001')
  await waitFor(async () => expect(await field(/^所在地/)).toHaveValue('大阪府大阪市北区梅田'))
})

test.each([
  [/^郵便番号/, '〒060−0005', '0600005'],
  [/^郵便番号/, '〒０６０－０００５', '0600005'],
  [/^郵便番号/, ' ０６０ー０００５ ', '0600005'],
  [/^電話番号/, '０３（５２１９）０７３３', '03-5219-0733'],
])('%s of 「%s」 turns into 「%s」 when it is left', async (name, typed, spelled) => {
  answerWith({ ...base, 'GET /api/v1/postal_codes/0600005': { addresses: [] } })
  await renderAt(path)
  await retype(name, '')
  await userEvent.click(await field(name))
  await userEvent.paste(typed)
  expect(await field(name)).toHaveValue(typed)
  await userEvent.tab()
  expect(await field(name)).toHaveValue(spelled)
  expect(await field(name)).toBeValid()
})

test('only a sole proprietor has a representative of its own', async () => {
  const network = answerWith(base)
  const { leave } = await renderAt(path)
  await field(/^電話番号/)
  expect(screen.queryByRole('textbox', { name: /^代表者名/ })).toBeNull()
  leave()
  network.answer(readSupplier, soleProprietor)
  await renderAt(path)
  await retype(/^代表者名/, '森田 薫')
  await save()
  await waitFor(async () =>
    expect(await network.bodies(update)).toMatchObject([
      { representative_name: '森田 薫', known_contact: { representative_name: '森田 葉子' } },
    ]),
  )
})

test('typed text survives a reload, and can be put back as registered', async () => {
  answerWith(base)
  const { leave } = await renderAt(path)
  await retype(/^電話番号/, '03-9876-5432')
  leave()
  await renderAt(path)
  expect(await screen.findByText('入力の途中だった内容を表示しています。')).toBeVisible()
  expect(await field(/^電話番号/)).toHaveValue('03-9876-5432')
  await userEvent.click(screen.getByRole('button', { name: '登録済みの内容に戻す' }))
  expect(await field(/^電話番号/)).toHaveValue('03-5219-0733')
})

// The sign-in led back to the form as it was registered, whatever had been typed.
test.each([
  ['its user', 'demo@example.co.jp', '03-9876-5432'],
  ['nobody else', 'other@example.co.jp', '03-5219-0733'],
])('what the end of the session kept from being saved is there for %s', async (_, emailAddress, shown) => {
  const signIn = (user: Partial<LoginUser>) => {
    writeTokens({ access_token: 'a', id_token: 'i', refresh_token: 'r' })
    act(() => store.set(loginUserAtom, user as LoginUser))
  }
  signIn({ emailAddress: 'demo@example.co.jp' })
  answerWith({ ...base, [update]: refusal(401, 'invalid_access_token') })
  const { leave } = await renderAt(path)
  await retype(/^電話番号/, '0398765432')
  await save()
  await waitFor(() => expect(store.get(loginUserAtom)).toBeNull())
  leave()
  signIn({ emailAddress })
  await renderAt(path)
  expect(await field(/^電話番号/)).toHaveValue(shown)
})
