import { screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith } from '@invoice-card/config/testing/network'
import { startTab } from '../testing/checkout.ts'
import { answers, beginWithInvoice, file } from '../testing/known-supplier.ts'
import { emptyDraft } from '../testing/draft.ts'
import { readFile, savedCard } from '../testing/payment.ts'
import { proceed } from '../testing/proceed.ts'
import { renderAt } from '../testing/render-at.tsx'

const { ocr } = readFile
const unsureAmount = { ...ocr.fields!.total_amount, confidence: 'check' } as const
const network = {
  ...answers,
  [file]: { ...readFile, ocr: { ...ocr, fields: { ...ocr.fields!, total_amount: unsureAmount } } },
  'GET /api/v1/invoices/credit_cards': { credit_cards: [savedCard], limit: 10 },
  'POST /api/v1/drafts': { ...emptyDraft, id: 1 },
}
const open = /^要確認のまま：/

beforeEach(() => {
  startTab()
  beginWithInvoice()
})

test('what needed a look and got none is said before it is paid, with the way to the first of it', async () => {
  answerWith(network)
  const { address } = await renderAt('/payments/add/invoiceinfo')
  await waitFor(() => expect(screen.getByText('要確認 2件')).toBeVisible())
  await proceed()
  await waitFor(() => expect(address()).toBe('/payments/add/confirm'))
  const warning = await screen.findByText('要確認のまま：請求金額（税込）、請求書番号')
  expect(warning).toBeVisible()
  // On a phone it pushed the total below the bar.
  const [total] = await screen.findAllByText('カードのお支払い合計')
  expect(total!.compareDocumentPosition(warning)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await userEvent.click(screen.getByRole('link', { name: '入力内容を確認する' }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: /請求金額/ })).toHaveFocus())
  await userEvent.click(screen.getByRole('link', { name: '請求書番号' }))
  await proceed()
  await screen.findByRole('button', { name: '625,416円を支払う' })
  expect(screen.queryByText(open)).toBeNull()
})

test('of what the user has been at nothing is said', async () => {
  answerWith(network)
  await renderAt('/payments/add/invoiceinfo')
  await waitFor(() => expect(screen.getByText('要確認 2件')).toBeVisible())
  await userEvent.click(screen.getByRole('textbox', { name: /請求書番号/ }))
  await proceed()
  expect(await screen.findByText('要確認のまま：請求金額（税込）')).toBeVisible()
})
