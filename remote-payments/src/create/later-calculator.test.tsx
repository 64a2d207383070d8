import { screen, userEvent } from '@invoice-card/config/testing'
import { answerWith } from '@invoice-card/config/testing/network'
import { startTab } from '../testing/checkout.ts'
import { renderAt } from '../testing/render-at.tsx'

let isLost = true
jest.mock('./fee-calculator.tsx', () => {
  if (isLost) throw new Error('the script did not come')
  return { FeeCalculator: () => <p>calculator</p> }
})

test('a calculator that does not come leaves the upload as it is, and comes when asked for again', async () => {
  startTab()
  answerWith({ 'GET /api/v1/oauth/pre_groups': { pre_groups: [], count: 0, count_open_items: 0 } })
  await renderAt('/payments/create')
  const again = await screen.findByRole('button', { name: 'もう一度読み込む' })
  expect(screen.getByRole('group', { name: /請求書ファイル/ })).toBeVisible()
  isLost = false
  await userEvent.click(again)
  expect(await screen.findByText('calculator')).toBeVisible()
})
