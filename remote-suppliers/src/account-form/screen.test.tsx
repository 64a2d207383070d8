import { screen, userEvent, waitFor, within } from '@invoice-card/config/testing'
import { answerWith, lost, refusal } from '@invoice-card/config/testing/network'
import { renderAt } from '../testing/render-at.tsx'
import { account, readFeatures, readSupplier, supplier } from '../testing/supplier.ts'

const create = 'POST /api/v1/suppliers/5/accounts'
const update = 'PUT /api/v1/suppliers/5/accounts/3'
const edit = '/suppliers/5/accounts/3/edit'
const add = '/suppliers/5/accounts/add'
const banks = 'GET /api/v1/banks2'
const off = { collections: false, collections_existing: true }
const base = { [readSupplier]: supplier, [readFeatures]: off, [banks]: { banks: [] } }

beforeEach(() => sessionStorage.clear())

const number = () => screen.findByLabelText(/口座番号/)
const retype = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}
const backLink = () => screen.getByRole('link', { name: '登録取引先に戻る' })
const save = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('an account that is none of the supplier leads back to it', async () => {
  answerWith(base)
  await renderAt('/suppliers/5/accounts/99/edit')
  expect(await screen.findByRole('heading', { level: 1, name: '口座が見つかりません' })).toBeVisible()
})

test.each([edit, add])('%s of a rejected supplier has no form, and says whom to ask', async path => {
  answerWith({ ...base, [readSupplier]: { ...supplier, status: 'Rejected' } })
  await renderAt(path)
  expect(await screen.findByText('この取引先の口座は登録・修正できません')).toBeVisible()
  expect(screen.queryByRole('form')).toBeNull()
  expect(screen.getByText(/ご不明な点は、お問い合わせください/)).toBeVisible()
  expect(screen.getByRole('link', { name: /^お問い合わせ/ })).toHaveAttribute('href', '/contact')
})

test.each([
  ['Approved', /「確認済み」から「確認前」に戻り/],
  ['Unapproved', /「確認前」のままです/],
  ['Escalation', /「追加確認中」のままです/],
] as const)('says before it is saved what becomes of a supplier that is %s', async (status, words) => {
  answerWith({ ...base, [readSupplier]: { ...supplier, status } })
  await renderAt(edit)
  expect(await screen.findByText(words)).toBeVisible()
})

test('the first account of a supplier that waits for its check has nothing checked again', async () => {
  answerWith({ ...base, [readSupplier]: { ...supplier, status: 'Unapproved', accounts: [] } })
  await renderAt(add)
  expect(await number()).toBeVisible()
  expect(screen.queryByText(/^保存すると、取引先を/)).toBeNull()
})

test('the first account of an approved supplier says that it is checked again', async () => {
  answerWith({ ...base, [readSupplier]: { ...supplier, status: 'Approved', accounts: [] } })
  await renderAt(add)
  expect(await screen.findByText(/^保存すると、取引先を/)).toBeVisible()
})

test('a correction sends the account back to check and the detail says so after', async () => {
  const network = answerWith({ ...base, [update]: { ...account, account_number: '0001234' } })
  const { address } = await renderAt(edit)
  await retype(await number(), '1234')
  network.answer(readSupplier, {
    ...supplier,
    status: 'Unapproved',
    accounts: [{ ...account, account_number: '0001234' }],
  })
  await save('修正を保存する')
  expect(await screen.findByText('口座を修正しました')).toBeVisible()
  expect(address()).toBe('/suppliers/5')
  expect(screen.getByText(/この取引先は確認前に戻りました/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'お問い合わせ' })).toBeVisible()
  expect(within(screen.getByRole('region', { name: '状態' })).getByText('確認前')).toBeVisible()
  expect(await network.bodies(update)).toEqual([
    {
      bank_code: '0001',
      branch_code: '001',
      account_type: 1,
      account_number: '0001234',
      account_holder_kana: 'ゼイ）アカツキカイケイ',
      known_account: {
        bank_code: '0001',
        branch_code: '001',
        account_type: 1,
        account_number: '2876140',
        account_holder_kana: 'ｾﾞｲ)ｱｶﾂｷｶｲｹｲ',
      },
    },
  ])
})

// A colleague corrects the same account: the form that was open before sent all of the account as it had read it.
test('an account that was changed meanwhile is not overwritten, and can be shown', async () => {
  const network = answerWith({ ...base, [update]: refusal(409, 'account_changed', 'ほかの画面で変更されています。') })
  await renderAt(edit)
  await retype(await number(), '7654321')
  network.answer(readSupplier, { ...supplier, accounts: [{ ...account, account_number: '1111111' }] })
  await save('修正を保存する')
  expect(await screen.findByRole('alert')).toHaveTextContent('ほかの画面で変更されています。')
  expect(await number()).toHaveValue('7654321')
  await userEvent.click(screen.getByRole('button', { name: '最新の内容を表示する' }))
  expect(await number()).toHaveValue('1111111')
  expect(screen.queryByRole('alert')).toBeNull()
  network.answer(update, { ...account, account_number: '7654321' })
  await retype(await number(), '7654321')
  await save('修正を保存する')
  await waitFor(async () =>
    expect((await network.bodies(update)).at(-1)).toMatchObject({ known_account: { account_number: '1111111' } }),
  )
})

// The state that carried the notice stayed in the history, and what it replaced there was the link back to the list.
test('the detail says it once, and leads back to the list as it was left', async () => {
  answerWith({ ...base, [update]: { ...account, account_number: '0001234' } })
  const { place, leave } = await renderAt({ pathname: '/suppliers/5', state: { listSearch: 'tab=disabled' } })
  await userEvent.click(await screen.findByRole('link', { name: /修正する/ }))
  await retype(await number(), '1234')
  await save('修正を保存する')
  expect(await screen.findByText('口座を修正しました')).toBeVisible()
  expect(backLink()).toHaveAttribute('href', '/suppliers?tab=disabled')
  leave()
  await renderAt(place())
  await screen.findByRole('heading', { level: 1, name: supplier.name })
  expect(screen.queryByText('口座を修正しました')).toBeNull()
  expect(backLink()).toHaveAttribute('href', '/suppliers?tab=disabled')
})

test('an account that is saved as it was is not sent', async () => {
  const network = answerWith(base)
  const { address } = await renderAt(edit)
  await number()
  await save('修正を保存する')
  await waitFor(() => expect(address()).toBe('/suppliers/5'))
  expect(network.calls()).not.toContain(update)
})

test('an error that the server finds is shown at its field', async () => {
  const fault = Response.json(
    {
      status: 'holder_not_convertible',
      message: 'だめです。',
      fields: [{ field: 'account_holder_kana', message: 'この名義は使えません。' }],
    },
    { status: 422 },
  )
  answerWith({ ...base, [update]: fault })
  await renderAt(edit)
  await retype(await number(), '1234567')
  await save('修正を保存する')
  expect(await screen.findByRole('link', { name: 'この名義は使えません。' })).toBeVisible()
  expect(screen.getByLabelText(/口座名義/)).toBeInvalid()
})

test.each(['account_in_transfer', 'account_already_exists', 'supplier_not_allowed'])(
  'a correction refused with %s says why, and the typed text stays',
  async code => {
    answerWith({ ...base, [update]: refusal(409, code, '理由の文') })
    await renderAt(edit)
    await retype(await number(), '7654321')
    await save('修正を保存する')
    expect(await screen.findByRole('alert')).toHaveTextContent('理由の文')
    expect(await number()).toHaveValue('7654321')
  },
)

test('a lost answer is reported, and the typed text stays', async () => {
  answerWith({ ...base, [update]: lost })
  await renderAt(edit)
  await retype(await number(), '7654321')
  await save('修正を保存する')
  expect(await screen.findByRole('alert')).toHaveTextContent('保存できませんでした')
  expect(await number()).toHaveValue('7654321')
})

test('typed text survives a reload and the way back, and can be put back as registered', async () => {
  answerWith(base)
  const { leave } = await renderAt(edit)
  await retype(await number(), '7654321')
  leave()
  await renderAt(edit)
  expect(await screen.findByText('入力の途中だった内容を表示しています。')).toBeVisible()
  expect(await number()).toHaveValue('7654321')
  await userEvent.click(screen.getByRole('button', { name: '登録済みの内容に戻す' }))
  expect(await number()).toHaveValue('2876140')
})

test('an empty form says all that is missing', async () => {
  const network = answerWith(base)
  await renderAt(add)
  await number()
  await save('口座を追加する')
  for (const name of [
    '金融機関を選択してください。',
    '支店を選択してください。',
    '口座番号を入力してください。',
    '口座名義を入力してください。',
  ])
    expect(await screen.findByRole('link', { name })).toBeVisible()
  expect(network.calls()).not.toContain(create)
})
