import { fireEvent, screen, userEvent, waitFor, within } from '@invoice-card/config/testing'
import { answerWith, lost } from '@invoice-card/config/testing/network'
import { readEntry } from '../request-flow/store.ts'
import type { RequestEntry } from '../request-flow/entry.ts'
import type { RequestForm } from '../request-form/values.ts'
import { renderAt } from '../testing/render-at.tsx'
import {
  answers,
  beginRequest,
  beginWith,
  beginWithAccount,
  confirmAnswers,
  filledForm,
} from '../testing/request-flow.ts'

const path = '/collections/add/invoiceinfo'
const box = (name: RegExp) => screen.getByRole('textbox', { name })
const next = () => userEvent.click(screen.getByRole('button', { name: '入金先の選択へ進む' }))
const duplicates = 'GET /api/v1/invoices/request_sellers/duplicates'

/** A discount on one class alone. */
const discountedForm = {
  ...filledForm,
  standard_taxable_amount: '110000',
  discountKind: 'yen',
  discount_amount: '10000',
  reduced_taxable_amount: '5000',
  reduced_discounted_amount: '5000',
  reduced_consumption_tax_amount: '400',
  billing_amount: '115400',
} as const

/** The screen with what is typed already, if anything is. */
function open(form: RequestForm | null = null, fields: Partial<RequestEntry> = {}) {
  beginRequest(form)
  beginWith(fields)
  answerWith(answers)
  return renderAt(path)
}

beforeEach(() => beginRequest())

test('the calendar that cannot be had is asked for again', async () => {
  const network = answerWith({ ...answers, 'GET /api/v1/banks/closed_day': lost })
  await renderAt(path)
  const retry = await screen.findByRole('button', { name: 'もう一度読み込む' })
  network.answer('GET /api/v1/banks/closed_day', answers['GET /api/v1/banks/closed_day'])
  await userEvent.click(retry)
  expect(await screen.findByLabelText(/10%対象（税抜）/)).toBeVisible()
})

test('an empty form names every missing field and goes nowhere', async () => {
  const { address } = await open()
  await screen.findByLabelText(/10%対象（税抜）/)
  await next()
  for (const text of [
    '依頼先を選択してください。',
    'ご担当者名を入力してください。',
    '請求金額を入力してください。',
    '入金日を選択してください。',
  ]) {
    expect((await screen.findAllByText(new RegExp(text)))[0]).toBeVisible()
  }
  expect(address()).toBe(path)
})

// In the calculation it read 0円, in the bar below it —.
test('an amount that is not typed yet is — wherever it is shown', async () => {
  await open()
  const calculation = await screen.findByRole('region', { name: '金額の計算' })
  const [billing] = within(calculation).getAllByRole('definition')
  expect(billing).toHaveTextContent(/^—$/)
  expect(screen.queryByText(/^0円?$/)).toBeNull()
})

test('a tax that cannot be is shown at its field, with what it should be', async () => {
  await open({ ...filledForm, standard_consumption_tax_amount: '12000', billing_amount: '112000' })
  await screen.findByLabelText(/消費税（10%）/)
  await next()
  await waitFor(() => expect(box(/消費税（10%）/)).toBeInvalid())
  expect(screen.getAllByText(/100,000円に対する10%の消費税額は10,000円です/)[0]).toBeVisible()
})

test.each([
  ['standard_discounted_amount', '120000', /10%対象（値引後）/],
  ['reduced_discounted_amount', '6000', /8%対象（値引後）/],
  ['reduced_consumption_tax_amount', '500', /消費税（8%）/],
  ['billing_amount', '115401', /^請求金額（税込）/],
] as const)('a wrong %s is shown where it is', async (field, wrong, label) => {
  await open({ ...discountedForm, [field]: wrong })
  await screen.findByLabelText(/10%対象（税抜）/)
  await next()
  await waitFor(() => expect(box(label)).toBeInvalid())
  expect(readEntry().isFormChecked).toBe(false)
})

// 12 digits became 12,345,678 yen without a word.
test.each([
  [/^10%対象（税抜）/, /は99,999,999円以下で入力してください。/],
  [/^消費税（10%）/, /は99,999,999円以下で入力してください。/],
  [/^請求金額（税込）/, /は97,087,378円以下で入力してください。/],
])('an amount in %s that is too large stands as typed, with the maximum', async (label, message) => {
  await open()
  await screen.findByLabelText(/10%対象（税抜）/)
  await userEvent.type(box(label), '123456789012')
  await userEvent.tab()
  expect(box(label)).toHaveValue('123,456,789,012')
  await waitFor(() => expect(box(label)).toHaveAccessibleDescription(expect.stringMatching(message)))
  expect(box(label)).toBeInvalid()
  await next()
  expect(readEntry().isFormChecked).toBe(false)
})

test('a paper with prices that include tax goes on with the tax that it states', async () => {
  await open({
    ...filledForm,
    standard_taxable_amount: '909',
    standard_discounted_amount: '909',
    standard_consumption_tax_amount: '91',
    billing_amount: '1000',
  })
  await userEvent.type(await screen.findByLabelText(/^依頼先へのメッセージ/), '11月分')
  await next()
  await waitFor(() => expect(readEntry().isFormChecked).toBe(true))
  expect(readEntry().invoiceFormInfo).toMatchObject({ billing_amount: '1000' })
})

test('an amount typed gives tax, total, fee and deposit line by line', async () => {
  await open()
  await userEvent.type(await screen.findByLabelText(/10%対象（税抜）/), '100000')
  expect(box(/^請求金額（税込）/)).toHaveValue('110,000')
  expect(await screen.findByText('手数料（税込・3%）')).toBeVisible()
  // Among the lines of the calculation, and in the bar.
  expect(await screen.findAllByText(/106,700/)).toHaveLength(2)
})

// 5,500円 named a fee of 330円 as 3 %.
test('a fee that is the minimum is not called the rate', async () => {
  await open()
  await userEvent.type(await screen.findByLabelText(/10%対象（税抜）/), '5000')
  expect(await screen.findByText('手数料（税込・最低額）')).toBeVisible()
  expect(screen.queryByText(/3%/)).toBeNull()
})

test('a total that was emptied follows every change until another one is typed', async () => {
  await open(filledForm, { editedFields: ['billing_amount'] })
  await screen.findByLabelText(/10%対象（税抜）/)
  const total = box(/^請求金額（税込）/)
  const nontaxable = box(/^対象外（非課税/)
  await userEvent.clear(total)
  await userEvent.type(nontaxable, '12')
  expect(total).toHaveValue('110,012')
  await userEvent.type(nontaxable, '3')
  expect(total).toHaveValue('110,123')
  await userEvent.clear(total)
  await userEvent.type(total, '5')
  await userEvent.type(nontaxable, '4')
  expect(total).toHaveValue('5')
})

test('a total that does not fit offers the sum of its parts, and follows them again', async () => {
  await open({ ...discountedForm, billing_amount: '100001' }, { editedFields: ['billing_amount'] })
  await screen.findByRole('textbox', { name: /請求金額（税込）/ })
  await next()
  await userEvent.click(await screen.findByRole('button', { name: '請求金額を115,400円にする' }))
  const total = box(/請求金額（税込）/)
  expect(total).toHaveValue('115,400')
  expect(total).toHaveFocus()
  expect(total).toBeValid()
  expect(screen.queryByRole('button', { name: /^請求金額を/ })).toBeNull()
  expect(readEntry().editedFields).not.toContain('billing_amount')
})

test('the billed and the deposited amount stand beside the button that goes on', async () => {
  await open(filledForm)
  const bar = (await screen.findByRole('button', { name: '入金先の選択へ進む' })).closest('[data-action-bar]')
  await waitFor(() => expect(bar).toHaveTextContent('請求金額110,000円入金額106,700円'))
})

test('an earlier request with the same buyer, number and amount is warned of, with the way there', async () => {
  beginRequest(filledForm)
  answerWith({ ...answers, [duplicates]: { duplicates: [{ id: 18, status: 4, created_at: '2026-11-10T01:00:00Z' }] } })
  await renderAt(path)
  expect(await screen.findByRole('link', { name: /I-00000018（2026年11月10日ご依頼）/ })).toHaveAttribute(
    'href',
    expect.stringContaining('/collections/decided/18'),
  )
})

test.each([
  ['InvoiceRequestSeller', 3, '/collections/decided/18'],
  ['InvoicePayment', 1, '/payments/review/18'],
])('a file that an earlier %s has is reported at once, with a link there', async (type, status, way) => {
  beginRequest(filledForm)
  const file_id = '6f1c2b1e-8a4d-4f0e-9b53-3f0a2f1d7c11'
  beginWith({ uploadFileInfo: { file_id, file_name: 'seikyusho.pdf' } })
  const file = {
    file_id,
    file_name: 'seikyusho.pdf',
    content_type: 'application/pdf',
    size_bytes: 1000,
    page_count: 1,
    pages: [],
    ocr: { status: 'not_read', progress: 1, fields: null, warnings: [] },
    used_by: { invoice_id: 18, type, status },
  }
  answerWith({ ...answers, [`GET /api/v1/invoices/files/${file_id}`]: file })
  await renderAt(path)
  const link = await screen.findByRole('link', { name: /I-00000018を見る/ })
  expect(link).toHaveAttribute('href', expect.stringMatching(new RegExp(`${way}$`)))
})

test('a due date proposes the deposit on the last business day before it', async () => {
  await open()
  fireEvent.change(await screen.findByLabelText(/^支払期日/), { target: { value: '2026-11-29' } })
  await waitFor(() => expect(screen.getByLabelText(/^入金日/)).toHaveValue('2026-11-27'))
  expect(screen.getByText(/依頼先がカードでお支払いいただけるのは/)).toBeVisible()
})

test('a filled form goes on, and stands in the flow for a reload', async () => {
  await open(filledForm)
  await screen.findByLabelText(/10%対象（税抜）/)
  await next()
  await waitFor(() => expect(readEntry().isFormChecked).toBe(true))
  expect(readEntry().invoiceFormInfo).toMatchObject({ billing_amount: '110000', supplierId: 7 })
})

test('a known account is not asked for again', async () => {
  beginWithAccount()
  answerWith(confirmAnswers)
  const { address } = await renderAt(path)
  await userEvent.click(await screen.findByRole('button', { name: '確認へ進む' }))
  await waitFor(() => expect(address()).toBe('/collections/add/confirm'))
})

test('an address in full-width letters goes on, and is sent in the spelling of mail', async () => {
  beginWithAccount({ ...filledForm, supplier_person_email: '' })
  const network = answerWith(confirmAnswers)
  const { address } = await renderAt(path)
  await userEvent.type(await screen.findByRole('textbox', { name: /メールアドレス/ }), 'ｋｅｉｒｉ＠example.jp')
  await userEvent.click(await screen.findByRole('button', { name: '確認へ進む' }))
  await waitFor(() => expect(address()).toBe('/collections/add/confirm'))
  expect(await screen.findByText('keiri@example.jp')).toBeVisible()
  const preview = 'POST /api/v1/invoices/request_sellers/preview'
  await waitFor(async () =>
    expect((await network.bodies(preview))[0]).toMatchObject({ supplier_person_email: 'keiri@example.jp' }),
  )
})
