import { screen, sentence, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith, refusal } from '@invoice-card/config/testing/network'
import type { PreItem } from '@invoice-card/contracts'
import { beginAgainWith } from '../../testing/checkout.ts'
import { emptyDraft } from '../../testing/draft.ts'
import { answers, beginWithInvoice } from '../../testing/known-supplier.ts'
import { checkedForm, commission, fileId, savedCard } from '../../testing/payment.ts'
import { preGroup, preItem } from '../../testing/pre-group.ts'
import { renderAt } from '../../testing/render-at.tsx'

const get = 'GET /api/v1/oauth/pre_groups/5'
const answersWith = (item: PreItem) => ({
  ...answers,
  [get]: { ...preGroup, items: [item] },
  'GET /api/v1/invoices/commission': commission,
  'GET /api/v1/invoices/credit_cards': { credit_cards: [savedCard], limit: 10 },
})
const deletedPayee: PreItem = { ...preItem, supplier_id: null, supplier_name: '株式会社消える商会' }
const deleted = /連携サービスが指定した支払先「株式会社消える商会」は、登録取引先から削除されています/

beforeEach(() => {
  beginWithInvoice()
  beginAgainWith({ preItem: { preGroupId: 5, preId: 31 } })
})

test('a supplier that a program named and that is deleted by now is not replaced in silence', async () => {
  answerWith(answersWith(deletedPayee))
  const { address } = await renderAt('/payments/oauth/5')
  expect(await screen.findByText(/削除された支払先/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '株式会社消える商会：この内容で支払う' }))
  await waitFor(() => expect(address()).toBe('/payments/add/invoiceinfo'))
  await waitFor(() => expect(screen.getByText(deleted)).toBeVisible())
})

test('the confirmation says so, too', async () => {
  beginAgainWith({
    invoiceFile: { file_id: fileId, file_name: '01.pdf' },
    invoiceForm: checkedForm,
    isFormChecked: true,
  })
  answerWith(answersWith(deletedPayee))
  await renderAt('/payments/add/confirm')
  expect(await screen.findByText(deleted)).toBeVisible()
})

describe('an item that was discarded meanwhile', () => {
  const create = 'POST /api/v1/invoices'
  const discarded: PreItem = { ...preItem, is_discarded: true }
  const toConfirm = () =>
    beginAgainWith({
      invoiceFile: { file_id: fileId, file_name: '01.pdf' },
      invoiceForm: checkedForm,
      isFormChecked: true,
      draftId: 4,
    })
  const detach = async () =>
    userEvent.click(await screen.findByRole('button', { name: '切り離して、お支払いを続ける' }))

  test('says so before anything is paid, and is paid as any other invoice once it is detached', async () => {
    toConfirm()
    const network = answerWith({ ...answersWith(discarded), [create]: refusal(409, 'pre_item_not_found') })
    await renderAt('/payments/add/confirm')
    expect(await screen.findByText('このお支払いは除外されています')).toBeVisible()
    await detach()
    expect(screen.queryByText('このお支払いは除外されています')).toBeNull()
    await userEvent.click(await screen.findByRole('checkbox', { name: /利用規約.*に同意する/ }))
    await userEvent.click(await screen.findByRole('button', { name: '625,416円を支払う' }))
    await waitFor(() => expect(network.requestsOf(create)).toHaveLength(1))
    const body = (await network.requestsOf(create)[0]?.json()) as object
    expect(body).toMatchObject({ draft_id: 4 })
    expect(body).not.toHaveProperty('pre_id')
  })

  // Its invoice was asked for, and the end came after the upload.
  test('says so before its invoice is chosen; detached, it asks for the invoice as any other', async () => {
    beginAgainWith({ invoiceFile: null, invoiceForm: checkedForm })
    answerWith({ ...answersWith(discarded), 'GET /api/v1/drafts': { drafts: [], count: 0 } })
    await renderAt('/payments/create')
    expect(await screen.findByText('このお支払いは除外されています')).toBeVisible()
    expect(screen.queryByText(/^連携サービスから受け取った/)).toBeNull()
    await detach()
    expect(screen.queryByText('このお支払いは除外されています')).toBeNull()
    expect(await screen.findByText(/請求書ファイルを選択してください。$/)).toBeVisible()
  })

  test('that its group is gone with it is the same', async () => {
    toConfirm()
    answerWith({ ...answersWith(preItem), [get]: refusal(404, 'pre_group_not_found') })
    await renderAt('/payments/add/confirm')
    expect(await screen.findByText('このお支払いは除外されています')).toBeVisible()
  })

  test('a refused payment shows the way on', async () => {
    toConfirm()
    const network = answerWith({ ...answersWith(preItem), [create]: refusal(409, 'pre_item_not_found') })
    await renderAt('/payments/add/confirm')
    await userEvent.click(await screen.findByRole('checkbox', { name: /利用規約.*に同意する/ }))
    network.answer(get, { ...preGroup, items: [discarded] })
    await userEvent.click(await screen.findByRole('button', { name: '625,416円を支払う' }))
    await detach()
    expect(screen.queryByText('このお支払いは除外されています')).toBeNull()
  })

  // Left without another word, the stored draft was the item's for ever.
  test.each([
    ['its form', '/payments/add/invoiceinfo', () => beginAgainWith({ draftId: 4 })],
    ['its confirmation', '/payments/add/confirm', toConfirm],
  ])('%s saves the draft without it', async (_, path, begin) => {
    begin()
    const put = 'PUT /api/v1/drafts/4'
    const network = answerWith({ ...answersWith(discarded), [put]: emptyDraft })
    await renderAt(path)
    await detach()
    // On a slow machine the form may have been saved before it was detached.
    await waitFor(async () => {
      const body = (await network.requestsOf(put).at(-1)?.clone().json()) as { values: object }
      expect(body.values).toHaveProperty('file_ids')
      expect(body.values).not.toHaveProperty('pre_id')
      expect(body.values).not.toHaveProperty('pre_group_id')
    })
  })
})

test('an item that was paid meanwhile names its payment, and cannot be detached', async () => {
  beginAgainWith({ invoiceForm: checkedForm, isFormChecked: true })
  answerWith(answersWith({ ...preItem, is_registered: true, invoice_id: 19, invoice_status: 1 }))
  await renderAt('/payments/add/confirm')
  expect(await screen.findByText(sentence('このお支払いは、I-00000019でお申し込み済みです'))).toBeVisible()
  expect(screen.queryByRole('button', { name: /切り離して/ })).toBeNull()
})

test('an item whose payment was cancelled is not called paid, and can be detached', async () => {
  beginAgainWith({ invoiceForm: checkedForm, isFormChecked: true })
  answerWith(answersWith({ ...preItem, is_registered: true, invoice_id: 19, invoice_status: 5 }))
  await renderAt('/payments/add/confirm')
  expect(
    await screen.findByText(sentence('このお支払いは、I-00000019でお申し込みのあと、キャンセルされています')),
  ).toBeVisible()
  expect(screen.queryByText(/二重に/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: '切り離して、お支払いを続ける' }))
  expect(screen.queryByText(/キャンセルされています/)).toBeNull()
})

test('of an item that is as the program named it nothing is said', async () => {
  beginAgainWith({ invoiceForm: checkedForm, isFormChecked: true })
  const network = answerWith(answersWith(preItem))
  await renderAt('/payments/add/confirm')
  await waitFor(() => expect(network.calls()).toContain(get))
  await screen.findByRole('button', { name: '625,416円を支払う' })
  expect(screen.queryByText(/連携サービスが指定した/)).toBeNull()
})
