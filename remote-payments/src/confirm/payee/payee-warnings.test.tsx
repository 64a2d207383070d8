import { act, screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith, lost } from '@invoice-card/config/testing/network'
import { beginAgainWith, beginWith, startTab } from '../../testing/checkout.ts'
import { account, answers, file, supplier } from '../../testing/known-supplier.ts'
import { checkedForm, fileId, paymentStarted, readFile, savedCard } from '../../testing/payment.ts'
import { renderAt } from '../../testing/render-at.tsx'

const create = 'POST /api/v1/invoices'
const another = 'T5999998954133'
const fields = readFile.ocr.fields!
const fromAnother = {
  ...readFile,
  ocr: { ...readFile.ocr, fields: { ...fields, issuer_name: { ...fields.issuer_name, value: '北都工業株式会社' } } },
}
const chosen = ['formOne.supplierId', 'formOne.supplierName', 'formTwo.accountId', 'formTwo.accountLabel']
const detail = {
  ...supplier,
  postal_code: null,
  address: null,
  email_address: null,
  representative_name: null,
  accounts: [],
}
const padded = { ...fields.account_number, value: '0098231' }
const otherAccount = { ...account, account_number: '7654321' }

const open = async (answer: object, formOne: object = {}, formTwo: object = {}, editedFields = chosen) => {
  startTab()
  const { formOne: one, formTwo: two } = checkedForm
  beginWith({
    invoiceFile: { file_id: fileId, file_name: '01.pdf' },
    invoiceForm: { formOne: { ...one, ...formOne }, formTwo: { ...two, ...formTwo } },
    editedFields,
    isFormChecked: true,
  })
  const network = answerWith({
    ...answers,
    'GET /api/v1/invoices/credit_cards': { credit_cards: [savedCard], limit: 10 },
    'GET /api/v1/suppliers/7': detail,
    [create]: paymentStarted,
    ...answer,
  })
  await renderAt('/payments/add/confirm')
  return network
}
const pay = async () => userEvent.click(await screen.findByRole('button', { name: '625,416円を支払う' }))
const tick = { name: /請求書と異なる支払先・口座であることを確認しました/ }
const agree = async () => userEvent.click(await screen.findByRole('checkbox', { name: /利用規約.*に同意する/ }))

test('of another payee and account than on the invoice nothing is paid before they are confirmed', async () => {
  const network = await open({
    [file]: fromAnother,
    'GET /api/v1/suppliers/7/accounts': { accounts: [otherAccount, { ...account, id: 10 }] },
  })
  expect(await screen.findByText(/請求書の発行元は「北都工業株式会社」と読み取れました/)).toBeVisible()
  expect(await screen.findByText(/選択した口座は、請求書に書かれた口座と異なります/)).toBeVisible()
  const box = screen.getByRole('checkbox', tick)
  const holder = screen.getByText('口座名義')
  expect(box.compareDocumentPosition(holder)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await agree()
  await pay()
  await waitFor(() => expect(box).toHaveFocus())
  expect(box).toBeInvalid()
  expect(network.calls()).not.toContain(create)
  await userEvent.click(box)
  expect(box).toBeValid()
  await pay()
  await waitFor(() => expect(network.calls()).toContain(create))
})

// On a phone the summary named two of three, and the third stood above the screen.
test('the tick stands in the summary with what else is missing, and its link leads to it', async () => {
  await open({ [file]: fromAnother })
  const box = await screen.findByRole('checkbox', tick)
  await pay()
  expect(await screen.findByText('入力内容をご確認ください（2件）')).toBeVisible()
  await userEvent.click(screen.getByRole('link', { name: '支払先・口座をご確認のうえ、チェックを入れてください。' }))
  expect(box).toHaveFocus()
  await userEvent.click(box)
  expect(screen.getByText('入力内容をご確認ください（1件）')).toBeVisible()
  expect(screen.queryByRole('link', { name: /チェックを入れてください/ })).toBeNull()
})

test('a new account of a payee with other accounts is confirmed with the payee first', async () => {
  const newAccount = { ...checkedForm.formTwo.newAccount, bank_code: '0001', account_number: '1234567' }
  const network = await open(
    { 'GET /api/v1/suppliers/7/accounts': { accounts: [otherAccount] } },
    {},
    { isNewAccount: true, accountId: null, accountLabel: '', newAccount },
  )
  expect(await screen.findByText(/振込先の変更を装う詐欺にご注意ください/)).toBeVisible()
  const box = screen.getByRole('checkbox', { name: /登録済みの口座と異なることを、支払先に確認しました/ })
  await agree()
  await pay()
  await waitFor(() => expect(box).toHaveFocus())
  expect(network.calls()).not.toContain(create)
})

// The red box with its tick stood over a number that is registered as the invoice has it.
test('an account number typed without the zeros of the invoice is not another one', async () => {
  const printed = { ...readFile, ocr: { ...readFile.ocr, fields: { ...fields, account_number: padded } } }
  const newAccount = {
    ...checkedForm.formTwo.newAccount,
    bank_code: '0001',
    branch_code: '001',
    account_number: '98231',
  }
  const network = await open(
    { [file]: printed, 'GET /api/v1/suppliers/7/accounts': { accounts: [] } },
    {},
    { isNewAccount: true, accountId: null, accountLabel: '', newAccount },
    [...chosen, 'formTwo.newAccount.account_number'],
  )
  await agree()
  expect(screen.getByText(/普通 0098231$/)).toBeVisible()
  expect(screen.queryByText(/請求書では0098231/)).toBeNull()
  expect(screen.queryByRole('checkbox', tick)).toBeNull()
  await pay()
  await waitFor(() => expect(network.calls()).toContain(create))
})

test('a T number of another company is warned of once more, and asks for no tick', async () => {
  await open({}, { registration_number: another })
  expect(await screen.findByText(/登録番号が支払先の法人番号と一致しません/)).toBeVisible()
  expect(screen.queryByRole('checkbox', tick)).toBeNull()
})

test('where payee and account are those of the invoice, nothing is warned of or asked', async () => {
  await open({})
  await screen.findByText('カ）アオバ')
  expect(screen.queryByRole('checkbox', tick)).toBeNull()
  expect(screen.queryByText(/ご確認ください/)).toBeNull()
})

const nothingOf = (...names: readonly (keyof typeof fields)[]) => ({
  ...fields,
  ...Object.fromEntries(names.map(name => [name, { value: null, confidence: 'not_read', place: null }])),
})
const accounts = 'GET /api/v1/suppliers/7/accounts'
const uncompared = { name: /比べていない内容を、請求書を見て確認しました/ }
afterEach(() => jest.useRealTimers())

// The box with its tick came after the payment.
test.each([
  [file, fromAnother],
  [accounts, { accounts: [otherAccount, { ...account, id: 10 }] }],
])('nothing is paid before %s has been answered', async (call, answer) => {
  const late = Promise.withResolvers<object>()
  const network = await open({ [call]: () => late.promise })
  await agree()
  expect(await screen.findByText(/請求書の読み取り結果と登録済みの口座を読み込んでいます/)).toBeVisible()
  await pay()
  expect(screen.getByRole('button', { name: '625,416円を支払う' })).toHaveAttribute('aria-busy', 'true')
  await act(async () => late.resolve(answer))
  expect(await screen.findByRole('checkbox', tick)).not.toBeChecked()
  await waitFor(() => expect(screen.getByRole('checkbox', tick)).toHaveFocus())
  expect(network.calls()).not.toContain(create)
})

// The words that asked to press again were gone before anybody had read them.
test('a press while payee and account are compared pays once nothing differs', async () => {
  const late = Promise.withResolvers<object>()
  const network = await open({ [file]: () => late.promise })
  await agree()
  await pay()
  expect(network.calls()).not.toContain(create)
  await act(async () => late.resolve(readFile))
  await waitFor(() => expect(network.requestsOf(create)).toHaveLength(1))
})

// What came after the tick took it off again: it was given to less.
test('the tick is offered once all is compared that it is given to', async () => {
  const late = Promise.withResolvers<object>()
  await open({ [file]: fromAnother, [accounts]: () => late.promise })
  expect(await screen.findByText(/請求書の読み取り結果と登録済みの口座を読み込んでいます/)).toBeVisible()
  await waitFor(() => expect(screen.getByRole('button', { name: '625,416円を支払う' })).toBeVisible())
  expect(screen.queryByRole('checkbox', tick)).toBeNull()
  await act(async () => late.resolve({ accounts: [otherAccount, { ...account, id: 10 }] }))
  await userEvent.click(await screen.findByRole('checkbox', tick))
  expect(screen.getByRole('checkbox', tick)).toBeChecked()
})

test.each([
  [file, readFile, /支払先と口座が請求書と同じかどうかは、比べていません/],
  [accounts, { accounts: [account] }, /登録済みの口座と同じかどうかは、比べていません/],
])('without %s it says what is not compared, loads again, or goes on by a tick', async (call, answer, words) => {
  const network = await open({ [call]: lost })
  expect(await screen.findByText(words)).toBeVisible()
  await agree()
  await pay()
  await waitFor(() => expect(screen.getByRole('checkbox', uncompared)).toHaveFocus())
  expect(network.calls()).not.toContain(create)
  await userEvent.click(screen.getByRole('button', { name: 'もう一度読み込む' }))
  await userEvent.click(await screen.findByRole('checkbox', uncompared))
  network.answer(call, answer)
  await userEvent.click(await screen.findByRole('button', { name: 'もう一度読み込む' }))
  await waitFor(() => expect(screen.queryByRole('checkbox', uncompared)).toBeNull())
  await pay()
  await waitFor(() => expect(network.calls()).toContain(create))
})

// A form that was typed from an invoice that nobody could read was paid without a word.
test.each([
  ['nothing', { status: 'not_read', fields: null }],
  ['neither amount nor payee nor account', { fields: nothingOf('total_amount', 'issuer_name', 'account_number') }],
])('of an invoice of which %s was read it is ticked that a person has compared', async (_, ocr) => {
  const network = await open({ [file]: { ...readFile, ocr: { ...readFile.ocr, ...ocr } } })
  expect(await screen.findByText(/金額、支払先、口座を自動で読み取れませんでした/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'もう一度読み込む' })).toBeNull()
  await agree()
  await pay()
  await waitFor(() => expect(screen.getByRole('checkbox', uncompared)).toHaveFocus())
  expect(network.calls()).not.toContain(create)
  await userEvent.click(screen.getByRole('checkbox', uncompared))
  await pay()
  await waitFor(() => expect(network.calls()).toContain(create))
})

test('of an invoice of which nothing was read another amount is compared again', async () => {
  const unread = { [file]: { ...readFile, ocr: { ...readFile.ocr, status: 'not_read', fields: null } } }
  await open(unread)
  await userEvent.click(await screen.findByRole('checkbox', uncompared))
  act(() => beginAgainWith({ invoiceForm: { ...checkedForm, formOne: { ...checkedForm.formOne, amount: '6072000' } } }))
  await waitFor(() => expect(screen.getByRole('checkbox', uncompared)).not.toBeChecked())
})

test('while the reader is down a payment waits for it a while, and then goes on by a tick', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  const network = await open({ [file]: { ...readFile, ocr: { ...readFile.ocr, status: 'waiting', fields: null } } })
  await agree()
  expect(screen.queryByRole('checkbox', uncompared)).toBeNull()
  await act(() => jest.advanceTimersByTimeAsync(10_000))
  await userEvent.click(await screen.findByRole('checkbox', uncompared))
  await pay()
  await waitFor(() => expect(network.calls()).toContain(create))
})
