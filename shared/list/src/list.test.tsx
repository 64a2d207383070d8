import { render, screen, userEvent, within } from '@invoice-card/config/testing'
import { UiProvider, type TableColumn } from '@invoice-card/ui'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom'
import { List } from './list.tsx'
import type { ListDefinition } from './list-definition.ts'
import { useList } from './use-list.ts'
import { useSelection } from './use-selection.ts'

interface Row { id: number, name: string }
const rows: Row[] = [{ id: 1, name: '青葉商事' }, { id: 2, name: '北星物流' }]
const columns: TableColumn<Row>[] = [{ key: 'name', header: '取引先', role: 'title', cell: ({ name }) => name }]
const definition: ListDefinition = {
  searchLabel: '取引先名', orders: [{ value: 'newest', label: '新しい順' }, { value: 'name', label: '名前順' }],
  choices: [{ name: 'status', label: '状態', options: [{ value: 'approved', label: '確認済み' }] }],
  ranges: [{ kind: 'amount', label: '金額', from: 'amount_min', to: 'amount_max' }], pageSize: 2,
}
const answered = { isPending: false, isFetching: false, isPlaceholderData: false, error: null, refetch: jest.fn() }

function Example({ shown = rows, total = 5, query = answered }: { shown?: Row[], total?: number, query?: Parameters<typeof List>[0]['query'] }) {
  const list = useList(definition)
  const selection = useSelection(useLocation().search)
  return (
    <UiProvider>
      <output>{JSON.stringify([list.word, list.order, list.narrowing, list.pageParameters])}</output>
      <List
        list={list} query={query} caption="取引先の一覧" columns={columns} rows={shown} rowKey={({ id }) => id} rowTo={({ id }) => `/suppliers/${id}`} total={total}
        empty={<p>まだ取引先がありません</p>} selection={{ of: selection, idOf: ({ id }) => id, labelOf: ({ name }) => name, actions: <button>まとめて削除</button> }}
      />
    </UiProvider>
  )
}

function show(address: string, props: Parameters<typeof Example>[0] = {}) {
  const router = createMemoryRouter([{ path: '/suppliers', element: <Example {...props} /> }], { initialEntries: [address] })
  render(<RouterProvider router={router} />)
  return router
}

test('nonsense in the address counts as absent', () => {
  show('/suppliers?status=constructor&order=toString&amount_min=abc&page=-3')
  expect(screen.getByText(JSON.stringify(['', 'newest', { status: '', amount_min: '', amount_max: '' }, { from: 0, size: 2 }]))).toBeInTheDocument()
})

test('a search starts at the first page and keeps the conditions', async () => {
  const router = show('/suppliers?page=2&status=approved')
  await userEvent.type(screen.getByRole('searchbox'), '青葉{Enter}')
  expect(router.state.location.search).toBe(`?${new URLSearchParams({ status: 'approved', q: '青葉' })}`)
})

test('each condition is a chip that leads to the list without it', async () => {
  const router = show('/suppliers?status=approved&amount_min=1000&tab=x')
  await userEvent.click(screen.getByRole('link', { name: /1,000円以上/ }))
  expect(router.state.location.search).toBe('?status=approved&tab=x')
})

test('says why nothing fits, with a way to all rows', () => {
  show('/suppliers?q=x&tab=y', { shown: [], total: 0 })
  expect(screen.getByRole('link', { name: '条件をすべて解除する' })).toHaveAttribute('href', '/suppliers?tab=y')
})

test('an empty list has no search, only what to do', () => {
  show('/suppliers', { shown: [], total: 0 })
  expect(screen.getByText('まだ取引先がありません')).toBeVisible()
  expect(screen.queryByRole('search')).toBeNull()
})

test('a page past the end leads to the first', () => {
  show('/suppliers?page=9', { shown: [] })
  expect(screen.getByRole('link', { name: '最初のページへ' })).toHaveAttribute('href', '/suppliers')
})

test('a list that could not be loaded can be asked again, with the search still there', async () => {
  const refetch = jest.fn()
  show('/suppliers', { shown: [], total: 0, query: { ...answered, error: new Error('down'), refetch } })
  await userEvent.click(screen.getByRole('button', { name: 'もう一度読み込む' }))
  expect(refetch).toHaveBeenCalled()
  expect(screen.getByRole('search')).toBeVisible()
})

test('rows are selected one by one or all at once, and another page has none selected', async () => {
  const router = show('/suppliers')
  await userEvent.click(screen.getByRole('checkbox', { name: '青葉商事を選択する' }))
  const bar = screen.getByRole('group', { name: '1件を選択中' })
  expect(within(bar).getByRole('button', { name: 'まとめて削除' })).toBeVisible()
  await userEvent.click(within(screen.getByRole('table')).getByRole('checkbox', { name: 'このページをすべて選択する' }))
  expect(screen.getByRole('group', { name: '2件を選択中' })).toBeVisible()
  await userEvent.click(screen.getByRole('link', { name: '次のページ' }))
  expect(router.state.location.search).toBe('?page=2')
  expect(screen.queryByRole('group', { name: /選択中/ })).toBeNull()
})
