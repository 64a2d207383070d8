import { screen, userEvent, waitFor, within } from '@invoice-card/config/testing'
import { answerWith, refusal } from '@invoice-card/config/testing/network'
import { startTab } from '../../testing/checkout.ts'
import { readFile } from '../../testing/payment.ts'
import { renderAt } from '../../testing/render-at.tsx'
import { preGroup, preItem } from '../../testing/pre-group.ts'
import { draftAnswer, newSupplierValues, severalAnswers } from '../../testing/several.ts'

beforeEach(startTab)

const rowsOf = async (count: number) => {
  const part = await screen.findByRole('region', { name: `まとめて支払えない下書き（${count}件）` })
  return within(part).getAllByRole('listitem')
}
// Rows of one company looked alike, and nothing there could be deleted.
test('a row that stays out has its file, number and amount, and can be deleted', async () => {
  const lacking = { ...draftAnswer(5, { account_id: null }), invoice_number: 'INV-5' }
  const network = answerWith({
    ...severalAnswers(4),
    'GET /api/v1/drafts/5': lacking,
    [`GET /api/v1/invoices/files/${lacking.file_id}`]: { ...readFile, file_id: lacking.file_id, file_name: '5.pdf' },
    'DELETE /api/v1/drafts': {},
  })
  const { address } = await renderAt('/payments/several?drafts=4,5')
  const [row] = await rowsOf(1)
  expect(row).toHaveTextContent('株式会社青葉デザイン製作所5.pdf 請求書番号 INV-5 607,200円')
  const name = '株式会社青葉デザイン製作所 5.pdf 請求書番号 INV-5 607,200円の下書きを削除する'
  await userEvent.click(within(row!).getByRole('button', { name }))
  const dialog = await screen.findByRole('alertdialog', { name: '下書きを削除しますか' })
  expect(network.calls()).not.toContain('DELETE /api/v1/drafts')
  network.answer('GET /api/v1/drafts/5', refusal(404, 'draft_not_found'))
  await userEvent.click(within(dialog).getByRole('button', { name: '削除する' }))
  await waitFor(() => expect(address()).toBe('/payments/several?drafts=4'))
  expect(await network.bodies('DELETE /api/v1/drafts')).toEqual([{ drafts: [5] }])
})

// Where all were deleted it said that typing what is missing helps.
test.each([
  ['drafts that are gone', refusal(404, 'draft_not_found'), false],
  ['a draft that lacks something', draftAnswer(4, { account_id: null }), true],
])('of %s it says whether more can be typed', async (_, answer, isFillable) => {
  answerWith({ ...severalAnswers(4), 'GET /api/v1/drafts/4': answer })
  await renderAt('/payments/several?drafts=4')
  expect(await screen.findByText(/支払えない理由は、上の一覧をご確認ください。/)).toBeVisible()
  expect(screen.queryByText(/足りない内容は、入力するとまとめて支払えます/) !== null).toBe(isFillable)
})

test.each([
  [{ is_discarded: true }, /連携サービスからのお支払いの一覧で除外されています/],
  [{ is_registered: true, invoice_id: 19, invoice_status: 5 }, /I-00000019でお申し込みのあと、キャンセルされています/],
  [{ is_registered: true, invoice_id: 19, invoice_status: 1 }, /このお支払いは、I-00000019でお申し込み済みです/],
] as const)('a draft of a prepared item that is %j by now is left out before the press', async (changes, reason) => {
  answerWith({
    ...severalAnswers(4, 5),
    'GET /api/v1/drafts/5': draftAnswer(5, { pre_group_id: 5, pre_id: 31 }),
    'GET /api/v1/oauth/pre_groups/5': { ...preGroup, items: [{ ...preItem, ...changes }] },
  })
  await renderAt('/payments/several?drafts=4,5')
  const [row] = await rowsOf(1)
  expect(row).toHaveTextContent(reason)
  expect(await screen.findByRole('button', { name: /^1件/ })).toBeVisible()
})

test.each([
  ['a registered supplier', { invoice_number: 'INV-4' }],
  ['a new supplier', { invoice_number: 'INV-4', ...newSupplierValues }],
])('of two drafts of one invoice from %s the second is called a duplicate', async (_, changes) => {
  answerWith({
    ...severalAnswers(4, 5),
    'GET /api/v1/suppliers': { suppliers: [], count_all: 0 },
    'GET /api/v1/banks': { banks: [{ code: '0001', name: 'みずほ' }] },
    'GET /api/v1/drafts/4': draftAnswer(4, changes),
    'GET /api/v1/drafts/5': draftAnswer(5, changes),
  })
  await renderAt('/payments/several?drafts=4,5')
  const [row] = await rowsOf(1)
  expect(row).toHaveTextContent('選択中の下書き（4.pdf、請求書番号 INV-4）と同じ請求書です。')
  expect(row).not.toHaveTextContent('同じ新しい支払先')
})
