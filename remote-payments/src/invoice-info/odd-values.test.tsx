import { fireEvent, screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith, lost } from '@invoice-card/config/testing/network'
import { answers, beginWithInvoice, file, issuer, supplier } from '../testing/known-supplier.ts'
import { openField, valueOf } from '../testing/open-field.ts'
import { readFile } from '../testing/payment.ts'
import { proceed } from '../testing/proceed.ts'
import { renderAt } from '../testing/render-at.tsx'

const registered = 'GET /api/v1/suppliers/7'
const detail = {
  ...supplier,
  postal_code: null,
  address: null,
  email_address: null,
  representative_name: null,
  accounts: [],
}
const withDueDate = (value: string) => {
  const { ocr } = readFile
  return { ...readFile, ocr: { ...ocr, fields: { ...ocr.fields!, due_date: { ...ocr.fields!.due_date, value } } } }
}
const retype = async (label: string, value: string) => {
  await openField(label)
  const field = screen.getByRole('textbox', { name: new RegExp(`^${label}`) })
  fireEvent.change(field, { target: { value } })
  await userEvent.tab()
  return field
}

beforeEach(beginWithInvoice)

test('a due date that has passed is said where it stands, and blocks nothing', async () => {
  answerWith({ ...answers, [registered]: detail, [file]: withDueDate('2026-11-16') })
  const { address } = await renderAt('/payments/add/invoiceinfo')
  await waitFor(async () => expect(await valueOf('支払期日')).toContain('支払期日を過ぎています。'))
  // Any day of transfer is later then: it says no more.
  expect(screen.queryByText(/^支払期日より後の日です/)).toBeNull()
  await userEvent.click(await screen.findByRole('link', { name: '支払期日' }))
  expect(screen.getByRole('button', { name: '支払期日を変更' })).toHaveFocus()
  await proceed()
  await waitFor(() => expect(address()).toBe('/payments/add/confirm'))
})

test('a due date years ahead and an issue date in the future are said at their fields', async () => {
  answerWith({ ...answers, [registered]: detail })
  await renderAt('/payments/add/invoiceinfo')
  const due = await retype('支払期日', '2999-01-01')
  expect(due).toHaveAccessibleDescription(expect.stringContaining('支払期日が2年以上先の日です。'))
  const issue = screen.getByRole('textbox', { name: /^発行日/ })
  fireEvent.change(issue, { target: { value: '2030-01-01' } })
  expect(issue).toHaveAccessibleDescription(expect.stringContaining('発行日が今日より後の日です。'))
  expect(issue).toBeValid()
})

test('a T number whose check digit is wrong is said at its field, and blocks nothing', async () => {
  answerWith({ ...answers, [registered]: detail })
  const { address } = await renderAt('/payments/add/invoiceinfo')
  const number = await retype('登録番号', 'T5999998954134')
  await waitFor(() =>
    expect(number).toHaveAccessibleDescription(expect.stringContaining('法人番号からは確かめられませんでした')),
  )
  await proceed()
  await waitFor(() => expect(address()).toBe('/payments/add/confirm'))
})

test('a T number of another corporation than the payee is said, with one question for the payee', async () => {
  const network = answerWith({ ...answers, [registered]: detail })
  await renderAt('/payments/add/invoiceinfo')
  await openField('登録番号')
  const number = screen.getByRole('textbox', { name: /^登録番号/ })
  await userEvent.clear(number)
  await userEvent.type(number, 'T5999998954133')
  await waitFor(() =>
    expect(number).toHaveAccessibleDescription(expect.stringContaining('支払先の法人番号と一致しません')),
  )
  expect(network.requestsOf(registered)).toHaveLength(1)
})

test('the T number of a sole proprietor has no rule: nothing is said', async () => {
  const network = answerWith({ ...answers, [registered]: { ...detail, business_form: 2, corporate_number: null } })
  await renderAt('/payments/add/invoiceinfo')
  const number = await retype('登録番号', 'T5999998954134')
  await waitFor(() => expect(network.requestsOf(registered)).toHaveLength(1))
  expect(number).not.toHaveAccessibleDescription(expect.stringContaining('法人番号'))
})

const register = 'GET /api/v1/corporations'

test.each([
  ['a T number that the register does not have', null, /国税庁の公表情報に、この番号の登録がありません/],
  [
    'one whose registration has ended',
    { ...issuer, is_registered: false, ended_on: '2026-03-31' },
    /2026年3月31日に登録が失効または取り消されています（株式会社青葉デザイン製作所）/,
  ],
  [
    'one of somebody else',
    { ...issuer, name: '株式会社みなと印刷' },
    /国税庁の公表情報では、この番号は「株式会社みなと印刷」の登録です/,
  ],
])('%s is said where it stands, and blocks nothing', async (_, found, note) => {
  answerWith({ ...answers, [registered]: detail, [register]: { corporations: [], issuer: found } })
  const { address } = await renderAt('/payments/add/invoiceinfo')
  await waitFor(async () => expect(await valueOf('登録番号')).toMatch(note))
  expect(screen.getByText(/^要確認 \d件$/)).toBeVisible()
  expect(screen.getByRole('link', { name: /^登録番号/ })).toBeVisible()
  await proceed()
  await waitFor(() => expect(address()).toBe('/payments/add/confirm'))
})

test.each([
  ['a register that does not answer', lost],
  [
    'a payee that it has under another spelling',
    { corporations: [], issuer: { ...issuer, name: '㈱青葉デザイン製作所' } },
  ],
  [
    'a sole proprietor whose own name it has, and not the trade name',
    { corporations: [], issuer: { ...issuer, name: '森田 葉子', is_corporation: false } },
  ],
])('of %s nothing is said', async (_, answer) => {
  const network = answerWith({ ...answers, [registered]: detail, [register]: answer })
  await renderAt('/payments/add/invoiceinfo')
  await waitFor(async () => expect(await valueOf('登録番号')).toContain('T3999953441906'))
  await waitFor(() => expect(network.requestsOf(register)).not.toHaveLength(0))
  expect(await valueOf('登録番号')).not.toContain('公表情報')
})
