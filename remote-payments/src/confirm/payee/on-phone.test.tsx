import { screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith } from '@invoice-card/config/testing/network'
import { beginWith, startTab } from '../../testing/checkout.ts'
import { account, answers, supplier } from '../../testing/known-supplier.ts'
import { onPhone } from '../../testing/on-phone.ts'
import { checkedForm, fileId, paymentStarted, savedCard } from '../../testing/payment.ts'
import { renderAt } from '../../testing/render-at.tsx'

onPhone()

const create = 'POST /api/v1/invoices'
const noContact = { postal_code: null, address: null, email_address: null, representative_name: null }
const otherAccount = { ...account, account_number: '7654321' }

async function open(answer: object, formOne: object = {}) {
  startTab()
  beginWith({
    invoiceFile: { file_id: fileId, file_name: '01.pdf' },
    invoiceForm: { ...checkedForm, formOne: { ...checkedForm.formOne, ...formOne } },
    editedFields: ['formTwo.accountId', 'formTwo.accountLabel'],
    isFormChecked: true,
  })
  const network = answerWith({
    ...answers,
    'GET /api/v1/invoices/credit_cards': { credit_cards: [savedCard], limit: 10 },
    'GET /api/v1/suppliers/7': { ...supplier, ...noContact, accounts: [] },
    [create]: paymentStarted,
    ...answer,
  })
  await renderAt('/payments/add/confirm')
  return network
}

test('a T number of another company, which asks for no tick, is warned of before the card', async () => {
  await open({}, { registration_number: 'T5999998954133' })
  const warning = await screen.findByText(/登録番号が支払先の法人番号と一致しません/)
  const card = await screen.findByRole('radio', { name: /1111/ })
  expect(warning.compareDocumentPosition(card)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

// The bar is fixed over the page, and comes before the payee in the document.
test('a press with the tick of the payee open pays nothing and leads to the tick below the card', async () => {
  const network = await open({
    'GET /api/v1/suppliers/7/accounts': { accounts: [otherAccount, { ...account, id: 10 }] },
  })
  await userEvent.click(await screen.findByRole('checkbox', { name: /利用規約.*に同意する/ }))
  const box = await screen.findByRole('checkbox', { name: /請求書と異なる支払先・口座であることを確認しました/ })
  const card = await screen.findByRole('radio', { name: /1111/ })
  expect(card.compareDocumentPosition(box)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await userEvent.click(await screen.findByRole('button', { name: '625,416円を支払う' }))
  await waitFor(() => expect(box).toHaveFocus())
  expect(box).toBeInvalid()
  expect(network.calls()).not.toContain(create)
})
