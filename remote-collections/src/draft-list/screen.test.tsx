import { screen } from '@invoice-card/config/testing'
import { answerWith } from '@invoice-card/config/testing/network'
import { renderAt } from '../testing/render-at.tsx'

const list = 'GET /api/v1/invoice_request_drafts'
const draft = {
  id: 4,
  buyer_name: null,
  amount: null,
  payment_due_date: null,
  file_name: null,
  is_scheduled: false,
  updated_at: '2026-11-20T01:00:00Z',
  expires_at: '2027-02-18T01:00:00Z',
}

test('a page of drafts behind the last one leads back to the first', async () => {
  answerWith({ [list]: { invoice_request_drafts: [], count: 20 } })
  await renderAt('/collections/draft?page=2')
  expect(await screen.findByRole('link', { name: '最初のページへ' })).toHaveAttribute('href', '/collections/draft')
})

test('a draft says what was not entered yet', async () => {
  answerWith({ [list]: { invoice_request_drafts: [draft], count: 1 } })
  await renderAt('/collections/draft')
  expect(await screen.findAllByRole('cell', { name: '未入力' })).toHaveLength(2)
  expect(screen.getByText('全1件')).toBeVisible()
  expect(screen.getByText('2026年11月20日 10:00')).toBeVisible()
})
