import { screen, userEvent, waitFor, within } from '@invoice-card/config/testing'
import { answerWith } from '@invoice-card/config/testing/network'
import { beginAgainWith } from '../../testing/checkout.ts'
import { account, answers, beginWithInvoice, file } from '../../testing/known-supplier.ts'
import { checkedForm, readFile } from '../../testing/payment.ts'
import { renderAt } from '../../testing/render-at.tsx'

const fields = readFile.ocr.fields!
const fromAnother = {
  ...readFile,
  ocr: { ...readFile.ocr, fields: { ...fields, issuer_name: { ...fields.issuer_name, value: '北都工業株式会社' } } },
}

beforeEach(beginWithInvoice)

test('a payee and an account other than on the invoice come first in what needs a look', async () => {
  answerWith({
    ...answers,
    [file]: fromAnother,
    'GET /api/v1/suppliers/7/accounts': { accounts: [{ ...account, account_number: '7654321' }] },
  })
  // As the payment of last time begins the next.
  beginAgainWith({
    invoiceForm: checkedForm,
    editedFields: ['formOne.supplierId', 'formOne.supplierName', 'formTwo.accountId', 'formTwo.accountLabel'],
  })
  await renderAt('/payments/add/invoiceinfo')
  const payee = await screen.findByRole('link', { name: '支払先（請求書の発行元と異なります）' })
  await waitFor(() => expect(payee).toBeVisible())
  const jumps = within(payee.closest('ul')!).getAllByRole('link')
  expect(jumps.slice(0, 2).map(({ textContent }) => textContent)).toEqual([
    '支払先（請求書の発行元と異なります）',
    '振込先口座（登録済みの口座と異なります）',
  ])
  await userEvent.click(jumps[1]!)
  expect(screen.getByRole('radio', { name: /7654321/ })).toHaveFocus()
  await userEvent.click(payee)
  expect(screen.getByRole('combobox', { name: /会社名・カナ・法人番号で探す/ })).toHaveFocus()
})

test('an account other than the one chosen says what differs', async () => {
  const accounts = [
    { ...account, account_number: '7654321' },
    { ...account, id: 10 },
  ]
  answerWith({ ...answers, 'GET /api/v1/suppliers/7/accounts': { accounts } })
  beginAgainWith({ invoiceForm: checkedForm, editedFields: ['formTwo.accountId', 'formTwo.accountLabel'] })
  await renderAt('/payments/add/invoiceinfo')
  const jump = await screen.findByRole('link', { name: '振込先口座（請求書の口座と異なります）' })
  await waitFor(() => expect(jump).toBeVisible())
})
