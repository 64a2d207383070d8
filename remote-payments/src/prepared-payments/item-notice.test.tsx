import { screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith } from '@invoice-card/config/testing/network'
import type { PreItem } from '@invoice-card/contracts'
import { beginAgainWith } from '../testing/checkout.ts'
import { answers, beginWithInvoice } from '../testing/known-supplier.ts'
import { checkedForm, commission, fileId, savedCard } from '../testing/payment.ts'
import { preGroup, preItem } from '../testing/pre-group.ts'
import { renderAt } from '../testing/render-at.tsx'

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

test('of an item that is as the program named it nothing is said', async () => {
  beginAgainWith({ invoiceForm: checkedForm, isFormChecked: true })
  const network = answerWith(answersWith(preItem))
  await renderAt('/payments/add/confirm')
  await waitFor(() => expect(network.calls()).toContain(get))
  await screen.findByRole('button', { name: '625,416円を支払う' })
  expect(screen.queryByText(/連携サービスが指定した/)).toBeNull()
})
