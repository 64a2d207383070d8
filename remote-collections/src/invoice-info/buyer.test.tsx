import { screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith, lost } from '@invoice-card/config/testing/network'
import { readEntry } from '../request-flow/store.ts'
import { emptyDraft } from '../testing/draft.ts'
import { renderAt } from '../testing/render-at.tsx'
import { answers, beginRequest, beginWith, filledForm, madeAnswer, unknownBuyer } from '../testing/request-flow.ts'

const path = '/collections/add/invoiceinfo'
const box = (name: RegExp) => screen.getByRole('textbox', { name })
const partner = () => screen.findByRole('combobox', { name: /会社名・カナ・法人番号で探す/ })
const next = () => userEvent.click(screen.getByRole('button', { name: '入金先の選択へ進む' }))

const corporation = {
  corporate_number: '7000012050002',
  name: '北都工業株式会社',
  name_kana: 'ホクトコウギョウ',
  postal_code: '060-0001',
  address_state: '北海道',
  address_city: '札幌市中央区',
  address_street: '北一条西1-1',
}
const queryOf = (asked: Request) => Object.fromEntries(new URL(asked.url).searchParams)

const last = { ...madeAnswer, supplier_person_name: '北野 健', buyer_email_address: 'kitano@hokuto.example.jp' }

beforeEach(() => beginRequest())

test('a register that does not answer leaves the new buyer to be typed', async () => {
  answerWith({ ...answers, 'GET /api/v1/corporations': lost })
  await renderAt(path)
  await userEvent.click(await screen.findByRole('radio', { name: '新しい取引先に依頼する' }))
  await userEvent.type(screen.getByRole('combobox', { name: /公表情報から探す/ }), '北都')
  await userEvent.type(box(/^法人名/), '北都工業株式会社')
  expect(readEntry().invoiceFormInfo?.newSupplier.name).toBe('北都工業株式会社')
})

test("one's own sign-in address as the contact is refused at its field, however it is spelled", async () => {
  beginWith({ invoiceFormInfo: { ...filledForm, supplier_person_email: 'Demo@Example.co.jp' } })
  answerWith(answers)
  const { address } = await renderAt(path)
  await screen.findByRole('textbox', { name: /^ご担当者のメールアドレス/ })
  await next()
  expect(await screen.findByRole('link', { name: /^貴社宛てのご依頼はできません。/ })).toHaveAttribute(
    'href',
    '#supplier_person_email',
  )
  expect(address()).toBe(path)
})

test('a new corporation is found by a part of its name, and none of it is read over', async () => {
  const network = answerWith({ ...answers, 'GET /api/v1/corporations': { corporations: [corporation], issuer: null } })
  await renderAt(path)
  await userEvent.click(await screen.findByRole('radio', { name: '新しい取引先に依頼する' }))
  await userEvent.type(screen.getByRole('combobox', { name: /公表情報から探す/ }), '北都')
  await userEvent.click(await screen.findByRole('option', { name: /北都工業株式会社/ }))
  expect(box(/^法人番号/)).toHaveValue('7000012050002')
  expect(box(/^法人名/)).toHaveValue('北都工業株式会社')
  expect(box(/^カナ/)).toHaveValue('ホクトコウギョウ')
  expect(readEntry().editedFields).toContain('newSupplier.name')
  expect(queryOf(network.requestsOf('GET /api/v1/corporations')[0]!)).toEqual({ name: '北都' })
})

// It was taken for an unfinished corporate number, and nothing was asked.
test('the register is asked for a T number that is no corporate number', async () => {
  const network = answerWith({ ...answers, 'GET /api/v1/corporations': { corporations: [corporation], issuer: null } })
  await renderAt(path)
  await userEvent.click(await screen.findByRole('radio', { name: '新しい取引先に依頼する' }))
  await userEvent.type(screen.getByRole('combobox', { name: /公表情報から探す/ }), 'T4011001098994')
  await screen.findByRole('option', { name: /北都工業株式会社/ })
  expect(queryOf(network.requestsOf('GET /api/v1/corporations')[0]!)).toEqual({
    registration_number: 'T4011001098994',
  })
})

test('a new corporation is found by the T number that its invoice shows', async () => {
  const network = answerWith({ ...answers, 'GET /api/v1/corporations': { corporations: [corporation], issuer: null } })
  await renderAt(path)
  await userEvent.click(await screen.findByRole('radio', { name: '新しい取引先に依頼する' }))
  await userEvent.type(box(/^法人番号/), 'T7000012050002')
  await waitFor(() => expect(box(/^法人名/)).toHaveValue('北都工業株式会社'))
  expect(queryOf(network.requestsOf('GET /api/v1/corporations')[0]!)).toEqual({ corporate_number: '7000012050002' })
})

describe('a new buyer that is registered already', () => {
  const chooseInRegister = async (status: string) => {
    const existing = { id: 7, name: '北都工業株式会社', status }
    answerWith({
      ...answers,
      'GET /api/v1/corporations': { corporations: [corporation], issuer: null },
      'POST /api/v1/suppliers/check': { ...unknownBuyer, refusal: 'supplier_already_exists', existing },
    })
    const { address } = await renderAt(path)
    await userEvent.click(await screen.findByRole('radio', { name: '新しい取引先に依頼する' }))
    await userEvent.type(box(/^ご担当者名/), '北野 健')
    await userEvent.type(screen.getByRole('combobox', { name: /公表情報から探す/ }), '北都')
    await userEvent.click(await screen.findByRole('option', { name: /北都工業株式会社/ }))
    return address
  }
  const use = 'この取引先に依頼する'

  test('is offered no request where it is excluded, and goes nowhere', async () => {
    const address = await chooseInRegister('Rejected')
    expect(await screen.findByText(/ご依頼いただけない取引先です/)).toBeVisible()
    expect(screen.queryByRole('button', { name: use })).toBeNull()
    await next()
    expect(await screen.findByRole('link', { name: 'この取引先は登録済みです。' })).toBeVisible()
    expect(address()).toBe(path)
  })

  test('is reported at once, and one press asks the registered partner with the contact as typed', async () => {
    await chooseInRegister('Approved')
    await userEvent.click(await screen.findByRole('button', { name: use }))
    expect(await partner()).toHaveValue('北都工業株式会社')
    expect(box(/^ご担当者名/)).toHaveValue('北野 健')
    expect(box(/^ご担当者のメールアドレス/)).not.toBeInvalid()
    expect(readEntry().invoiceFormInfo).toMatchObject({ supplierId: 7, isNewSupplier: false })
  })
})

test('a sole proprietor is typed, without the register of corporations', async () => {
  answerWith(answers)
  await renderAt(path)
  await userEvent.click(await screen.findByRole('radio', { name: '新しい取引先に依頼する' }))
  await userEvent.click(screen.getByRole('radio', { name: '個人事業主' }))
  expect(screen.queryByRole('combobox', { name: /公表情報から探す/ })).toBeNull()
  expect(box(/^屋号または氏名/)).toBeVisible()
})

test('the last contact at the partner is filled in, but not over typed text', async () => {
  beginRequest({ ...filledForm, supplier_person_name: '', supplier_person_email: 'typed@hokuto.example.jp' })
  beginWith({ editedFields: ['supplier_person_email'] })
  const list = { invoice_requests: [last], total_count_invoice_requests: 1, total_count_is_account_required: 0 }
  answerWith({
    ...answers,
    'GET /api/v1/invoices/request_sellers': list,
    'GET /api/v1/invoices/18/request_seller': last,
  })
  await renderAt(path)
  await waitFor(() => expect(box(/^ご担当者名/)).toHaveValue('北野 健'))
  expect(box(/^ご担当者のメールアドレス/)).toHaveValue('typed@hokuto.example.jp')
})

test('each choice of a buyer has its own contact, and switching turns nothing red', async () => {
  beginRequest({ ...filledForm, supplier_person_name: '', supplier_person_email: '' })
  const list = { invoice_requests: [], total_count_invoice_requests: 0, total_count_is_account_required: 0 }
  answerWith({ ...answers, 'GET /api/v1/invoices/request_sellers': list })
  await renderAt(path)
  const choose = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }))
  const name = () => box(/^ご担当者名/)
  const email = () => box(/^ご担当者のメールアドレス/)
  await waitFor(() => expect(email()).toHaveValue('keiri@hokuto.example.jp'))
  await userEvent.type(name(), '北野 健')
  await choose('新しい取引先に依頼する')
  await userEvent.click(screen.getByRole('textbox', { name: /^法人名/ }))
  expect(name()).toHaveValue('')
  expect(name()).not.toBeInvalid()
  expect(email()).not.toBeInvalid()
  await userEvent.type(name(), '新田 花')
  await choose('登録済みの取引先から選ぶ')
  expect(name()).toHaveValue('北野 健')
  expect(email()).toHaveValue('keiri@hokuto.example.jp')
  await choose('新しい取引先に依頼する')
  expect(name()).toHaveValue('新田 花')
  expect(email()).toHaveValue('')
  expect(email()).not.toBeInvalid()
})

test('a known contact is not put before what somebody is about to type', async () => {
  beginRequest({ ...filledForm, supplier_person_name: '', supplier_person_email: '' })
  const list = { invoice_requests: [last], total_count_invoice_requests: 1, total_count_is_account_required: 0 }
  const { promise: answered, resolve: answer } = Promise.withResolvers<typeof last>()
  answerWith({
    ...answers,
    'GET /api/v1/invoices/request_sellers': list,
    'GET /api/v1/invoices/18/request_seller': () => answered,
  })
  await renderAt(path)
  await userEvent.click(await screen.findByRole('textbox', { name: /^ご担当者のメールアドレス/ }))
  answer(last)
  await waitFor(() => expect(box(/^ご担当者名/)).toHaveValue('北野 健'))
  await userEvent.keyboard('new@hokuto.example.jp')
  expect(box(/^ご担当者のメールアドレス/)).toHaveValue('new@hokuto.example.jp')
})

test('a contact typed before any buyer is chosen stays with either choice', async () => {
  answerWith(answers)
  await renderAt(path)
  await userEvent.type(await screen.findByRole('textbox', { name: /^ご担当者名/ }), '北野 健')
  await userEvent.click(screen.getByRole('radio', { name: '新しい取引先に依頼する' }))
  expect(box(/^ご担当者名/)).toHaveValue('北野 健')
  await userEvent.click(screen.getByRole('radio', { name: '登録済みの取引先から選ぶ' }))
  expect(box(/^ご担当者名/)).toHaveValue('北野 健')
})

test('whom the former partner names is not asked about another one', async () => {
  beginRequest(filledForm)
  beginWith({ editedFields: ['supplierId', 'supplier_person_name', 'supplier_person_email'] })
  answerWith(answers)
  await renderAt(path)
  await userEvent.click(await screen.findByRole('radio', { name: '新しい取引先に依頼する' }))
  expect(box(/^ご担当者名/)).toHaveValue('')
  expect(box(/^ご担当者のメールアドレス/)).toHaveValue('')
})

test('a word typed for the partner survives a reload, until a partner is chosen', async () => {
  answerWith(answers)
  const { leave } = await renderAt(path)
  await userEvent.type(await partner(), '北都')
  leave()
  await renderAt(path)
  const search = await partner()
  expect(search).toHaveValue('北都')
  await userEvent.click(search)
  await userEvent.click(await screen.findByRole('option', { name: /北都工業株式会社/ }))
  expect(search).toHaveValue('北都工業株式会社')
  expect(readEntry().invoiceFormInfo).toMatchObject({ supplierId: 7, supplierSearchWord: '' })
})

test('a draft that was prepared of a deleted partner names it, and is saved with it', async () => {
  const values = { supplier_search_word: '北星物流', supplier_person_name: '経理部', edited_fields: ['message'] }
  const draft = { ...emptyDraft, amount: 110_000, is_scheduled: true, values }
  const update = 'PUT /api/v1/invoice_request_drafts/4'
  const network = answerWith({ ...answers, 'GET /api/v1/invoice_request_drafts/4': draft, [update]: draft })
  const { leave } = await renderAt('/collections/draft/4')
  expect(await partner()).toHaveValue('北星物流')
  await userEvent.type(box(/^請求書番号/), 'S')
  leave()
  await waitFor(() => expect(network.calls()).toContain(update))
  expect(await network.bodies(update)).toMatchObject([{ values: { supplier_search_word: '北星物流' } }])
})
