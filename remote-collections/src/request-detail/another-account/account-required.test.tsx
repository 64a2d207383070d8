import { emptyAccount } from '@invoice-card/bank-account'
import { screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith, lost, refusal } from '@invoice-card/config/testing/network'
import { clearSession, loginUserAtom, store, type LoginUser } from '@invoice-card/session'
import { unsavedAccounts } from '../../deposit/unsaved-accounts.ts'
import { renderAt } from '../../testing/render-at.tsx'
import { closed, detailed, readRequest } from '../../testing/request.ts'

const accounts = 'GET /api/v1/buyers/7/accounts'
const create = 'POST /api/v1/buyers/7/accounts'
const correct = 'PUT /api/v1/buyers/7/accounts/5'
const name = 'PUT /api/v1/invoices/18/request_seller/account'
const request = detailed({
  ...closed,
  status: 4,
  is_account_required: true,
  account_required: { until: '2026-11-30', comment: '口座名義が一致しません。' },
})
const bounced = { id: 5, created_at: '2026-10-01T00:00:00Z', ...request.account! }
const other = { ...bounced, id: 6, bank_name: 'みずほ銀行', bank_code: '0001', account_number: '1234567' }
const answered = detailed({ ...closed, status: 3 })
const typed = { ...bounced, account_holder_kana: 'カ）サンプル' }
const added = { ...bounced, id: 11, account_holder_kana: 'ｶ)ｻﾝﾌﾟﾙ' }
const place = 'anotherAccount/18'
const restored = '入力の途中だった内容を表示しています。'
const save = () => userEvent.click(screen.getByRole('button', { name: 'この口座に入金する' }))

beforeEach(() => {
  sessionStorage.clear()
  clearSession()
  // Only the company's id is read here.
  store.set(loginUserAtom, { buyerId: 7 } as LoginUser)
})

test('the heading has the deadline, and what is lost after it is shown', async () => {
  answerWith({ [readRequest]: request, [accounts]: { accounts: [bounced, other] } })
  await renderAt('/collections/decided/18')
  const heading = await screen.findByRole('heading', { name: '2026年11月30日(月)までに、入金先の口座をご指定ください' })
  expect(heading).toBeVisible()
  expect(screen.getByText(/入金は行われません/)).toBeVisible()
  // An examiner asks too, before any money was sent.
  expect(screen.getByText('ご指定の口座には入金できません')).toBeVisible()
  expect(screen.queryByText(/できませんでした|できなかった/)).toBeNull()
  expect(screen.getByText('口座名義が一致しません。')).toBeVisible()
})

test('the account that could not be paid into cannot be chosen as it is', async () => {
  const network = answerWith({ [readRequest]: request, [accounts]: { accounts: [bounced, other] } })
  await renderAt('/collections/decided/18')
  expect(await screen.findByRole('radio', { name: /三菱ＵＦＪ銀行/ })).toBeDisabled()
  await save()
  expect(await screen.findByRole('link', { name: '入金先の口座を選択してください。' })).toBeVisible()
  expect(network.calls()).not.toContain(name)
})

test('the account that is chosen can be deleted, and then nothing is chosen', async () => {
  const remove = 'DELETE /api/v1/buyers/7/accounts/6'
  const network = answerWith({ [readRequest]: request, [accounts]: { accounts: [bounced, other] }, [remove]: {} })
  await renderAt('/collections/decided/18')
  await userEvent.click(await screen.findByRole('radio', { name: /みずほ銀行/ }))
  await userEvent.click(screen.getByRole('button', { name: '選択中の口座を削除する' }))
  network.answer(accounts, { accounts: [bounced] })
  await userEvent.click(screen.getByRole('button', { name: '削除する' }))
  await waitFor(() => expect(screen.queryByRole('radio', { name: /みずほ銀行/ })).toBeNull())
  expect(screen.queryByRole('button', { name: '選択中の口座を削除する' })).toBeNull()
  expect(network.calls()).not.toContain(name)
})

test('another account of the company is named', async () => {
  const network = answerWith({ [readRequest]: request, [accounts]: { accounts: [bounced, other] }, [name]: answered })
  await renderAt('/collections/decided/18')
  await userEvent.click(await screen.findByRole('radio', { name: /みずほ銀行/ }))
  await save()
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull())
  expect(await network.bodies(name)).toEqual([{ account_id: 6 }])
})

test('a refused holder is shown at its field, and what was typed survives a reload', async () => {
  const error = { field: 'account_holder_kana', message: 'この名義は使えません。' }
  const refused = Response.json({ status: 'holder_is_not_own_company', message: 'x', fields: [error] }, { status: 422 })
  answerWith({ [readRequest]: request, [accounts]: { accounts: [bounced] }, [correct]: refused })
  const { leave } = await renderAt('/collections/decided/18')
  await userEvent.click(await screen.findByRole('radio', { name: /この口座を修正する/ }))
  const holder = await screen.findByLabelText(/口座名義/)
  await userEvent.clear(holder)
  await userEvent.type(holder, 'カ）サンプル')
  await save()
  expect(await screen.findByRole('link', { name: 'この名義は使えません。' })).toBeVisible()
  leave()
  await renderAt('/collections/decided/18')
  expect(await screen.findByLabelText(/口座名義/)).toHaveValue('カ）サンプル')
})

test('a correction that was begun is shown as such, and put back as registered', async () => {
  answerWith({ [readRequest]: request, [accounts]: { accounts: [bounced] } })
  const { leave } = await renderAt('/collections/decided/18')
  await userEvent.click(await screen.findByRole('radio', { name: /この口座を修正する/ }))
  await userEvent.clear(await screen.findByLabelText(/口座番号/))
  expect(screen.queryByText(restored)).toBeNull()
  leave()
  await renderAt('/collections/decided/18')
  expect(await screen.findByText(restored)).toBeVisible()
  expect(screen.getByLabelText(/口座番号/)).toHaveValue('')
  await userEvent.click(screen.getByRole('button', { name: '登録済みの内容に戻す' }))
  expect(screen.getByLabelText(/口座番号/)).toHaveValue(bounced.account_number)
  expect(screen.queryByText(restored)).toBeNull()
})

// Else a number typed before another user corrected the account would have been saved over the correction.
test('a correction of an account that has changed since begins with the account as it is now', async () => {
  const network = answerWith({ [readRequest]: request, [accounts]: { accounts: [bounced] } })
  const { leave } = await renderAt('/collections/decided/18')
  await userEvent.click(await screen.findByRole('radio', { name: /この口座を修正する/ }))
  await userEvent.clear(await screen.findByLabelText(/口座番号/))
  leave()
  network.answer(accounts, { accounts: [{ ...bounced, account_number: '7654321' }] })
  await renderAt('/collections/decided/18')
  expect(await screen.findByLabelText(/口座番号/)).toHaveValue('7654321')
  expect(screen.queryByText(restored)).toBeNull()
})

test('an account whose first answer was lost is found again and named', async () => {
  unsavedAccounts.store(`${place}/added`, { initial: emptyAccount, values: typed })
  const network = answerWith({
    [readRequest]: request,
    [accounts]: { accounts: [bounced] },
    [create]: lost,
    [name]: answered,
  })
  await renderAt('/collections/decided/18')
  await userEvent.click(await screen.findByRole('radio', { name: /新しい口座を追加する/ }))
  network.answer(accounts, { accounts: [bounced, added] })
  await save()
  // The list is asked again although nothing was answered.
  expect(await screen.findByRole('radio', { name: /カ）サンプル$/ })).toBeEnabled()
  network.answer(create, refusal(409, 'account_already_exists'))
  await save()
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull())
  expect(await network.bodies(name)).toEqual([{ account_id: 11 }])
})

test('a corrected account is saved, then named', async () => {
  const network = answerWith({
    [readRequest]: request,
    [accounts]: { accounts: [bounced] },
    [correct]: { ...bounced, account_holder_kana: 'ｶ)ｻﾝﾌﾟﾙ' },
    [name]: refusal(409, 'deposit_account_not_required', '変更できません。'),
  })
  await renderAt('/collections/decided/18')
  await userEvent.click(await screen.findByRole('radio', { name: /この口座を修正する/ }))
  const holder = await screen.findByLabelText(/口座名義/)
  await userEvent.clear(holder)
  await userEvent.type(holder, 'カ）サンプル')
  await save()
  await waitFor(() => expect(network.calls()).toContain(name))
  expect(await network.bodies(name)).toEqual([{ account_id: 5 }])
  expect(await screen.findByText('変更できません。')).toBeVisible()
  expect(network.calls()).not.toContain(create)
  // Corrected once more, it begins from what was just saved.
  await userEvent.click(screen.getByRole('radio', { name: /この口座を修正する/ }))
  await save()
  await waitFor(() => expect(network.requestsOf(correct)).toHaveLength(2))
  expect((await network.bodies(correct)).at(-1)).toMatchObject({ known_account: { account_holder_kana: 'ｶ)ｻﾝﾌﾟﾙ' } })
})

// Money went to the number of before, with the holder that a colleague had corrected.
test('a correction over that of somebody else is refused, and their account can be shown', async () => {
  const changed = refusal(409, 'account_changed', 'ほかの画面で変更されています。')
  const network = answerWith({ [readRequest]: request, [accounts]: { accounts: [bounced] }, [correct]: changed })
  await renderAt('/collections/decided/18')
  await userEvent.click(await screen.findByRole('radio', { name: /この口座を修正する/ }))
  const holder = () => screen.findByLabelText(/口座名義/)
  await userEvent.clear(await holder())
  await userEvent.type(await holder(), 'カ）サンプル')
  network.answer(accounts, { accounts: [{ ...bounced, account_number: '7654321' }] })
  await save()
  expect(await screen.findByText('ほかの画面で変更されています。')).toBeVisible()
  expect(await holder()).toHaveValue('カ）サンプル')
  await userEvent.click(screen.getByRole('button', { name: '最新の内容を表示する' }))
  expect(screen.getByRole('radio', { name: /この口座を修正する/ })).toBeChecked()
  expect(await screen.findByLabelText(/口座番号/)).toHaveValue('7654321')
  expect(screen.queryByText('ほかの画面で変更されています。')).toBeNull()
  expect(screen.queryByText(restored)).toBeNull()
  network.answer(correct, { ...bounced, account_holder_kana: 'ｶ)ｻﾝﾌﾟﾙ' })
  network.answer(name, answered)
  await userEvent.clear(await holder())
  await userEvent.type(await holder(), 'カ）サンプル')
  await save()
  await waitFor(() => expect(network.calls()).toContain(name))
  expect((await network.bodies(correct)).map(body => (body as { known_account: object }).known_account)).toMatchObject([
    { account_number: bounced.account_number, account_holder_kana: bounced.account_holder_kana },
    { account_number: '7654321', account_holder_kana: bounced.account_holder_kana },
  ])
})
