import { setWidth } from '../../testing/page.ts'
import { fireEvent, screen, userEvent, waitFor, within } from '@invoice-card/config/testing'
import { answerWith, refusal } from '@invoice-card/config/testing/network'
import { queryClient } from '@invoice-card/remote'
import { writeTokens } from '@invoice-card/session'
import { demoTokens } from '../../testing/demo-user.ts'
import { renderAt } from '../../testing/render-screen.tsx'
import { SearchOverlay } from './search-overlay.tsx'
import { SearchTrigger } from './search-trigger.tsx'

const call = 'GET /api/v1/search'
const none = { rows: [], has_more: false }
const nothing = { payments: none, suppliers: none, requests: none }
const found = {
  payments: {
    rows: [{ id: 18, name: '株式会社青葉デザイン', amount: 607_200, status: 3, is_action_required: false }],
    has_more: true,
  },
  suppliers: { rows: [{ id: 7, name: '株式会社青葉デザイン', status: 'Approved' }], has_more: false },
  requests: { rows: [{ id: 9, name: '青葉食品', amount: 110_000, status: 5 }], has_more: false },
}

const open = () =>
  renderAt('/toppage', [
    {
      path: '*',
      element: (
        <>
          <SearchTrigger />
          <SearchOverlay />
          <textarea aria-label="メモ" />
        </>
      ),
    },
  ])
const field = () => screen.findByRole('combobox', { name: '支払先・請求元・番号で検索' })
const type = async (word: string) => {
  await userEvent.click(screen.getByRole('button', { name: '検索' }))
  await userEvent.type(await field(), word)
}

beforeEach(() => {
  queryClient.clear()
  localStorage.clear()
  writeTokens(demoTokens)
  setWidth(1280)
})

// Before all others: later ones find the search loaded.
test('what is typed while the search is loaded stands in its field', async () => {
  answerWith({ [call]: found })
  open()
  fireEvent.keyDown(document.body, { key: '/' })
  for (const key of ['A', 'x', 'Backspace', '1', 'Shift']) fireEvent.keyDown(document.body, { key })
  expect(await field()).toHaveValue('A1')
})

test('a search that fails says so and can be made again', async () => {
  const network = answerWith({ [call]: refusal(400, 'invalid_request') })
  open()
  await type('青葉')
  const retry = await screen.findByRole('button', { name: 'もう一度検索する' })
  network.answer(call, nothing)
  await userEvent.click(retry)
  expect(await screen.findAllByText(/「青葉」に一致するものが見つかりません。/)).not.toHaveLength(0)
})

test('before anything is typed nobody is asked, and the field says what it finds', async () => {
  const network = answerWith({})
  open()
  await userEvent.click(screen.getByRole('button', { name: '検索' }))
  expect(await screen.findByText(/会社名や番号の一部を入力すると/)).toBeVisible()
  expect(network.calls()).toEqual([])
})

test('what was found stands by kind, each with its link', async () => {
  answerWith({ [call]: found })
  open()
  await type('青葉')
  const payments = within(await screen.findByRole('group', { name: 'お支払い' }))
  expect(payments.getByRole('option')).toHaveTextContent('株式会社青葉デザインI-00000018 607,200円 振込予約済み')
  expect(screen.getAllByRole('option').map(option => option.getAttribute('href'))).toEqual([
    '/payments/reserved/18',
    '/suppliers/7',
    '/collections/history/9',
  ])
  expect(screen.getByText('ほかにもあります。キーワードを追加すると絞り込めます。')).toBeVisible()
})

test('arrows choose, Enter opens, and the search is gone', async () => {
  answerWith({ [call]: found })
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
  answerWith({})
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
  answerWith({})
  open()
  await userEvent.keyboard('/')
  await field()
  await userEvent.click(screen.getByRole('checkbox', { name: '「/」キーで検索を開く' }))
  await userEvent.keyboard('{Escape}')
  await userEvent.click(document.body)
  await userEvent.keyboard('/')
  expect(screen.queryByRole('combobox')).toBeNull()
})
