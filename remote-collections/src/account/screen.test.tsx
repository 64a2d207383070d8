import { screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith, refusal } from '@invoice-card/config/testing/network'
import { changeCollectionFlow, readCollectionFlow } from '../common/flow-state.ts'
import { renderAt } from '../testing/render-at.tsx'
import { account, answers, beginRequest, confirmAnswers, filledForm } from '../testing/request-flow.ts'

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
const withNewAccount = () =>
  changeCollectionFlow({ bankFormInfo: { accountId: null, isNewAccount: true, newAccount: typed } })

beforeEach(() => beginRequest(filledForm))

test('a form that did not pass comes first', async () => {
  beginRequest()
  answerWith(answers)
  const { address } = await renderAt(path)
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

test('an account whose first answer was lost is found again instead of being refused', async () => {
  withNewAccount()
  const network = answerWith({
    ...confirmAnswers,
    [list]: { accounts: [] },
    [add]: refusal(409, 'account_already_exists'),
  })
  await renderAt(path)
  await screen.findByRole('textbox', { name: /^口座名義/ })
  network.answer(list, { accounts: [account] })
  await next()
  await waitFor(() => expect(readCollectionFlow().bankFormInfo).toMatchObject({ accountId: 9, isNewAccount: false }))
})

test('the only account is proposed, and going on leads to the confirmation', async () => {
  answerWith(confirmAnswers)
  const { address } = await renderAt(path)
  expect(await screen.findByRole('radio', { name: /みずほ銀行 東京営業部/ })).toBeChecked()
  await next()
  await waitFor(() => expect(address()).toBe('/collections/add/confirm'))
})
