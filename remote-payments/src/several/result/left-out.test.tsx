import { screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith, refusal } from '@invoice-card/config/testing/network'
import { startTab } from '../../testing/checkout.ts'
import { paymentApproved, paymentStarted, readFile } from '../../testing/payment.ts'
import { renderAt } from '../../testing/render-at.tsx'
import { draftAnswer, severalAnswers } from '../../testing/several.ts'

const fields = readFile.ocr.fields!
const unsure = { ...fields, total_amount: { ...fields.total_amount, confidence: 'check' } }
const fileOf5 = draftAnswer(5).file_id

// Of nine that were chosen three were paid: the result said neither how much that was nor a word of the other six.
test('the result has the total, and leads to what was chosen and is not paid', async () => {
  startTab()
  answerWith({
    ...severalAnswers(4, 5),
    [`GET /api/v1/invoices/files/${fileOf5}`]: {
      ...readFile,
      file_id: fileOf5,
      ocr: { ...readFile.ocr, fields: unsure },
    },
    'GET /api/v1/drafts/5': draftAnswer(5, { edited_fields: [] }),
    'GET /api/v1/drafts/6': draftAnswer(6, { amount: null, account_id: null, file_ids: [] }),
    'GET /api/v1/drafts/7': refusal(404, 'draft_not_found'),
    'POST /api/v1/invoices': paymentStarted,
    'POST /api/v1/invoices/credit_cards/approval': { ...paymentApproved, invoice_id: 4 },
  })
  const { address } = await renderAt('/payments/several?drafts=4,5,6,7')
  await userEvent.click(await screen.findByRole('checkbox', { name: /利用規約.*に同意する/ }))
  await userEvent.click(await screen.findByRole('button', { name: '1件 625,416円を支払う' }))
  await waitFor(() => expect(address()).toBe('/payments/several/result'))
  expect(await screen.findByText('1件のお支払いを申し込みました。')).toBeVisible()
  expect(screen.getByText('カードのお支払い合計（1件）').nextSibling).toHaveTextContent('625,416円')
  expect(screen.getByText(/一緒に選択した2件は、お支払いに含まれていません。/)).toBeVisible()
  expect(screen.getByRole('link', { name: '含まれていない2件を確認する' })).toHaveAttribute(
    'href',
    '/payments/several?drafts=5,6',
  )
})
