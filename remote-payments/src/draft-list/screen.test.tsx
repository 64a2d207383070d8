import { screen, userEvent, within } from '@invoice-card/config/testing'
import { clearPaymentFlow } from '../common/flow-state.ts'
import { answerWith } from '@invoice-card/config/testing/network'
import { preGroupList } from '../testing/pre-group.ts'
import { renderAt } from '../testing/render-at.tsx'

const list = 'GET /api/v1/drafts'
const prepared = { 'GET /api/v1/oauth/pre_groups': { ...preGroupList, count_open_items: 0 } }
const draft = { id: 21, supplier_name: '山田工房', amount: 66_000, due_date: '2026-11-30', file_id: null, file_name: null, updated_at: '2026-11-20T01:00:00Z', expires_at: '2027-02-18T01:00:00Z' }

beforeEach(clearPaymentFlow)

test('the last draft of a later page deleted, the way to the others is shown: it is not said that there are none', async () => {
  const network = answerWith({ ...prepared, [list]: { drafts: [draft], count: 21 }, 'DELETE /api/v1/drafts': {} })
  await renderAt('/payments/draft?page=2')
  await userEvent.click(await screen.findByRole('button', { name: '山田工房の下書きを削除する' }))
  network.answer(list, { drafts: [], count: 20 })
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '削除する' }))
  expect(await screen.findByText('このページには下書きがありません')).toBeVisible()
  expect(screen.getByRole('link', { name: '最初のページへ' })).toHaveAttribute('href', '/payments/draft')
  expect(screen.queryByText('下書きはありません')).toBeNull()
})

test('without any draft it says what drafts are', async () => {
  answerWith({ ...prepared, [list]: { drafts: [], count: 0 } })
  await renderAt('/payments/draft')
  expect(await screen.findByText('下書きはありません')).toBeVisible()
})
