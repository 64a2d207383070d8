import { screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith, refusal } from '@invoice-card/config/testing/network'
import { startTab } from '../testing/checkout.ts'
import { companyAnswers } from '../testing/company.ts'
import { emptyDraft } from '../testing/draft.ts'
import { fileId, readFile } from '../testing/payment.ts'
import { pageOf, paymentRow } from '../testing/payment-row.ts'
import { preGroupList } from '../testing/pre-group.ts'
import { renderAt } from '../testing/render-at.tsx'

// The lists offered the company a payment that the next screen refused.

const file = `GET /api/v1/invoices/files/${fileId}`
const noGroups = { 'GET /api/v1/oauth/pre_groups': { ...preGroupList, pre_groups: [], count: 0, count_open_items: 0 } }
const empty = {
  ...noGroups,
  'GET /api/v1/invoices': pageOf([]),
  'GET /api/v1/drafts': { drafts: [], count: 0 },
  [file]: refusal(404, 'file_not_found'),
}
const rejected = companyAnswers({ registration_status: 'rejected' })
const begin = /^(請求書を支払う|請求書を選択する)$/
const links = () => screen.queryAllByRole('link', { name: begin })

const screens = [
  ['/payments/review', '審査中のお支払いはありません', 2],
  ['/payments/history', 'お支払いの履歴はまだありません', 2],
  ['/payments/draft', '下書きはありません', 2],
  ['/payments/oauth', '連携サービスからのお支払いはありません', 1],
  [`/payments/receiptinvoice/${fileId}`, '請求書が見つかりません', 1],
  ['/payments/complete', 'お支払いが見つかりません', 1],
] as const

beforeEach(startTab)

test.each(screens)('%s leads a rejected company into no payment', async (path, heading) => {
  const network = answerWith({ ...empty, ...rejected })
  await renderAt(path)
  expect((await screen.findAllByRole('heading', { name: heading }))[0]).toBeVisible()
  await waitFor(() => expect(network.calls()).toContain('GET /api/v1/users/information'))
  await waitFor(() => expect(links()).toEqual([]))
})

test.each(screens)('%s leads a company under review into one: it may prepare it', async (path, heading, count) => {
  answerWith({ ...empty, ...companyAnswers({ registration_status: 'under_review' }) })
  await renderAt(path)
  expect((await screen.findAllByRole('heading', { name: heading }))[0]).toBeVisible()
  expect(links()).toHaveLength(count)
})

test('the lists say to a rejected company why, and whom to ask', async () => {
  answerWith({ ...empty, ...rejected })
  await renderAt('/payments/review')
  expect(await screen.findByText(/審査の結果、お支払いのお申し込みはご利用いただけません。/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'お問い合わせ' })).toBeVisible()
})

test('a rejected company pays nobody once more', async () => {
  const paid = { ...paymentRow, status: 4, is_cancellable: false }
  answerWith({ ...empty, ...rejected, 'GET /api/v1/invoices': pageOf([paid]) })
  await renderAt('/payments/history')
  expect(await screen.findByRole('link', { name: paid.supplier_name })).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('button', { name: /再度支払う/ })).toBeNull())
})

test('a rejected company can delete its drafts, and pay none', async () => {
  const draft = { ...emptyDraft, id: 21, supplier_name: '山田工房' }
  answerWith({ ...empty, ...rejected, 'GET /api/v1/drafts': { drafts: [draft], count: 1 } })
  await renderAt('/payments/draft')
  await userEvent.click(await screen.findByRole('checkbox', { name: '山田工房を選択する' }))
  expect(screen.getByRole('button', { name: 'まとめて削除する' })).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('button', { name: /支払う/ })).toBeNull())
})

test('requests that wait are offered to a rejected company neither', async () => {
  const waiting = { ...paymentRow, status: 7, type: 'InvoiceRequestBuyer' }
  answerWith({ ...empty, ...rejected, 'GET /api/v1/invoices': pageOf([waiting]) })
  await renderAt('/payments/waiting')
  await userEvent.click(await screen.findByRole('checkbox', { name: new RegExp(`^${waiting.supplier_name}`) }))
  await waitFor(() => expect(screen.queryByRole('button', { name: /支払う/ })).toBeNull())
})

test('an invoice that is here already is shown to a rejected company, and not paid', async () => {
  answerWith({ ...empty, ...rejected, [file]: readFile, 'GET /api/v1/suppliers': { suppliers: [], count_all: 0 } })
  await renderAt(`/payments/receiptinvoice/${fileId}`)
  expect(await screen.findByText('読み取った内容')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'この請求書を支払う' })).toBeNull())
})
