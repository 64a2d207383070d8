import { screen, userEvent } from '@invoice-card/config/testing'
import { answerWith } from '@invoice-card/config/testing/network'
import { startTab } from '../testing/checkout.ts'
import { commission } from '../testing/payment.ts'
import { renderAt } from '../testing/render-at.tsx'

const wrong = /1円以上の整数で入力してください。/

test('an invalid amount is reported when its field is left, the fee of a valid one at once', async () => {
  startTab()
  answerWith({
    'GET /api/v1/invoices/commission': commission,
    'GET /api/v1/oauth/pre_groups': { pre_groups: [], count: 0, count_open_items: 0 },
  })
  await renderAt('/payments/create')
  const amount = await screen.findByRole('textbox', { name: '請求金額（税込）' })
  await userEvent.type(amount, '0')
  expect(screen.queryByText(wrong)).toBeNull()
  await userEvent.tab()
  expect(screen.getByText(wrong)).toBeVisible()
  await userEvent.clear(amount)
  await userEvent.type(amount, '607200')
  expect(await screen.findByText('625,416')).toBeVisible()
})
