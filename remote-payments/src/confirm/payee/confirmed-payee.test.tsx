import { screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith } from '@invoice-card/config/testing/network'
import { beginAgainWith, beginWith, startTab } from '../../testing/checkout.ts'
import { account, answers, file } from '../../testing/known-supplier.ts'
import { checkedForm, fileId, paymentStarted, readFile, savedCard } from '../../testing/payment.ts'
import { renderAt } from '../../testing/render-at.tsx'

// The tick lived in the screen: after a decline, which says that everything stays, it was asked for again.

const create = 'POST /api/v1/invoices'
const accounts = 'GET /api/v1/suppliers/7/accounts'
const fields = readFile.ocr.fields!
const onInvoice = (account_number: string) => ({
  ...readFile,
  ocr: { ...readFile.ocr, fields: { ...fields, account_number: { ...fields.account_number, value: account_number } } },
})
const other = { ...account, id: 10, account_number: '7654321' }
const third = { ...account, id: 11, account_number: '3333333' }
const tick = { name: /請求書と異なる支払先・口座であることを確認しました/ }
const path = '/payments/add/confirm'

/** An account that is not the one on the invoice is confirmed. */
async function confirm() {
  startTab()
  beginWith({
    invoiceFile: { file_id: fileId, file_name: '01.pdf' },
    invoiceForm: { ...checkedForm, formTwo: { ...checkedForm.formTwo, accountId: 10 } },
    editedFields: ['formTwo.accountId'],
    isFormChecked: true,
  })
  const network = answerWith({
    ...answers,
    [accounts]: { accounts: [account, other, third] },
    'GET /api/v1/invoices/credit_cards': { credit_cards: [savedCard], limit: 10 },
    [create]: { ...paymentStarted, status: 'declined', invoice_id: null, message: '限度額を超えています。' },
  })
  const page = await renderAt(path)
  await userEvent.click(await screen.findByRole('checkbox', tick))
  return { network, page }
}

test('after a decline it stays, and another card pays without asking for it again', async () => {
  const { network, page } = await confirm()
  await userEvent.click(await screen.findByRole('checkbox', { name: /利用規約.*に同意する/ }))
  const pay = { name: '625,416円を支払う' }
  await userEvent.click(await screen.findByRole('button', pay))
  expect(await screen.findByText('限度額を超えています。')).toBeVisible()
  expect(screen.getByRole('checkbox', tick)).toBeChecked()
  page.leave()
  await renderAt(path)
  expect(await screen.findByRole('checkbox', tick)).toBeChecked()
  network.answer(create, paymentStarted)
  await userEvent.click(await screen.findByRole('button', pay))
  await waitFor(() => expect(network.requestsOf(create)).toHaveLength(2))
})

test.each([
  ['the invoice names yet another account', { [file]: onInvoice('3333333') }, {}],
  [
    'the account has another number by then',
    { [accounts]: { accounts: [account, { ...other, account_number: '7777777' }] } },
    {},
  ],
  ['another account is chosen', {}, { accountId: 11 }],
])('it is asked for again where %s', async (_, answer, formTwo) => {
  const { network, page } = await confirm()
  page.leave()
  for (const [call, changed] of Object.entries(answer)) network.answer(call, changed)
  beginAgainWith({ invoiceForm: { ...checkedForm, formTwo: { ...checkedForm.formTwo, accountId: 10, ...formTwo } } })
  await renderAt(path)
  expect(await screen.findByRole('checkbox', tick)).not.toBeChecked()
})
