import { screen } from '@invoice-card/config/testing'
import { answerWith } from '@invoice-card/config/testing/network'
import { startTab } from '../testing/checkout.ts'
import { emptyDraft } from '../testing/draft.ts'
import { preGroupList } from '../testing/pre-group.ts'
import { renderAt } from '../testing/render-at.tsx'

test('a draft that can no longer be paid in time is overdue before its due date', async () => {
  startTab()
  const draft = { ...emptyDraft, supplier_name: '山田工房', due_date: '2020-11-30' }
  const drafts = [
    { ...draft, id: 21, apply_until: '2020-11-25T03:00:00Z' },
    { ...draft, id: 22, due_date: '2026-1', apply_until: null },
  ]
  answerWith({
    'GET /api/v1/oauth/pre_groups': { ...preGroupList, count_open_items: 0 },
    'GET /api/v1/drafts': { drafts, count: 2 },
  })
  await renderAt('/payments/draft')
  const row = (await screen.findAllByRole('row'))[1]!
  expect(row).toHaveTextContent(
    '2020年11月30日(月)支払期日に間に合う期限 2020年11月25日(水) 12:00まで 期限を過ぎました',
  )
  expect(row).not.toHaveTextContent('あと')
})
