import { screen } from '@invoice-card/config/testing'
import { answerWith, lost } from '@invoice-card/config/testing/network'
import { beginWith, startTab } from '../testing/checkout.ts'
import { account } from '../testing/known-supplier.ts'
import { onPhone } from '../testing/on-phone.ts'
import { checkedForm, commission, fileId, readFile, savedCard } from '../testing/payment.ts'
import { renderAt } from '../testing/render-at.tsx'

const late = /^振込日が支払期日より後です。/

const checked = {
  invoiceFile: { file_id: fileId, file_name: '01.pdf' },
  invoiceForm: checkedForm,
  isFormChecked: true,
}
const answers = {
  'GET /api/v1/invoices/commission': commission,
  'GET /api/v1/invoices/credit_cards': { credit_cards: [savedCard], limit: 10 },
}

/** Opens the confirmation of a payment that is due on 30 November. */
async function openTransferringOn(transfer_date: string, formTwo = checkedForm.formTwo, accounts: unknown = lost) {
  startTab()
  beginWith({ ...checked, invoiceForm: { formOne: { ...checkedForm.formOne, transfer_date }, formTwo } })
  answerWith({ ...answers, 'GET /api/v1/suppliers/7/accounts': accounts })
  await renderAt('/payments/add/confirm')
}

test('a transfer after the due date is warned of once more before it is paid', async () => {
  await openTransferringOn('2026-12-01')
  const warning = await screen.findByText(late)
  const pay = await screen.findByRole('button', { name: '625,416円を支払う' })
  expect(warning.compareDocumentPosition(pay)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('an account holder that cannot be loaded is said to be missing, and the account stands', async () => {
  await openTransferringOn('2026-11-30')
  expect(await screen.findByText('読み込めませんでした')).toBeVisible()
  expect(screen.getByText('みずほ 東京営業部 普通 1234567')).toBeVisible()
})

test('payee, account and days stand once, after the total, with a link to correct them', async () => {
  await openTransferringOn('2026-11-30', checkedForm.formTwo, { accounts: [account] })
  const card = await screen.findByRole('radio', { name: /1111/ })
  expect(screen.getAllByText('2026年11月30日(月)')).toHaveLength(2)
  const total = screen.getByRole('heading', { name: 'お支払い金額' })
  await screen.findByText('カ）アオバ')
  const texts = ['株式会社青葉デザイン製作所', 'みずほ 東京営業部 普通 1234567', 'カ）アオバ', '振込日', '支払期日']
  expect(screen.getByRole('link', { name: '支払先と振込日を修正する' })).toHaveAttribute(
    'href',
    '/payments/add/invoiceinfo',
  )
  for (const fact of texts.map(text => screen.getByText(text))) {
    expect(total.compareDocumentPosition(fact)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(fact.compareDocumentPosition(card)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  }
  expect(screen.queryByText(late)).toBeNull()
})

// On a phone the summary stands below the button that pays.
test('an account that is registered with the payment stands before the card', async () => {
  const newAccount = {
    ...checkedForm.formTwo.newAccount,
    bank_code: '0001',
    bank_name: 'みずほ',
    branch_code: '001',
    branch_name: '東京営業部',
    account_type: 1 as const,
    account_number: '7654321',
    account_holder_kana: 'ｶ)ｱｵﾊﾞ',
  }
  await openTransferringOn('2026-11-30', { ...checkedForm.formTwo, isNewAccount: true, newAccount })
  const card = await screen.findByRole('radio', { name: /1111/ })
  for (const text of [/^みずほ 東京営業部 普通 7654321/, 'カ）アオバ', '新しく登録します']) {
    const [fact, ...others] = screen.getAllByText(text)
    expect(others).toEqual([])
    expect(fact!.compareDocumentPosition(card)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  }
})

test('an amount other than the one on the invoice says so once, beside the total', async () => {
  const amount = { ...readFile.ocr.fields!.total_amount, value: 533_082 }
  answerWith({
    ...answers,
    [`GET /api/v1/invoices/files/${fileId}`]: {
      ...readFile,
      ocr: { ...readFile.ocr, fields: { ...readFile.ocr.fields, total_amount: amount } },
    },
  })
  startTab()
  beginWith({ ...checked, readFileId: fileId, editedFields: ['formOne.amount'] })
  await renderAt('/payments/add/confirm')
  const note = await screen.findByText('請求書では533,082円')
  const card = await screen.findByRole('radio', { name: /1111/ })
  expect(note.compareDocumentPosition(card)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

describe('on a phone', () => {
  onPhone()

  // The card stood 1,180 px down.
  test('the card follows the total, and payee and days follow it', async () => {
    await openTransferringOn('2026-11-30', checkedForm.formTwo, { accounts: [account] })
    const card = await screen.findByRole('radio', { name: /1111/ })
    const total = screen.getByRole('heading', { name: 'お支払い金額' })
    const payee = screen.getByRole('heading', { name: '支払先と振込日' })
    expect(total.compareDocumentPosition(card)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(card.compareDocumentPosition(payee)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  // It stood below the bar that pays, which nobody has to scroll past.
  test('a transfer after the due date is warned of before the card', async () => {
    await openTransferringOn('2026-12-01')
    const warning = await screen.findByText(late)
    const card = await screen.findByRole('radio', { name: /1111/ })
    expect(warning.compareDocumentPosition(card)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })
})
