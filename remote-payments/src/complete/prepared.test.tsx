import { screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { readApplication } from '../checkout/store.ts'
import { beginAgainWith, startTab, nameOpenPayment } from '../testing/checkout.ts'
import { saveGroup } from '../prepared/items/flow-state.ts'
import { answerWith, refusal } from '@invoice-card/config/testing/network'
import {
  calendar,
  checkedForm,
  commission,
  fileId,
  paymentApproved,
  paymentId,
  paymentStarted,
  readFile,
  savedCard,
} from '../testing/payment.ts'
import { preGroup, preItem } from '../testing/pre-group.ts'
import { compared } from '../testing/known-supplier.ts'
import { renderAt } from '../testing/render-at.tsx'

const create = 'POST /api/v1/invoices'
const approve = 'POST /api/v1/invoices/credit_cards/approval'
const screenAnswers = {
  [create]: paymentStarted,
  [approve]: paymentApproved,
  'GET /api/v1/invoices/commission': commission,
  ...compared,
  'GET /api/v1/invoices/credit_cards': { credit_cards: [savedCard], limit: 10 },
  'GET /api/v1/oauth/pre_groups/5': preGroup,
  [`GET /api/v1/invoices/files/${fileId}`]: readFile,
  'GET /api/v1/banks/closed_day': calendar,
}
const attached = { file_id: '00000000-0000-4000-8000-000000000009', file_name: '明細.pdf' }

beforeEach(() => {
  startTab()
  saveGroup(preGroup)
  beginAgainWith({
    invoiceFile: { file_id: fileId, file_name: '01.pdf' },
    attachedFiles: [attached],
    invoiceForm: checkedForm,
    isFormChecked: true,
    preItem: { preGroupId: 5, preId: 31 },
  })
})

async function applyFor() {
  await userEvent.click(await screen.findByRole('checkbox', { name: /利用規約.*に同意する/ }))
  await userEvent.click(await screen.findByRole('button', { name: '625,416円を支払う' }))
}

test.each([
  ['pre_item_not_found', /別の画面で除外された/],
  ['pre_item_already_registered', /すでにお申し込みいただいています/],
  ['pre_item_payment_in_progress', /別の画面でお手続きの途中です/],
])('a payment that is refused with %s says why and leads to what programs prepared', async (code, text) => {
  answerWith({ ...screenAnswers, [create]: refusal(409, code) })
  await renderAt('/payments/add/confirm')
  await applyFor()
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.getByRole('link', { name: '連携サービスからのお支払いを見る' })).toHaveAttribute(
    'href',
    '/payments/oauth',
  )
})

test('the application names its item and sends every file; the end leads to the next item', async () => {
  const network = answerWith(screenAnswers)
  const { address, leave } = await renderAt('/payments/add/confirm')
  expect(await screen.findByText('明細.pdf')).toBeVisible()
  await applyFor()
  await waitFor(() => expect(address()).toBe(`/payments/complete?payment_id=${paymentId}`))
  await expect(network.requestsOf(create)[0]?.json()).resolves.toMatchObject({
    pre_id: 31,
    file_ids: [fileId, attached.file_id],
  })
  expect(await screen.findByText('連携サービスから登録されたお支払いが、あと1件あります')).toBeVisible()
  leave()

  const again = await renderAt(`/payments/complete?payment_id=${paymentId}`)
  expect(await screen.findByRole('link', { name: '登録されたお支払いの一覧へ' })).toHaveAttribute(
    'href',
    '/payments/oauth/5',
  )
  await userEvent.click(screen.getByRole('button', { name: '次のお支払いへ' }))
  await waitFor(() => expect(again.address()).toBe('/payments/create'))
  expect(readApplication()).toMatchObject({ preItem: { preGroupId: 5, preId: 32 }, attachedFiles: [] })
})

test('after the last item it says that all are applied for', async () => {
  saveGroup({ ...preGroup, items: [preItem] })
  nameOpenPayment(paymentId)
  answerWith(screenAnswers)
  await renderAt(`/payments/complete?payment_id=${paymentId}`)
  expect(await screen.findByText('連携サービスから登録されたお支払いは、すべてお申し込みいただきました')).toBeVisible()
})

test('of an item that was continued from a draft only the group is known', async () => {
  beginAgainWith({ preItem: { preGroupId: 6, preId: 61 } })
  nameOpenPayment(paymentId)
  answerWith(screenAnswers)
  await renderAt(`/payments/complete?payment_id=${paymentId}`)
  expect(await screen.findByRole('link', { name: '登録されたお支払いの一覧へ' })).toHaveAttribute(
    'href',
    '/payments/oauth/6',
  )
  expect(screen.queryByRole('button', { name: '次のお支払いへ' })).toBeNull()
})
