import { act, screen, userEvent, waitFor, within } from '@invoice-card/config/testing'
import type { PreItem } from '@invoice-card/contracts'
import { readApplication } from '../../checkout/store.ts'
import { answerWith, lost, refusal } from '@invoice-card/config/testing/network'
import { emptyDraft } from '../../testing/draft.ts'
import { calendar, commission, fileId, readFile } from '../../testing/payment.ts'
import { preGroup, preGroupList, preItem } from '../../testing/pre-group.ts'
import { preparedTab } from '../../testing/prepared-tab.ts'
import { renderAt } from '../../testing/render-at.tsx'

const get = 'GET /api/v1/oauth/pre_groups/5'
const list = 'GET /api/v1/oauth/pre_groups'
const file = `GET /api/v1/invoices/files/${fileId}`
const screenAnswers = {
  [get]: preGroup,
  [list]: preGroupList,
  [file]: readFile,
  'GET /api/v1/banks/closed_day': calendar,
  'GET /api/v1/invoices/commission': commission,
  'GET /api/v1/suppliers': { suppliers: [], count_all: 0 },
  'GET /api/v1/suppliers/7/accounts': { accounts: [] },
  'GET /api/v1/invoices': { invoices: [], total_count: 0, total_count_is_action_required: 0 },
}

const groupOf = (item: PreItem) => ({ ...preGroup, items: [item] })
/** The first item, once it is applied for. */
const appliedItem: PreItem = {
  ...preItem,
  is_registered: true,
  payment_id: '00000000-0000-4000-8000-000000000033',
  invoice_status: 1,
  invoice_id: 18,
}

const { rowOf, isShown, onSnackbar } = preparedTab()
const pay = async (supplier: string) =>
  userEvent.click(await screen.findByRole('button', { name: `${supplier}：この内容で支払う` }))

test.each(['/payments/oauth/0', '/payments/oauth/x'])('%s names no group and asks nobody', async path => {
  const network = answerWith({})
  await renderAt(path)
  expect(await screen.findByRole('link', { name: '登録されたお支払いの一覧へ' })).toHaveAttribute(
    'href',
    '/payments/oauth',
  )
  expect(network.calls()).toEqual([])
})

test('a missing group is reported like a group of another user', async () => {
  answerWith({ [get]: refusal(404, 'pre_group_not_found') })
  await renderAt('/payments/oauth/5')
  expect(await screen.findByRole('heading', { level: 1, name: 'お支払いのグループが見つかりません' })).toBeVisible()
})

test('each item says its state: to be paid, paid with a link to the payment, or discarded', async () => {
  answerWith(screenAnswers)
  await renderAt('/payments/oauth/5')
  expect(await screen.findByRole('heading', { level: 1, name: 'クラウド会計からのお支払い' })).toBeVisible()
  expect(await rowOf('青葉デザイン')).toHaveTextContent(/管理番号 SHIWAKE-1.*607,200円.*未申込/)
  expect(await rowOf('山田工房')).toHaveTextContent(/新しい支払先.*66,000円.*なし.*未申込/)
  const paid = await rowOf('みなと印刷')
  expect(paid).toHaveTextContent('お申し込み済み')
  expect(within(paid).getByRole('link', { name: 'I-00000018を見る' })).toHaveAttribute('href', '/payments/reserved/18')
  const aside = await rowOf('北星物流')
  expect(aside).toHaveTextContent('除外')
  expect(within(aside).queryByRole('button')).toBeNull()
})

test('an item whose payment waits for the user’s answer says so, as every list does', async () => {
  answerWith({ ...screenAnswers, [get]: groupOf({ ...appliedItem, is_action_required: true }) })
  await renderAt('/payments/oauth/5')
  const row = await rowOf('青葉デザイン')
  expect(row).toHaveTextContent('お申し込み済み要対応')
  expect(row).not.toHaveTextContent('審査中')
})

test('an item that was paid in another window meanwhile is not opened, and shown as it is', async () => {
  const network = answerWith(screenAnswers)
  const { address } = await renderAt('/payments/oauth/5')
  await screen.findAllByRole('row')
  network.answer(get, groupOf({ ...appliedItem, invoice_id: 19 }))
  await pay('株式会社青葉デザイン製作所')
  await isShown('すでにお申し込みいただいているか、除外されています')
  expect(address()).toBe('/payments/oauth/5')
  expect(await screen.findByRole('link', { name: 'I-00000019を見る' })).toBeVisible()
})

test('an item being paid in another window says so, is not offered, and shows its end by itself', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  const network = answerWith({ ...screenAnswers, [get]: groupOf({ ...preItem, is_in_progress: true }) })
  await renderAt('/payments/oauth/5')
  const row = await rowOf('青葉デザイン')
  expect(row).toHaveTextContent(/手続き中.*ほかの画面でお手続き中です/)
  expect(within(row).queryByRole('button')).toBeNull()
  network.answer(get, groupOf({ ...appliedItem, invoice_id: 19 }))
  await act(() => jest.advanceTimersByTimeAsync(5_000))
  expect(await screen.findByRole('link', { name: 'I-00000019を見る' })).toBeVisible()
  jest.useRealTimers()
})

test('an item that was begun in another window since is not begun twice', async () => {
  const network = answerWith(screenAnswers)
  const { address } = await renderAt('/payments/oauth/5')
  await screen.findAllByRole('row')
  network.answer(get, groupOf({ ...preItem, is_in_progress: true }))
  await pay('株式会社青葉デザイン製作所')
  await isShown('ほかの画面でお手続き中です')
  expect(address()).toBe('/payments/oauth/5')
  expect(readApplication().preItem).toBeNull()
})

test('an item that was begun and saved is continued in its draft', async () => {
  answerWith({ ...screenAnswers, [get]: groupOf({ ...preItem, draft_id: 640 }), 'GET /api/v1/drafts/640': lost })
  const { address } = await renderAt('/payments/oauth/5')
  expect(await rowOf('青葉デザイン')).toHaveTextContent('入力の途中')
  await userEvent.click(screen.getByRole('button', { name: '株式会社青葉デザイン製作所：続きから入力する' }))
  await waitFor(() => expect(address()).toBe('/payments/draft/640'))
})

test('while its file cannot be asked for, no payment begins without it', async () => {
  answerWith({ ...screenAnswers, [file]: lost })
  const { address } = await renderAt('/payments/oauth/5')
  await pay('株式会社青葉デザイン製作所')
  await waitFor(() => expect(onSnackbar).toHaveBeenCalled())
  expect(address()).toBe('/payments/oauth/5')
  expect(readApplication().preItem).toBeNull()
})

test("an item opens the form with the program's data, and shows differences of the invoice", async () => {
  const said = { ...preItem, amount: 600_000, invoice_number: null }
  answerWith({ ...screenAnswers, [get]: groupOf(said) })
  const { address } = await renderAt('/payments/oauth/5')
  await pay('株式会社青葉デザイン製作所')
  await waitFor(() => expect(address()).toBe('/payments/add/invoiceinfo'))
  const difference = await screen.findByText(
    '請求書では「607,200円」と読み取れました。どちらが正しいか、ご確認ください。',
  )
  await waitFor(() => expect(difference).toBeVisible())
  await waitFor(() =>
    expect(readApplication().invoiceForm).toMatchObject({
      formOne: {
        amount: '600000',
        due_date: '2026-11-30',
        issue_date: '2026-11-01',
        invoice_number: 'INV-2026-0112',
        supplierId: 7,
      },
      formTwo: { transfer_person_name: 'カ）サンプル' },
    }),
  )
  expect(readApplication()).toMatchObject({ preItem: { preGroupId: 5, preId: 31 }, invoiceFile: { file_id: fileId } })
  await userEvent.clear(screen.getByRole('textbox', { name: /請求金額/ }))
  expect(screen.queryByText(/請求書では「607,200円」と読み取れました/)).toBeNull()
})

test('an item without a file asks for the invoice, and says for which payment', async () => {
  answerWith(screenAnswers)
  const { address } = await renderAt('/payments/oauth/5')
  await pay('山田工房')
  await waitFor(() => expect(address()).toBe('/payments/create'))
  expect(await screen.findByText(/「山田工房」への66,000円のお支払いです/)).toBeVisible()
  expect(readApplication().invoiceForm?.formOne).toMatchObject({
    isNewSupplier: true,
    newSupplier: { business_form: 2, name: '山田工房' },
  })
  // Nobody has an account of it to choose: its fields stand open.
  expect(readApplication().invoiceForm?.formTwo.isNewAccount).toBe(true)
})

test('a draft of an item remembers which item it is', async () => {
  const network = answerWith({ ...screenAnswers, 'POST /api/v1/drafts': emptyDraft })
  await renderAt('/payments/oauth/5')
  await pay('株式会社青葉デザイン製作所')
  await userEvent.click(await screen.findByRole('button', { name: '下書きを保存する' }))
  await waitFor(() => expect(network.requestsOf('POST /api/v1/drafts').length).toBeGreaterThan(0))
  await expect(network.requestsOf('POST /api/v1/drafts')[0]?.json()).resolves.toMatchObject({
    values: { pre_group_id: 5, pre_id: 31, file_ids: [fileId], amount: 607_200 },
  })
})
