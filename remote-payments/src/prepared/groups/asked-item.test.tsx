import { screen, waitFor } from '@invoice-card/config/testing'
import { answerWith } from '@invoice-card/config/testing/network'
import { readApplication } from '../../checkout/store.ts'
import { startTab } from '../../testing/checkout.ts'
import { signIn } from '../../testing/login-user.ts'
import { calendar, commission, fileId, readFile } from '../../testing/payment.ts'
import { preGroup, preGroupList, preItem } from '../../testing/pre-group.ts'
import { renderAt } from '../../testing/render-at.tsx'

const get = 'GET /api/v1/oauth/pre_groups/5'
const answers = {
  [get]: preGroup,
  'GET /api/v1/oauth/pre_groups': preGroupList,
  [`GET /api/v1/invoices/files/${fileId}`]: readFile,
  'GET /api/v1/banks/closed_day': calendar,
  'GET /api/v1/invoices/commission': commission,
  'GET /api/v1/suppliers': { suppliers: [], count_all: 0 },
  'GET /api/v1/suppliers/7/accounts': { accounts: [] },
  'GET /api/v1/invoices': { invoices: [], total_count: 0, total_count_is_action_required: 0 },
}

beforeEach(() => {
  startTab()
  signIn()
})

test('the item that the address asks to pay opens by itself', async () => {
  answerWith(answers)
  const { address } = await renderAt(`/payments/oauth/5?pay=${preItem.pre_id}`)
  await waitFor(() => expect(address()).toBe('/payments/add/invoiceinfo'))
  expect(readApplication().preItem).toEqual({ preGroupId: 5, preId: preItem.pre_id })
})

test.each(['99', 'x'])('an address that asks for %s, which the group lacks, shows the group', async asked => {
  answerWith(answers)
  const { address } = await renderAt(`/payments/oauth/5?pay=${asked}`)
  expect(await screen.findByRole('table')).toBeVisible()
  expect(address()).toBe(`/payments/oauth/5?pay=${asked}`)
  expect(readApplication().preItem).toBeNull()
})
