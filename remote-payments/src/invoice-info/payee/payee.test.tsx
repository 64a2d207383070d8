import { act, screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { readApplication } from '../../checkout/store.ts'
import { beginAgainWith } from '../../testing/checkout.ts'
import { emptyInvoiceForm } from '../../invoice-values/values.ts'
import { account, answers, beginWithInvoice, file, supplier } from '../../testing/known-supplier.ts'
import { answerWith, lost } from '@invoice-card/config/testing/network'
import { openField, valueOf } from '../../testing/open-field.ts'
import { checkedForm, fileId, readFile } from '../../testing/payment.ts'
import { proceed } from '../../testing/proceed.ts'
import { renderAt } from '../../testing/render-at.tsx'

beforeEach(beginWithInvoice)

test("another supplier removes the former one's account, also where its own do not load", async () => {
  const other = { ...supplier, id: 8, name: '北星物流株式会社' }
  answerWith({
    ...answers,
    'GET /api/v1/suppliers': { suppliers: [supplier, other], count_all: 2 },
    'GET /api/v1/suppliers/8/accounts': lost,
  })
  beginAgainWith({ invoiceForm: checkedForm, readFileId: fileId })
  const { address } = await renderAt('/payments/add/invoiceinfo')
  await openField('振込先口座')
  await userEvent.click(screen.getByRole('radio', { name: /みずほ 東京営業部 普通 1234567/ }))
  await openField('支払先')
  const choice = screen.getByRole('combobox', { name: /会社名/ })
  await userEvent.clear(choice)
  await userEvent.type(choice, '北星')
  await userEvent.click(await screen.findByRole('option', { name: /北星物流/ }))
  expect(readApplication().invoiceForm).toMatchObject({
    formOne: { supplierId: 8 },
    formTwo: { accountId: null, accountLabel: '' },
  })
  await proceed()
  expect(await screen.findByRole('link', { name: '振込先口座を選択してください。' })).toBeVisible()
  expect(address()).toBe('/payments/add/invoiceinfo')
})

test('the supplier found on an invoice removes an account chosen before, loaded or not', async () => {
  answerWith({ ...answers, 'GET /api/v1/suppliers/7/accounts': lost })
  beginAgainWith({
    invoiceForm: { ...checkedForm, formOne: { ...checkedForm.formOne, supplierId: null, supplierName: '' } },
    editedFields: ['formTwo.accountId', 'formTwo.accountLabel'],
  })
  await renderAt('/payments/add/invoiceinfo')
  await waitFor(() =>
    expect(readApplication().invoiceForm).toMatchObject({
      formOne: { supplierId: 7 },
      formTwo: { accountId: null, accountLabel: '' },
    }),
  )
})

test('an account without a name, because the accounts did not load, is not paid into unseen', async () => {
  answerWith({ ...answers, 'GET /api/v1/suppliers/7/accounts': lost })
  beginAgainWith({
    invoiceForm: { ...checkedForm, formTwo: { ...checkedForm.formTwo, accountLabel: '' } },
    readFileId: fileId,
  })
  const { address } = await renderAt('/payments/add/invoiceinfo')
  expect(await screen.findByText(/登録済みの口座を読み込めませんでした/)).toBeVisible()
  await proceed()
  expect(await screen.findByRole('link', { name: '振込先口座を選択してください。' })).toBeVisible()
  expect(address()).toBe('/payments/add/invoiceinfo')
})

test('back from a new supplier to the registered one, its chosen account is still chosen', async () => {
  answerWith(answers)
  beginAgainWith({ invoiceForm: checkedForm, readFileId: fileId })
  await renderAt('/payments/add/invoiceinfo')
  await openField('支払先')
  await userEvent.click(screen.getByRole('radio', { name: '新しい支払先を登録する' }))
  await userEvent.click(screen.getByRole('radio', { name: '登録済みの支払先から選ぶ' }))
  expect(await valueOf('振込先口座')).toContain('みずほ 東京営業部 普通 1234567')
  expect(screen.queryByRole('combobox', { name: /金融機関/ })).toBeNull()
})

const ownCompany = {
  corporate_name: '株式会社サンプル商事',
  corporate_name_kana: 'サンプルショウジ',
  corporate_number: '5050005005266',
  transfer_person_name: 'ｶ)ｻﾝﾌﾟﾙ',
  representative_name: '佐藤 花子',
  representative_name_kana: 'サトウ ハナコ',
  representative_birthday: '1980-01-01',
  postal_code: '1000001',
  address_state: '東京都',
  address_city: '千代田区',
  address_street: '千代田1-1',
}
const information = {
  email_address: 'demo@example.co.jp',
  user_last_name: '佐藤',
  user_first_name: '花子',
  buyer_id: 1,
  business_form: 1,
  phone_number: '',
  external_integration_client_ids: [],
  registration_status: 'registered',
  accepted_terms_version: null,
  current_terms_version: '1',
  corporation: ownCompany,
}
const own = { 'GET /api/v1/users/information': information }
const isOwn = /自社を支払先にすることはできません/
const isOwnAccount = /口座名義が自社と同じです/

test('a namesake with a number of its own is nobody to warn of, typed or registered', async () => {
  const namesake = { ...supplier, name: '有限会社サンプル商事' }
  const described = {
    ...namesake,
    postal_code: null,
    address: null,
    phone_number: null,
    email_address: null,
    representative_name: null,
    accounts: [],
  }
  const network = answerWith({
    ...answers,
    ...own,
    'GET /api/v1/suppliers': { suppliers: [namesake], count_all: 1 },
    'GET /api/v1/suppliers/7': { ...described, corporate_number: '3999953441906' },
  })
  await renderAt('/payments/add/invoiceinfo')
  await waitFor(() => expect(network.calls()).toContain('GET /api/v1/suppliers/7'))
  expect(await valueOf('振込先口座')).toContain('みずほ 東京営業部 普通 1234567')
  expect(screen.queryByText(isOwn)).toBeNull()
  await openField('支払先')
  await userEvent.click(screen.getByRole('radio', { name: '新しい支払先を登録する' }))
  await openField('法人名')
  const name = screen.getByRole('textbox', { name: /^法人名/ })
  await userEvent.clear(name)
  await userEvent.type(name, 'サンプル商事')
  expect(await valueOf('法人番号')).toContain('3999953441906')
  expect(screen.queryByText(isOwn)).toBeNull()
})

test.each(['サンプルショウジ(カ', 'サンプルショウジ', 'カ）サンプル'])(
  'an account of the own company is reported while typed, in any spelling of its name: %s',
  async holder => {
    answerWith({
      ...answers,
      ...own,
      [file]: { ...readFile, ocr: { status: 'not_read', progress: 1, fields: null, warnings: [] } },
    })
    await renderAt('/payments/add/invoiceinfo')
    await userEvent.click(await screen.findByRole('radio', { name: '新しい支払先を登録する' }))
    await userEvent.type(screen.getByRole('textbox', { name: /口座名義/ }), holder)
    expect(await screen.findByText(isOwnAccount)).toBeVisible()
  },
)

test('a registered account of the own company is reported when it is chosen', async () => {
  answerWith({
    ...answers,
    ...own,
    'GET /api/v1/suppliers/7/accounts': { accounts: [{ ...account, account_holder_kana: 'ｻﾝﾌﾟﾙｼﾖｳｼﾞ(ｶ' }] },
  })
  await renderAt('/payments/add/invoiceinfo')
  await waitFor(() => expect(screen.getByText(isOwnAccount)).toBeVisible())
})

test('the own company as the payee, or its account, is reported while it is typed', async () => {
  answerWith({
    ...answers,
    ...own,
    [file]: { ...readFile, ocr: { status: 'not_read', progress: 1, fields: null, warnings: [] } },
  })
  await renderAt('/payments/add/invoiceinfo')
  await userEvent.click(await screen.findByRole('radio', { name: '新しい支払先を登録する' }))
  await userEvent.type(screen.getByRole('textbox', { name: /^法人名/ }), '(株)サンプル商事')
  expect(await screen.findByText(isOwn)).toBeVisible()
  await userEvent.type(screen.getByRole('textbox', { name: /口座名義/ }), 'カ）サンプル')
  expect(await screen.findByText(isOwnAccount)).toBeVisible()
})

test('a number of Japan Post Bank is filled in at once, without its branch at another bank', async () => {
  let answer: (banks: object) => void = () => {}
  answerWith({
    ...answers,
    'GET /api/v1/banks': () =>
      new Promise(resolve => {
        answer = resolve
      }),
  })
  const { formOne, formTwo } = emptyInvoiceForm
  beginAgainWith({
    readFileId: fileId,
    invoiceForm: {
      formOne: { ...formOne, isNewSupplier: true },
      formTwo: {
        ...formTwo,
        isNewAccount: true,
        newAccount: { ...formTwo.newAccount, bank_code: '9900', bank_name: 'ゆうちょ' },
      },
    },
  })
  await renderAt('/payments/add/invoiceinfo')
  const convert = await screen.findByRole('button', { name: '支店と口座番号に変換する' })
  await userEvent.click(convert)
  expect(screen.getByRole('textbox', { name: /^記号/ })).toHaveFocus()
  expect(screen.getByRole('textbox', { name: /^記号/ })).toBeInvalid()
  await userEvent.type(screen.getByRole('textbox', { name: /^記号/ }), '10140')
  await userEvent.type(screen.getByRole('textbox', { name: /^番号/ }), '12345671')
  await userEvent.click(convert)
  expect(screen.getByRole('textbox', { name: /口座番号/ })).toHaveValue('1234567')
  await userEvent.clear(screen.getByRole('combobox', { name: /金融機関/ }))
  await act(async () => answer({ banks: [{ code: '018', name: '〇一八', name_kana: 'ゼロイチハチ' }], count_all: 1 }))
  await waitFor(() =>
    expect(readApplication().invoiceForm?.formTwo.newAccount).toMatchObject({ bank_code: '', branch_name: '' }),
  )
})
