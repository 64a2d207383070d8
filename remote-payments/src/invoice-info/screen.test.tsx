import { fireEvent, screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { beginAgainWith, startTab } from '../testing/checkout.ts'
import { account, answers, beginWithInvoice, file, supplier } from '../testing/known-supplier.ts'
import { answerWith, refusal } from '@invoice-card/config/testing/network'
import { checkedForm, fileId, payment, readFile } from '../testing/payment.ts'
import { renderAt } from '../testing/render-at.tsx'

const amount = () => screen.findByRole<HTMLInputElement>('textbox', { name: /請求金額/ })
const proceed = () => userEvent.click(screen.getByRole('button', { name: '確認へ進む' }))

beforeEach(beginWithInvoice)

test('without an invoice it leads to the upload', async () => {
  startTab()
  answerWith(answers)
  const { address } = await renderAt('/payments/add/invoiceinfo')
  await waitFor(() => expect(address()).toBe('/payments/create'))
})

test('an unread invoice is filled in by hand: every missing field is named, and nothing goes on', async () => {
  answerWith({
    ...answers,
    [file]: { ...readFile, ocr: { status: 'not_read', progress: 1, fields: null, warnings: [] } },
  })
  const { address } = await renderAt('/payments/add/invoiceinfo')
  expect(await screen.findByText(/自動で読み取れませんでした/)).toBeVisible()
  await proceed()
  for (const message of [
    '請求金額を入力してください。',
    '支払期日を入力してください。',
    '振込日を選択してください。',
    '支払先を選択してください。',
  ]) {
    expect(await screen.findByRole('link', { name: message })).toBeVisible()
  }
  expect(address()).toBe('/payments/add/invoiceinfo')
})

test('while no supplier is chosen, the list of errors leads to where the account will be chosen, and it is told there too', async () => {
  const whichAccount = '振込先口座を選択してください。'
  answerWith({
    ...answers,
    [file]: { ...readFile, ocr: { status: 'not_read', progress: 1, fields: null, warnings: [] } },
  })
  await renderAt('/payments/add/invoiceinfo')
  await screen.findByText('支払先を選ぶと、登録済みの口座が表示されます。')
  await proceed()
  await userEvent.click(await screen.findByRole('link', { name: whichAccount }))
  const place = screen.getByRole('group', { name: /振込先口座/ })
  expect(place).toHaveFocus()
  expect(place).toHaveAccessibleDescription(expect.stringContaining(whichAccount))
})

test('what was read fills the form, finds supplier and account, and proposes a transfer on the due date', async () => {
  answerWith(answers)
  const { address } = await renderAt('/payments/add/invoiceinfo')
  await waitFor(async () => expect(await amount()).toHaveValue('607,200'))
  expect(await screen.findByText('請求書から「株式会社青葉デザイン製作所」を見つけました。')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('radio', { name: /みずほ 東京営業部 普通 1234567/ })).toBeChecked())
  expect(screen.getByRole('combobox', { name: /振込日/ })).toHaveValue('2026-11-30')
  expect(screen.getByRole('textbox', { name: /振込名義/ })).toHaveValue('カ）サンプル')
  await proceed()
  await waitFor(() => expect(address()).toBe('/payments/add/confirm'))
})

test('an amount typed before the reading ends stays', async () => {
  const network = answerWith({
    ...answers,
    [file]: { ...readFile, ocr: { ...readFile.ocr, status: 'reading', progress: 0.5, fields: null } },
  })
  await renderAt('/payments/add/invoiceinfo')
  await userEvent.type(await amount(), '500')
  network.answer(file, readFile)
  await waitFor(() => expect(screen.getByRole('textbox', { name: /請求書番号/ })).toHaveValue('INV-2026-0112'))
  expect(await amount()).toHaveValue('500')
})

test('what a later look at a picture reads better replaces what the first gave, and then the supplier is found', async () => {
  const { ocr } = readFile
  const first = {
    ...readFile,
    ocr: {
      ...ocr,
      status: 'reading',
      progress: 0.4,
      fields: { ...ocr.fields, total_amount: { value: 60_720, confidence: 'check', place: null } },
    },
  }
  const network = answerWith({ ...answers, [file]: first })
  await renderAt('/payments/add/invoiceinfo')
  await waitFor(async () => expect(await amount()).toHaveValue('60,720'))
  network.answer(file, readFile)
  await waitFor(async () => expect(await amount()).toHaveValue('607,200'))
  expect(await screen.findByText('請求書から「株式会社青葉デザイン製作所」を見つけました。')).toBeVisible()
})

test('the mark of a reading goes once the user changes the field', async () => {
  answerWith(answers)
  await renderAt('/payments/add/invoiceinfo')
  const number = await screen.findByRole('textbox', { name: /請求書番号/ })
  await waitFor(() => expect(number).toHaveAccessibleDescription('要確認'))
  await userEvent.type(number, '-A')
  expect(number).toHaveAccessibleDescription('')
})

test('a name of the register is not vouched for by the reading of another', async () => {
  const named = {
    corporate_number: '3999953441906',
    name: '株式会社青葉製作所',
    name_kana: 'アオバ',
    postal_code: '',
    address_state: '',
    address_city: '',
    address_street: '',
  }
  answerWith({
    ...answers,
    'GET /api/v1/suppliers': { suppliers: [], count_all: 0 },
    'GET /api/v1/corporations': { corporations: [named], issuer: null },
  })
  await renderAt('/payments/add/invoiceinfo')
  const name = await screen.findByRole('textbox', { name: /^法人名/ })
  await waitFor(() => expect(name).toHaveValue('株式会社青葉製作所'))
  expect(name).toHaveAccessibleDescription('国税庁の公表情報から入力しました。')
})

test('an account that differs from the registered ones is warned of', async () => {
  answerWith({
    ...answers,
    'GET /api/v1/suppliers/7/accounts': { accounts: [{ ...account, account_number: '7654321' }] },
  })
  await renderAt('/payments/add/invoiceinfo')
  expect(await screen.findByText(/登録済みの口座と異なります/)).toBeVisible()
  expect(screen.getByRole('radio', { name: /7654321/ })).not.toBeChecked()
})

const accountsOf = (id: number) => `GET /api/v1/suppliers/${id}/accounts`

test('accounts that could not be loaded are not taken for none, and are asked for again', async () => {
  const network = answerWith({ ...answers, [accountsOf(7)]: refusal(503, 'service_unavailable') })
  await renderAt('/payments/add/invoiceinfo')
  expect(await screen.findByText(/登録済みの口座を読み込めませんでした/)).toBeVisible()
  expect(screen.queryByRole('textbox', { name: /口座番号/ })).toBeNull()
  const retry = screen.getByRole('button', { name: 'もう一度読み込む' })
  await proceed()
  await userEvent.click(await screen.findByRole('link', { name: '振込先口座を選択してください。' }))
  expect(retry).toHaveFocus()
  network.answer(accountsOf(7), { accounts: [account] })
  await userEvent.click(retry)
  expect(await screen.findByRole('radio', { name: /みずほ 東京営業部 普通 1234567/ })).toBeChecked()
})

test('after choosing among accounts, a supplier without any takes a new one', async () => {
  const others = [
    { ...account, id: 21, account_number: '2222222' },
    { ...account, id: 22, account_number: '3333333' },
  ]
  const suppliers = [
    supplier,
    { ...supplier, id: 8, name: '株式会社二口座' },
    { ...supplier, id: 9, name: '株式会社口座なし' },
  ]
  answerWith({
    ...answers,
    [accountsOf(8)]: { accounts: others },
    [accountsOf(9)]: { accounts: [] },
    'GET /api/v1/suppliers': { suppliers, count_all: 3 },
    'GET /api/v1/banks2': { banks: [] },
  })
  beginAgainWith({ invoiceForm: checkedForm, readFileId: fileId })
  await renderAt('/payments/add/invoiceinfo')
  const choose = async (name: string) => {
    const field = await screen.findByRole('combobox', { name: /会社名・カナ・法人番号で探す/ })
    await userEvent.clear(field)
    await userEvent.type(field, '株式')
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(name) }))
  }
  await userEvent.click(await screen.findByRole('radio', { name: '新しい口座を登録する' }))
  await userEvent.click(screen.getByRole('radio', { name: /1234567/ }))
  await choose('株式会社二口座')
  expect(await screen.findByRole('radio', { name: /2222222/ })).not.toBeChecked()
  await choose('株式会社口座なし')
  await screen.findByRole('textbox', { name: /口座番号/ })
  await proceed()
  expect(await screen.findByRole('link', { name: '口座番号を入力してください。' })).toBeVisible()
  expect(screen.queryByRole('link', { name: '振込先口座を選択してください。' })).toBeNull()
})

test('a transfer day that was chosen and can be chosen no more gives way to none: that is said, until another one is chosen', async () => {
  answerWith(answers)
  beginAgainWith({
    invoiceForm: { ...checkedForm, formOne: { ...checkedForm.formOne, transfer_date: '2026-11-19' } },
    readFileId: fileId,
    editedFields: ['formOne.transfer_date'],
  })
  await renderAt('/payments/add/invoiceinfo')
  const day = await screen.findByRole('combobox', { name: /振込日/ })
  expect(await screen.findByText(/選択していた2026年11月19日.*は、受付が終わったため選べなくなりました/)).toBeVisible()
  expect(day).toHaveValue('')
  fireEvent.change(screen.getByLabelText(/支払期日/), { target: { value: '2026-12-10' } })
  expect(day).toHaveValue('')
  await userEvent.selectOptions(day, '2026-11-27')
  expect(screen.queryByText(/選べなくなりました/)).toBeNull()
  expect(day).toHaveValue('2026-11-27')
})

test('what is wrong is listed as it stands on the screen', async () => {
  answerWith({
    ...answers,
    [file]: { ...readFile, ocr: { status: 'not_read', progress: 1, fields: null, warnings: [] } },
  })
  await renderAt('/payments/add/invoiceinfo')
  await screen.findByText(/自動で読み取れませんでした/)
  await proceed()
  const summary = await screen.findByRole('link', { name: '請求金額を入力してください。' })
  const listed = screen.getAllByRole('link').map(({ textContent }) => textContent)
  expect(summary).toBeVisible()
  expect(listed.indexOf('支払先を選択してください。')).toBeLessThan(listed.indexOf('振込日を選択してください。'))
})

test('a reload keeps what was typed', async () => {
  answerWith(answers)
  const first = await renderAt('/payments/add/invoiceinfo')
  const field = await screen.findByRole('textbox', { name: /請求書番号/ })
  await waitFor(() => expect(field).toHaveValue('INV-2026-0112'))
  await userEvent.type(field, '-A')
  first.leave()
  await renderAt('/payments/add/invoiceinfo')
  expect(await screen.findByRole('textbox', { name: /請求書番号/ })).toHaveValue('INV-2026-0112-A')
})

test('a refusal of the confirmation stands at its field until the field changes', async () => {
  beginAgainWith({ invoiceForm: checkedForm, readFileId: fileId, editedFields: ['formOne.transfer_date'] })
  answerWith(answers)
  const { address, back } = await renderAt('/payments/add/invoiceinfo', {
    refusals: { 'formOne.transfer_date': '振込日を選び直してください。' },
  })
  expect(await screen.findByText('＊振込日を選び直してください。')).toBeVisible()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /振込日/ }), '2026-11-27')
  expect(screen.queryByText('＊振込日を選び直してください。')).toBeNull()
  await proceed()
  await waitFor(() => expect(screen.queryByRole('combobox', { name: /振込日/ })).toBeNull())
  expect(address()).toBe('/payments/add/confirm')
  await back()
  expect(await screen.findByRole('combobox', { name: /振込日/ })).toHaveValue('2026-11-27')
  expect(screen.queryByText('＊振込日を選び直してください。')).toBeNull()
})

test('a payment that looks the same is told before a card is asked', async () => {
  const network = answerWith({
    ...answers,
    'GET /api/v1/invoices': { invoices: [{ ...payment, id: 31 }], total_count: 1, total_count_is_action_required: 0 },
  })
  await renderAt('/payments/add/invoiceinfo')
  expect(await screen.findByText('請求書番号と金額が同じお支払いがあります')).toBeVisible()
  expect(screen.getByRole('link', { name: /I-00000031/ })).toHaveAttribute('target', '_blank')
  const { searchParams } = new URL(network.requestsOf('GET /api/v1/invoices').at(-1)?.url ?? '')
  expect([searchParams.get('invoice_number'), searchParams.get('amount_min'), searchParams.get('amount_max')]).toEqual([
    'INV-2026-0112',
    '607200',
    '607200',
  ])
  // A word would find INV-2026-01120 as well, and the supplier of that name.
  expect(searchParams.has('search_word')).toBe(false)
})

test('a request that waits and looks the same is called a request, and leads to where it is paid', async () => {
  // It was called an application, and its link led to a screen without a way to pay or decline.
  answerWith({
    ...answers,
    'GET /api/v1/invoices': {
      invoices: [{ ...payment, id: 32, type: 'InvoiceRequestBuyer', status: 7 }],
      total_count: 1,
      total_count_is_action_required: 0,
    },
  })
  await renderAt('/payments/add/invoiceinfo')
  expect(await screen.findByText('請求書番号と金額が同じカード払いのご依頼があります')).toBeVisible()
  const link = screen.getByRole('link', { name: /I-00000032.*日ご依頼/ })
  expect(new URL(link.getAttribute('href') ?? '').pathname).toBe('/payments/waiting/32/creditcard')
  expect(screen.queryByText(/お申し込みは受け付けられません/)).toBeNull()
})

test('the marks at the fields are explained', async () => {
  answerWith(answers)
  await renderAt('/payments/add/invoiceinfo')
  expect(await screen.findByText(/請求書と見比べてください/)).toBeVisible()
})
