import { setWidth } from '../../testing/page.ts'
import { fireEvent, screen, userEvent, waitFor, within } from '@invoice-card/config/testing'
import { answerWith, refusal } from '@invoice-card/config/testing/network'
import { queryClient } from '@invoice-card/remote'
import { writeTokens } from '@invoice-card/session'
import { demoTokens } from '../../testing/demo-user.ts'
import { call, features, field, nothing, on, open, optionsOf, type } from '../../testing/search.tsx'

const found = {
  ...nothing,
  payments: {
    rows: [{ id: 18, name: '株式会社青葉デザイン', amount: 607_200, status: 3, is_action_required: false }],
    has_more: true,
  },
  suppliers: { rows: [{ id: 7, name: '株式会社青葉デザイン', status: 'Approved' }], has_more: false },
  requests: {
    rows: [{ id: 9, name: '青葉食品', amount: 110_000, status: 7, cancel_reason: 'withdrawn' }],
    has_more: false,
  },
}

const lists = (name: string, count: number) => [{ name, count }]

beforeEach(() => {
  queryClient.clear()
  localStorage.clear()
  writeTokens(demoTokens)
  setWidth(1280)
})

// Before all others: later ones find the search loaded.
test('what is typed while the search is loaded stands in its field', async () => {
  answerWith({ [features]: on, [call]: found })
  open()
  fireEvent.keyDown(document.body, { key: '/' })
  for (const key of ['A', 'x', 'Backspace', '1', 'Shift']) fireEvent.keyDown(document.body, { key })
  expect(await field()).toHaveValue('A1')
})

test('a search that fails says so and can be made again', async () => {
  const network = answerWith({ [features]: on, [call]: refusal(400, 'invalid_request') })
  open()
  await type('青葉')
  const retry = await screen.findByRole('button', { name: 'もう一度検索する' })
  network.answer(call, nothing)
  await userEvent.click(retry)
  expect(await screen.findAllByText(/「青葉」に一致するものが見つかりません。/)).not.toHaveLength(0)
})

test('before anything is typed nobody is searched, and the field says what it finds', async () => {
  const network = answerWith({ [features]: on })
  open()
  await userEvent.click(screen.getByRole('button', { name: '検索' }))
  expect(await screen.findByText(/をまとめて検索します。名前や番号の一部、金額でも見つかります。/)).toBeVisible()
  expect(network.calls()).not.toContain(call)
})

test('what was found stands by kind, each with its link', async () => {
  answerWith({ [features]: on, [call]: found })
  open()
  await type('青葉')
  const payments = within(await screen.findByRole('group', { name: 'お支払い' }))
  expect(payments.getByRole('option')).toHaveTextContent('株式会社青葉デザインI-00000018 607,200円 振込予約済み')
  const requests = within(screen.getByRole('group', { name: 'カード払いのご依頼' }))
  expect(requests.getByRole('option')).toHaveTextContent('青葉食品I-00000009 110,000円 取り下げ')
  expect(screen.getAllByRole('option').map(option => option.getAttribute('href'))).toEqual([
    '/payments/reserved/18',
    '/suppliers/7',
    '/collections/history/9',
  ])
  expect(screen.getByText('ほかにもあります。キーワードを追加すると絞り込めます。')).toBeVisible()
})

test('more than is shown is one press away: in each list that has some, with the word', async () => {
  const q = new URLSearchParams({ q: '青葉' })
  answerWith({
    [features]: on,
    [call]: {
      ...found,
      payments: { ...found.payments, lists: [...lists('action_required', 1), ...lists('history', 1_208)] },
      suppliers: { ...found.suppliers, has_more: true, lists: lists('all', 6) },
      requests: { ...found.requests, has_more: true, lists: lists('decided', 7) },
    },
  })
  open()
  await type('青葉')
  expect((await optionsOf('お支払い')).slice(1)).toEqual([
    ['要対応をすべて見る（1件）', `/payments/review?tab=action-required&${q}`],
    ['履歴をすべて見る（1,208件）', `/payments/history?${q}`],
  ])
  expect((await optionsOf('登録取引先')).slice(1)).toEqual([['すべて見る（6件）', `/suppliers?${q}`]])
  expect((await optionsOf('カード払いのご依頼')).slice(1)).toEqual([
    ['入金予定をすべて見る（7件）', `/collections/decided?${q}`],
  ])
  expect(screen.queryByText(/ほかにもあります/)).toBeNull()
})

test('arrows choose, Enter opens, and the search is gone', async () => {
  answerWith({ [features]: on, [call]: found })
  const router = open()
  await type('青葉')
  await screen.findAllByRole('option')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(screen.getAllByRole('option')[1]).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/suppliers/7'))
  expect(screen.queryByRole('combobox')).toBeNull()
})

test('a slash opens it unless a field has the focus; Escape leads back', async () => {
  answerWith({ [features]: on })
  open()
  await userEvent.click(screen.getByRole('textbox', { name: 'メモ' }))
  await userEvent.keyboard('/')
  expect(screen.queryByRole('combobox')).toBeNull()
  expect(screen.getByRole('textbox', { name: 'メモ' })).toHaveValue('/')
  await userEvent.click(document.body)
  await userEvent.keyboard('/')
  expect(await field()).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('combobox')).toBeNull()
  expect(screen.getByRole('button', { name: '検索' })).toHaveFocus()
})

test('the key can be switched off', async () => {
  answerWith({ [features]: on })
  open()
  await userEvent.keyboard('/')
  await field()
  await userEvent.click(screen.getByRole('checkbox', { name: '「/」キーで検索を開く' }))
  await userEvent.keyboard('{Escape}')
  await userEvent.click(document.body)
  await userEvent.keyboard('/')
  expect(screen.queryByRole('combobox')).toBeNull()
})

const draft = (id: number, more: object = {}) => ({
  id,
  name: '株式会社青葉デザイン',
  amount: 88_000,
  updated_at: '2026-11-20T01:00:00Z',
  ...more,
})
test('an older API, which searches no drafts, has an answer', async () => {
  const { drafts: _, request_drafts: _requests, ...older } = { ...nothing, ...found }
  answerWith({ [features]: on, [call]: older })
  open()
  await type('青葉')
  expect(await screen.findByRole('group', { name: '登録取引先' })).toBeVisible()
  expect(screen.queryByRole('group', { name: 'お支払いの下書き' })).toBeNull()
})

test('drafts stand by kind, unfinished ones too, and lead where their lists lead', async () => {
  answerWith({
    [features]: on,
    [call]: {
      ...nothing,
      drafts: { rows: [draft(5)], has_more: true, lists: lists('all', 6) },
      request_drafts: { rows: [draft(6, { name: null, amount: null })], has_more: false },
    },
  })
  open()
  await type('88,000円')
  expect(await optionsOf('お支払いの下書き')).toEqual([
    ['株式会社青葉デザイン88,000円　最終更新 2026年11月20日', '/payments/draft/5'],
    ['すべて見る（6件）', `/payments/draft?${new URLSearchParams({ q: '88,000円' })}`],
  ])
  expect(await optionsOf('ご依頼の下書き')).toEqual([
    ['依頼先 未入力金額 未入力　最終更新 2026年11月20日', '/collections/draft/6'],
  ])
  expect(screen.getByText('2件を表示しています')).toBeInTheDocument()
})

test('Back closes the search and leaves its screen', async () => {
  answerWith({ [features]: on, [call]: nothing })
  open()
  await type('青葉')
  history.back()
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
  expect(screen.getByRole('textbox', { name: 'メモ' })).toBeVisible()
})
