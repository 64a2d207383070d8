import { fireEvent, screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { clearFlowsExcept } from '@invoice-card/session'
import { readApplication } from '../checkout/store.ts'
import { startTab } from '../testing/checkout.ts'
import { signIn } from '../testing/login-user.ts'
import { answerWith, lost, refusal } from '@invoice-card/config/testing/network'
import { commission } from '../testing/payment.ts'
import { renderAt } from '../testing/render-at.tsx'
import { readInvoicePayment } from './flow-state.ts'

const summary = {
  id: 7,
  business_form: 1,
  name: '株式会社青葉デザイン製作所',
  name_kana: 'アオバデザインセイサクショ',
  corporate_number: '3999953441906',
  registration_number: null,
  status: 'Approved',
  account_count: 1,
  last_payment: null,
  phone_number: null,
  created_at: '2026-01-01T00:00:00Z',
}
const supplier = {
  ...summary,
  representative_name: null,
  postal_code: null,
  address: null,
  phone_number: null,
  email_address: null,
  accounts: [],
}
const registered = {
  corporate_number: '1999997470185',
  name: '合同会社ノースリンク',
  name_kana: 'ノースリンク',
  postal_code: '0600005',
  address_state: '北海道',
  address_city: '札幌市中央区',
  address_street: '北五条西4-7',
}
const screenAnswers = {
  'GET /api/v1/invoices/commission': commission,
  'GET /api/v1/suppliers': { suppliers: [summary], count_all: 1 },
  'GET /api/v1/suppliers/7': supplier,
  'GET /api/v1/corporations': { corporations: [registered], issuer: null },
  'GET /api/v1/oauth/pre_groups': { pre_groups: [], count: 0, count_open_items: 0 },
}

beforeEach(() => {
  startTab()
  clearFlowsExcept([])
  signIn()
})

const submit = async () => userEvent.click(await screen.findByRole('button', { name: '請求書の選択へ進む' }))
const type = async (name: RegExp, text: string) => {
  await userEvent.click(await screen.findByRole('textbox', { name }))
  await userEvent.paste(text)
}
const fillRest = async () => {
  await type(/お支払い金額/, '607200')
  fireEvent.change(screen.getByLabelText(/支払期日/), { target: { value: '2026-12-25' } })
}
const byNumber = async () => userEvent.click(await screen.findByRole('radio', { name: '法人番号から探す' }))

test('an empty form names what is missing, and nothing begins', async () => {
  answerWith(screenAnswers)
  const { address } = await renderAt('/payments/invoicepayment')
  await submit()
  expect((await screen.findAllByText(/支払先を選択してください。/)).length).toBeGreaterThan(0)
  expect(screen.getAllByText(/お支払い金額を入力してください。/).length).toBeGreaterThan(0)
  expect(screen.getAllByText(/支払期日を入力してください。/).length).toBeGreaterThan(0)
  expect(address()).toBe('/payments/invoicepayment')
})

test.each([
  ['that is not there', refusal(404, 'supplier_not_found')],
  ['that cannot be paid', { ...supplier, status: 'Rejected' }],
])('a supplier %s is reported, and another can be chosen', async (_, answer) => {
  answerWith({ ...screenAnswers, 'GET /api/v1/suppliers/7': answer })
  await renderAt('/payments/invoicepayment?supplier_id=7')
  expect(await screen.findByText(/削除されているか、お支払いいただけません/)).toBeVisible()
  expect(screen.getByRole('combobox')).toHaveValue('')
})

test('a supplier that is refused for a while is not called deleted', async () => {
  answerWith({ ...screenAnswers, 'GET /api/v1/suppliers/7': refusal(429, 'too_many_requests') })
  await renderAt('/payments/invoicepayment?supplier_id=7')
  expect(await screen.findByText(/読み込めませんでした/)).toBeVisible()
  expect(screen.queryByText(/削除されているか/)).toBeNull()
})

test('a corporate number that the register does not know goes no further', async () => {
  answerWith({
    ...screenAnswers,
    'GET /api/v1/corporations': { corporations: [], issuer: null },
    'GET /api/v1/suppliers': { suppliers: [], count_all: 0 },
  })
  const { address } = await renderAt('/payments/invoicepayment')
  await byNumber()
  await type(/法人番号/, '1999997470185')
  expect(await screen.findByText(/国税庁の公表情報にありません/)).toBeVisible()
  await fillRest()
  await submit()
  expect(await screen.findByRole('link', { name: /法人番号から支払先を確認できていません/ })).toHaveAttribute(
    'href',
    '#supplierCorporateNumber',
  )
  expect(address()).toBe('/payments/invoicepayment')
})

test('a register that does not answer can be asked again', async () => {
  const network = answerWith({
    ...screenAnswers,
    'GET /api/v1/corporations': lost,
    'GET /api/v1/suppliers': { suppliers: [], count_all: 0 },
  })
  await renderAt('/payments/invoicepayment')
  await byNumber()
  await type(/法人番号/, '1999997470185')
  const again = await screen.findByRole('button', { name: 'もう一度調べる' })
  network.answer('GET /api/v1/corporations', screenAnswers['GET /api/v1/corporations'])
  await userEvent.click(again)
  expect(await screen.findByText('合同会社ノースリンク')).toBeVisible()
})

test('a new payee by its number becomes a payment that waits for its invoice', async () => {
  answerWith({ ...screenAnswers, 'GET /api/v1/suppliers': { suppliers: [], count_all: 0 } })
  const { address } = await renderAt('/payments/invoicepayment')
  await byNumber()
  await type(/法人番号/, '1-9999-9747-0185')
  expect(await screen.findByText('合同会社ノースリンク')).toBeVisible()
  await fillRest()
  expect(await screen.findByText('625,416')).toBeVisible()
  await submit()
  await waitFor(() => expect(address()).toBe('/payments/create'))
  expect(await screen.findByText(/「合同会社ノースリンク」への607,200円のお支払いです/)).toBeVisible()
  expect(readApplication()).toMatchObject({
    invoiceForm: {
      formOne: {
        amount: '607200',
        due_date: '2026-12-25',
        isNewSupplier: true,
        newSupplier: { name: '合同会社ノースリンク', corporate_number: '1999997470185' },
      },
      formTwo: { transfer_person_name: 'カ）サンプル' },
    },
  })
  expect(readApplication().prefilledFields).toEqual(
    expect.arrayContaining(['formOne.amount', 'formOne.due_date', 'formOne.newSupplier.name']),
  )
})

test('a number of a registered supplier means that supplier', async () => {
  answerWith({
    ...screenAnswers,
    'GET /api/v1/corporations': {
      corporations: [{ ...registered, corporate_number: '3999953441906', name: '株式会社青葉デザイン製作所' }],
      issuer: null,
    },
  })
  const { address } = await renderAt('/payments/invoicepayment')
  await byNumber()
  await type(/法人番号/, '3999953441906')
  expect(await screen.findByText(/登録済みの支払先です/)).toBeVisible()
  await fillRest()
  await submit()
  await waitFor(() => expect(address()).toBe('/payments/create'))
  expect(readApplication().invoiceForm?.formOne).toMatchObject({ supplierId: 7, isNewSupplier: false })
})

test("another payee than the address's stays chosen after a reload and a return", async () => {
  // The named supplier was put in again with every mount: the next press paid the first payee what was meant for the
  // second.
  answerWith(screenAnswers)
  const first = await renderAt('/payments/invoicepayment?supplier_id=7')
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveValue('株式会社青葉デザイン製作所'))
  await byNumber()
  await type(/法人番号/, '1999997470185')
  expect(await screen.findByText('合同会社ノースリンク')).toBeVisible()
  first.leave()
  await renderAt('/payments/invoicepayment?supplier_id=7')
  expect(await screen.findByRole('textbox', { name: /法人番号/ })).toHaveValue('1999997470185')
  expect(readInvoicePayment()).toMatchObject({ payeeBy: 'number', supplierName: '合同会社ノースリンク' })
})

test('the supplier of the address is chosen; input survives a reload, and leaving clears it', async () => {
  answerWith(screenAnswers)
  const first = await renderAt('/payments/invoicepayment?supplier_id=7')
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveValue('株式会社青葉デザイン製作所'))
  await fillRest()
  first.leave()
  await renderAt('/payments/invoicepayment?supplier_id=7')
  expect(await screen.findByRole('textbox', { name: /お支払い金額/ })).toHaveValue('607,200')
  clearFlowsExcept(['payment'])
  expect(readInvoicePayment().transferAmount).toBe('')
})
