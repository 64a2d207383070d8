import { screen, userEvent, waitFor, within } from '@invoice-card/config/testing'
import { answerWith, lost, refusal } from '@invoice-card/config/testing/network'
import { unsavedAccounts } from '../deposit/unsaved-accounts.ts'
import { readEntry } from '../request-flow/store.ts'
import { renderAt } from '../testing/render-at.tsx'
import { account, answers, beginRequest, beginWith, confirmAnswers, filledForm } from '../testing/request-flow.ts'

const path = '/collections/add/account'
const list = 'GET /api/v1/buyers/1/accounts'
const add = 'POST /api/v1/buyers/1/accounts'
const next = () => userEvent.click(screen.getByRole('button', { name: '確認へ進む' }))
const typed = {
  bank_code: '0001',
  bank_name: 'みずほ銀行',
  branch_code: '001',
  branch_name: '東京営業部',
  account_type: 1,
  account_number: '1234567',
  account_holder_kana: 'ホクト',
} as const
const withNewAccount = (account_holder_kana: string = typed.account_holder_kana) =>
  beginWith({
    bankFormInfo: { accountId: null, isNewAccount: true, newAccount: { ...typed, account_holder_kana } },
  })

beforeEach(() => beginRequest(filledForm))

test('a form that did not pass comes first', async () => {
  beginRequest()
  answerWith(answers)
  const { address } = await renderAt(path)
  await waitFor(() => expect(address()).toBe('/collections/add/invoiceinfo'))
})

test('Back to the content and Forward again goes on as long as the content is valid', async () => {
  answerWith({ ...confirmAnswers, [list]: { accounts: [account, { ...account, id: 10 }] } })
  const { address, go } = await renderAt('/collections/add/invoiceinfo')
  await userEvent.click(await screen.findByRole('button', { name: '入金先の選択へ進む' }))
  await screen.findByRole('radio', { name: '新しい口座を登録する' })
  await go(-1)
  await userEvent.click(await screen.findByLabelText(/^請求書番号/))
  await go(1)
  expect(await screen.findByRole('button', { name: '確認へ進む' })).toBeVisible()
  expect(address()).toBe(path)
  await go(-1)
  await userEvent.type(await screen.findByLabelText(/^請求書番号/), '1')
  await go(1)
  await waitFor(() => expect(address()).toBe('/collections/add/invoiceinfo'))
})

test('a holder that is not the company is refused at its field', async () => {
  withNewAccount()
  answerWith({
    [list]: { accounts: [] },
    [add]: refusal(422, 'holder_is_not_own_company', '入金先には、貴社名義の口座を入力してください。'),
  })
  const { address } = await renderAt(path)
  await screen.findByRole('textbox', { name: /^口座名義/ })
  await next()
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^口座名義/ })).toBeInvalid())
  expect(address()).toBe(path)
})

// The first one was stored with a mistyped holder: money bounces from it.
test('after a lost answer finds the account with the holder as typed, not one of another holder', async () => {
  withNewAccount('カ）サンプル')
  const network = answerWith({
    ...confirmAnswers,
    [list]: { accounts: [] },
    [add]: refusal(409, 'account_already_exists'),
  })
  await renderAt(path)
  await screen.findByRole('textbox', { name: /^口座名義/ })
  network.answer(list, { accounts: [{ ...account, id: 8, account_holder_kana: 'ｶ)ｻﾝﾌﾞﾙ' }, account] })
  await next()
  await waitFor(() => expect(readEntry().bankFormInfo).toMatchObject({ accountId: 9, isNewAccount: false }))
})

test('the only account is proposed, and going on leads to the confirmation', async () => {
  answerWith(confirmAnswers)
  const { address } = await renderAt(path)
  expect(await screen.findByRole('radio', { name: /みずほ銀行 東京営業部/ })).toBeChecked()
  await next()
  await waitFor(() => expect(address()).toBe('/collections/add/confirm'))
})

describe('an account that is registered', () => {
  const correct = 'PUT /api/v1/buyers/1/accounts/9'
  const remove = 'DELETE /api/v1/buyers/1/accounts/9'
  const other = { ...account, id: 10, account_number: '7654321' }
  const open = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
  const holder = () => within(screen.getByRole('dialog')).getByRole('textbox', { name: /^口座名義/ })
  const number = () => within(screen.getByRole('dialog')).getByRole('textbox', { name: /^口座番号/ })
  const save = () => userEvent.click(screen.getByRole('button', { name: '修正する' }))
  const confirm = () =>
    userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '削除する' }))

  beforeEach(() => unsavedAccounts.remove('9'))

  test('is not corrected to a holder that is not the company; what was typed survives a reload', async () => {
    const error = { field: 'account_holder_kana', message: '入金先には、貴社名義の口座を入力してください。' }
    const body = { status: 'holder_is_not_own_company', message: 'x', fields: [error] }
    answerWith({ ...confirmAnswers, [correct]: Response.json(body, { status: 422 }) })
    const { address, leave } = await renderAt(path)
    await open('選択中の口座を修正する')
    await userEvent.clear(holder())
    await userEvent.type(holder(), 'ホクト')
    await save()
    await waitFor(() => expect(holder()).toBeInvalid())
    // The dialog's form is not the step's.
    expect(address()).toBe(path)
    leave()
    await renderAt(path)
    await open('選択中の口座を修正する')
    expect(holder()).toHaveValue('ホクト')
  })

  // A number mistyped and given up was saved later with the holder that was to be corrected alone.
  test('shows that a correction was begun before, and can be put back as it is registered', async () => {
    answerWith(confirmAnswers)
    await renderAt(path)
    await open('選択中の口座を修正する')
    expect(screen.queryByText('入力の途中だった内容を表示しています。')).toBeNull()
    await userEvent.clear(number())
    await userEvent.type(number(), '7654321')
    await open('戻る')
    await open('選択中の口座を修正する')
    expect(screen.getByText('入力の途中だった内容を表示しています。')).toBeVisible()
    expect(number()).toHaveValue('7654321')
    await open('登録済みの内容に戻す')
    expect(number()).toHaveValue('1234567')
    expect(screen.queryByText('入力の途中だった内容を表示しています。')).toBeNull()
  })

  test('is corrected as it is now, not as it was when something was typed', async () => {
    const network = answerWith(confirmAnswers)
    const { leave } = await renderAt(path)
    await open('選択中の口座を修正する')
    await userEvent.clear(number())
    await userEvent.type(number(), '7654321')
    leave()
    network.answer(list, { accounts: [{ ...account, account_holder_kana: 'ｶ)ｻﾝﾌﾟﾙｼﾖｳｼﾞ' }] })
    await renderAt(path)
    await open('選択中の口座を修正する')
    expect(number()).toHaveValue('1234567')
    expect(screen.queryByText('入力の途中だった内容を表示しています。')).toBeNull()
  })

  // A colleague's correction of the holder was gone, on an account that receives money.
  test('is not corrected over the correction of somebody else, whose account can be shown', async () => {
    const theirs = { ...account, account_holder_kana: 'ｶ)ｻﾝﾌﾟﾙｼﾖｳｼﾞ' }
    const changed = refusal(409, 'account_changed', 'ほかの画面で変更されています。')
    const network = answerWith({ ...confirmAnswers, [correct]: changed })
    await renderAt(path)
    await open('選択中の口座を修正する')
    await userEvent.clear(number())
    await userEvent.type(number(), '7654321')
    network.answer(list, { accounts: [theirs] })
    await save()
    const dialog = within(screen.getByRole('dialog'))
    expect(await dialog.findByRole('alert')).toHaveTextContent('ほかの画面で変更されています。')
    expect(number()).toHaveValue('7654321')
    const { id: _, bank_name: _bank, branch_name: _branch, created_at: _at, ...known } = account
    expect(await network.bodies(correct)).toMatchObject([{ account_number: '7654321', known_account: known }])

    await open('最新の内容を表示する')
    expect(number()).toHaveValue('1234567')
    expect(holder()).toHaveValue('カ）サンプルシヨウジ')
    expect(dialog.queryByRole('alert')).toBeNull()
    network.answer(correct, theirs)
    await userEvent.clear(number())
    await userEvent.type(number(), '7654321')
    await save()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect((await network.bodies(correct)).at(-1)).toMatchObject({
      account_number: '7654321',
      known_account: { ...known, account_holder_kana: theirs.account_holder_kana },
    })
  })

  test('stays chosen where its deletion fails', async () => {
    answerWith({ ...confirmAnswers, [remove]: lost })
    await renderAt(path)
    await open('選択中の口座を削除する')
    await confirm()
    const dialog = screen.getByRole('alertdialog')
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('接続できませんでした')
    await userEvent.click(within(dialog).getByRole('button', { name: '戻る' }))
    expect(await screen.findByRole('radio', { name: /みずほ銀行 東京営業部/ })).toBeChecked()
  })

  test('deleted by a call whose answer was lost, its dialog stays with it, to be tried again', async () => {
    const network = answerWith({ ...confirmAnswers, [list]: { accounts: [account, other] }, [remove]: lost })
    await renderAt(path)
    await userEvent.click(await screen.findByRole('radio', { name: /1234567/ }))
    await open('選択中の口座を削除する')
    network.answer(list, { accounts: [other] })
    await confirm()
    const dialog = screen.getByRole('alertdialog')
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('接続できませんでした')
    expect(dialog).toHaveTextContent('1234567')
    network.answer(remove, refusal(404, 'account_not_found'))
    await confirm()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(screen.queryByRole('radio', { name: /1234567/ })).toBeNull()
  })

  test('is corrected and stays chosen', async () => {
    const corrected = { ...account, account_holder_kana: 'ｶ)ｻﾝﾌﾟﾙｼﾖｳｼﾞ' }
    const network = answerWith({ ...confirmAnswers, [correct]: corrected })
    await renderAt(path)
    await open('選択中の口座を修正する')
    expect(screen.getByText('これまでにご依頼いただいた分の入金先は変わりません。')).toBeVisible()
    await userEvent.clear(holder())
    await userEvent.type(holder(), 'カ）サンプルシヨウジ')
    network.answer(list, { accounts: [corrected] })
    await save()
    expect(await screen.findByRole('radio', { name: /カ）サンプルシヨウジ|カ\)サンプルシヨウジ/ })).toBeChecked()
    expect(await network.bodies(correct)).toMatchObject([{ account_number: '1234567', account_type: 1 }])
  })

  test('is deleted, and another one has to be chosen', async () => {
    const network = answerWith({ ...confirmAnswers, [list]: { accounts: [account, other] }, [remove]: {} })
    const { address } = await renderAt(path)
    await userEvent.click(await screen.findByRole('radio', { name: /1234567/ }))
    await open('選択中の口座を削除する')
    // Until the list is answered again, what is deleted could be chosen.
    network.answer(list, () => new Promise(() => {}))
    await confirm()
    await waitFor(() => expect(screen.queryByRole('radio', { name: /1234567/ })).toBeNull())
    await next()
    expect(await screen.findByRole('link', { name: '入金先の口座を選択してください。' })).toBeVisible()
    expect(address()).toBe(path)
  })

  test('is the last one: its place is taken by the fields of a new one', async () => {
    const network = answerWith({ ...confirmAnswers, [remove]: {} })
    await renderAt(path)
    await open('選択中の口座を削除する')
    network.answer(list, { accounts: [] })
    await confirm()
    expect(await screen.findByRole('textbox', { name: /^口座番号/ })).toBeVisible()
  })
})
