import { screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith } from '@invoice-card/config/testing/network'
import { answers, company, entered, noRefusal } from './testing/creation.ts'
import { renderAt } from '../testing/render-at.tsx'
import { changeCreation, clearCreation, readCreation } from './flow-state.ts'

const address = '/suppliers/add/bank'
const check = 'POST /api/v1/suppliers/check'
const proceed = () => userEvent.click(screen.getByRole('button', { name: '内容の確認へ進む' }))
const holder = () => screen.findByRole('textbox', { name: /^口座名義/ })

beforeEach(() => {
  clearCreation()
  changeCreation({ company, isCompanyChecked: true })
})

test('leads to the company where that is not entered', async () => {
  answerWith(answers)
  clearCreation()
  const view = await renderAt(address)
  expect(view.address()).toBe('/suppliers/add/company')
})

test('says what is missing at each field', async () => {
  answerWith(answers)
  await renderAt(address)
  await holder()
  await proceed()
  for (const message of ['金融機関を選択してください。', '支店を選択してください。', '口座番号を入力してください。'])
    expect(await screen.findByRole('link', { name: message })).toBeVisible()
})

test('says that the account is the own one before the flow goes on, until the field changes', async () => {
  const message = '自社名義の口座は登録できません。'
  const network = answerWith({
    ...answers,
    [check]: { ...noRefusal, account_error: { field: 'account.account_holder_kana', message } },
  })
  changeCreation(entered)
  const view = await renderAt(address)
  await holder()
  await proceed()
  expect(await screen.findByRole('link', { name: message })).toBeVisible()
  expect(await holder()).toBeInvalid()
  expect(view.address()).toBe(address)
  expect((await network.bodies(check)).at(-1)).toMatchObject({
    account: { account_number: '0012345', account_holder_kana: 'ド）ノースリンク' },
  })
  network.answer(check, noRefusal)
  await userEvent.type(await holder(), ' シブヤ')
  await proceed()
  await waitFor(() => expect(view.address()).toBe('/suppliers/add/confirm'))
})

test('the holder is made from the name, follows it, and stays as it is once it was changed', async () => {
  answerWith(answers)
  const view = await renderAt(address)
  expect(await holder()).toHaveValue('ド）ノースリンク')
  view.leave()
  changeCreation({ company: { ...company, corporate_name: '青葉株式会社', corporate_name_kana: 'アオバ' } })
  const second = await renderAt(address)
  expect(await holder()).toHaveValue('アオバ（カ')
  await userEvent.type(await holder(), ' シブヤ')
  second.leave()
  changeCreation({ company })
  await renderAt(address)
  expect(await holder()).toHaveValue('アオバ（カ シブヤ')
})

test('an account may be left for later', async () => {
  answerWith(answers)
  const view = await renderAt(address)
  await userEvent.click(await screen.findByRole('button', { name: '口座はあとで登録する' }))
  await waitFor(() => expect(view.address()).toBe('/suppliers/add/confirm'))
  expect(readCreation().accountStep).toBe('later')
  expect(await screen.findByText('あとで登録します。')).toBeVisible()
})

test('back at the company everything is as it was, and forward again too', async () => {
  answerWith(answers)
  changeCreation(entered)
  const view = await renderAt(address)
  await userEvent.click(await screen.findByRole('button', { name: /取引先の情報/ }))
  await userEvent.click(await screen.findByRole('button', { name: '振込先口座の入力へ進む' }))
  await waitFor(() => expect(view.address()).toBe(address))
  expect(await screen.findByRole('combobox', { name: /金融機関/ })).toHaveValue('みずほ銀行')
  await proceed()
  await waitFor(() => expect(view.address()).toBe('/suppliers/add/confirm'))
})
