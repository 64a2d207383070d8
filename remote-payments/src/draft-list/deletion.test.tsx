import { screen, userEvent, waitFor, within } from '@invoice-card/config/testing'
import { answerWith, lost } from '@invoice-card/config/testing/network'
import { startTab } from '../testing/checkout.ts'
import { emptyDraft } from '../testing/draft.ts'
import { preGroupList } from '../testing/pre-group.ts'
import { renderAt } from '../testing/render-at.tsx'

const list = 'GET /api/v1/drafts'
const listed = (drafts: readonly object[], count = drafts.length) => ({
  'GET /api/v1/oauth/pre_groups': { ...preGroupList, count_open_items: 0 },
  [list]: { drafts, count },
})
const draft = { ...emptyDraft, id: 21, supplier_name: '山田工房', amount: 66_000, due_date: '2026-11-30' }

beforeEach(startTab)

test('the last draft of a later page deleted, the last page that is left is shown', async () => {
  const network = answerWith({ ...listed([draft], 21), 'DELETE /api/v1/drafts': {} })
  await renderAt('/payments/draft?page=2')
  await userEvent.click(await screen.findByRole('button', { name: '山田工房の下書きを削除する' }))
  const other = { ...draft, id: 22, supplier_name: '青葉商事' }
  network.answer(list, ({ url }: Request) => ({
    drafts: new URL(url).searchParams.get('from') === '0' ? [other] : [],
    count: 20,
  }))
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '削除する' }))
  expect(await screen.findByRole('link', { name: /青葉商事/ })).toBeVisible()
  await waitFor(() => expect(screen.getByRole('button', { name: '絞り込み' })).toHaveFocus())
})

test('a deleted draft leaves the focus to the list that it stood in', async () => {
  const network = answerWith({
    ...listed([draft, { ...draft, id: 22, supplier_name: '株式会社みなと印刷' }]),
    'DELETE /api/v1/drafts': {},
  })
  await renderAt('/payments/draft')
  await userEvent.click(await screen.findByRole('button', { name: '山田工房の下書きを削除する' }))
  network.answer(list, { drafts: [{ ...draft, id: 22, supplier_name: '株式会社みなと印刷' }], count: 1 })
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '削除する' }))
  await waitFor(() => expect(screen.queryByText('山田工房')).toBeNull())
  await waitFor(() => expect(screen.getByRole('table')).toHaveFocus())
})

test('the last draft deleted, it says what drafts are: there is nothing to search any more', async () => {
  const network = answerWith({ ...listed([draft]), 'DELETE /api/v1/drafts': {} })
  await renderAt('/payments/draft')
  await userEvent.click(await screen.findByRole('button', { name: '山田工房の下書きを削除する' }))
  network.answer(list, { drafts: [], count: 0 })
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '削除する' }))
  expect(await screen.findByText('下書きはありません')).toBeVisible()
  expect(screen.queryByRole('search')).toBeNull()
})

// Two presses where its button was had asked for a draft that is gone.
test('a deleted draft goes with its dialog, however late the list is answered again', async () => {
  const other = { ...draft, id: 22, supplier_name: '株式会社みなと印刷' }
  const network = answerWith({ ...listed([draft, other]), 'DELETE /api/v1/drafts': {} })
  await renderAt('/payments/draft')
  await userEvent.click(await screen.findByRole('button', { name: '山田工房の下書きを削除する' }))
  network.answer(list, () => new Promise(() => {}))
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '削除する' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.queryByText('山田工房')).toBeNull()
  expect(screen.getByRole('link', { name: '株式会社みなと印刷' })).toBeVisible()
})

test('after a lost answer the dialog stays with its draft, and deletes it at the next press', async () => {
  const network = answerWith({ ...listed([draft]), 'DELETE /api/v1/drafts': lost })
  await renderAt('/payments/draft')
  await userEvent.click(await screen.findByRole('button', { name: '山田工房の下書きを削除する' }))
  const dialog = screen.getByRole('alertdialog')
  await userEvent.click(within(dialog).getByRole('button', { name: '削除する' }))
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('接続できませんでした')
  expect(dialog).toHaveTextContent('山田工房')
  network.answer('DELETE /api/v1/drafts', {})
  network.answer(list, { drafts: [], count: 0 })
  await userEvent.click(within(dialog).getByRole('button', { name: '削除する' }))
  await waitFor(() => expect(screen.queryByText('山田工房')).toBeNull())
})
