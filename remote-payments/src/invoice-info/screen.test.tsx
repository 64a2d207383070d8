import { fireEvent, screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith } from '@invoice-card/config/testing/network'
import { beginAgainWith, startTab } from '../testing/checkout.ts'
import { answers, beginWithInvoice, file } from '../testing/known-supplier.ts'
import { openField, valueOf } from '../testing/open-field.ts'
import { checkedForm, fileId, payment, readFile } from '../testing/payment.ts'
import { proceed } from '../testing/proceed.ts'
import { renderAt } from '../testing/render-at.tsx'

const amount = () => screen.findByRole<HTMLInputElement>('textbox', { name: /請求金額/ })

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

test('without a supplier, the list of errors leads to the future place of the account', async () => {
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

test('a transfer before a due date on which banks are closed is not called the due date', async () => {
  const { ocr } = readFile
  const due_date = { ...ocr.fields!.due_date, value: '2026-11-29' }
  answerWith({ ...answers, [file]: { ...readFile, ocr: { ...ocr, fields: { ...ocr.fields, due_date } } } })
  await renderAt('/payments/add/invoiceinfo')
  await waitFor(async () => expect(await valueOf('振込日')).toContain('2026年11月27日(金)支払期日の直前の営業日です。'))
})

test('readings fill the form, find supplier and account, and propose the due date', async () => {
  answerWith(answers)
  const { address } = await renderAt('/payments/add/invoiceinfo')
  await waitFor(async () => expect(await valueOf('請求金額')).toContain('607,200円'))
  await waitFor(async () => expect(await valueOf('支払先')).toContain('株式会社青葉デザイン製作所'))
  await waitFor(async () => expect(await valueOf('振込先口座')).toContain('みずほ 東京営業部 普通 1234567'))
  expect(await valueOf('振込日')).toContain('2026年11月30日(月)支払期日と同じ日です。')
  expect(await valueOf('振込名義')).toContain('カ）サンプル')
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

test('a second reading that is better replaces the first, and then the supplier is found', async () => {
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
  await userEvent.click(screen.getByRole('textbox', { name: /請求書番号/ }))
  network.answer(file, readFile)
  await waitFor(async () => expect(await amount()).toHaveValue('607,200'))
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: /探す|支払先/ })).toHaveValue('株式会社青葉デザイン製作所'),
  )
})

test('the mark of a reading goes once the user changes the field', async () => {
  answerWith(answers)
  await renderAt('/payments/add/invoiceinfo')
  const number = await screen.findByRole('textbox', { name: /請求書番号/ })
  await waitFor(() => expect(number).toHaveAccessibleDescription('要確認'))
  await userEvent.type(number, '-A')
  expect(number).toHaveAccessibleDescription(/^\s*自動の読み取りではINV-2026-0112$/)
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
  await waitFor(async () => expect(await valueOf('法人名')).toContain('株式会社青葉製作所'))
  expect(await valueOf('法人名')).not.toContain('読み取り済み')
  await openField('法人名')
  const name = screen.getByRole('textbox', { name: /^法人名/ })
  expect(name).toHaveAccessibleDescription('国税庁の公表情報から入力しました。')
})

test('a chosen transfer day that is no longer possible is cleared, and the form says so', async () => {
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
  await openField('支払期日')
  fireEvent.change(screen.getByLabelText(/支払期日/), { target: { value: '2026-12-10' } })
  expect(day).toHaveValue('')
  await userEvent.selectOptions(day, '2026-11-27')
  expect(screen.queryByText(/選べなくなりました/)).toBeNull()
  expect(day).toHaveValue('2026-11-27')
})

test('errors are listed in the order of the screen', async () => {
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

test('typed text survives a reload', async () => {
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
  await waitFor(() => expect(screen.getByText('＊振込日を選び直してください。')).toBeVisible())
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /振込日/ }), '2026-11-27')
  expect(screen.queryByText('＊振込日を選び直してください。')).toBeNull()
  await proceed()
  await waitFor(() => expect(screen.queryByRole('combobox', { name: /振込日/ })).toBeNull())
  expect(address()).toBe('/payments/add/confirm')
  await back()
  expect(await screen.findByRole('combobox', { name: /振込日/ })).toHaveValue('2026-11-27')
  expect(screen.queryByText('＊振込日を選び直してください。')).toBeNull()
})

test('a payment that looks the same is reported before a card is asked', async () => {
  const network = answerWith({
    ...answers,
    'GET /api/v1/invoices': { invoices: [{ ...payment, id: 31 }], total_count: 1, total_count_is_action_required: 0 },
  })
  await renderAt('/payments/add/invoiceinfo')
  expect(await screen.findByText('請求書番号と金額が同じお支払いがあります')).toBeVisible()
  expect(screen.getByRole('link', { name: /I-00000031/ })).toHaveAttribute('target', '_blank')
  const { searchParams } = new URL(
    network.requestsOf('GET /api/v1/invoices').find(({ url }) => url.includes('amount_'))?.url ?? '',
  )
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
