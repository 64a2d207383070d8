import { render } from '@invoice-card/config/testing'
import { UiProvider, type TableColumn } from '@invoice-card/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom'
import { BarButton } from '../rows/bar-button.tsx'
import { List } from '../list.tsx'
import type { ListDefinition } from '../state/list-definition.ts'
import { useList } from '../state/use-list.ts'
import { useSelection } from '../state/use-selection.ts'

export interface Row {
  id: number
  name: string
}
export const rows: Row[] = [
  { id: 1, name: '青葉商事' },
  { id: 2, name: '北星物流' },
]
const columns: TableColumn<Row>[] = [{ key: 'name', header: '取引先', role: 'title', cell: ({ name }) => name }]
export const definition: ListDefinition = {
  searchLabel: '取引先名',
  orders: [
    { value: 'newest', label: '新しい順' },
    { value: 'name', label: '名前順' },
  ],
  choices: [{ name: 'status', label: '状態', options: [{ value: 'approved', label: '確認済み' }] }],
  ranges: [{ kind: 'amount', label: '金額', from: 'amount_min', to: 'amount_max' }],
  pageSize: 2,
}
const known: Record<number, string> = { 7: '株式会社みなと印刷' }
export const withLookup: ListDefinition = {
  ...definition,
  lookups: [
    {
      name: 'supplier_id',
      label: '支払先',
      emptyText: '見つかりません。',
      search: () => Promise.resolve([{ value: '7', label: known[7]! }]),
      nameQuery: id => ({
        queryKey: ['supplier', id],
        queryFn: () => (known[id] ? Promise.resolve(known[id]) : Promise.reject(new Error('down'))),
      }),
    },
  ],
}
export const answered = {
  isPending: false,
  isFetching: false,
  isPlaceholderData: false,
  error: null,
  refetch: jest.fn(),
}

interface ExampleProps {
  shown?: Row[]
  total?: number
  query?: Parameters<typeof List>[0]['query']
  of?: ListDefinition
  tabs?: readonly string[]
  amountOf?: (row: Row) => number | null
}

/** A list of suppliers in an address, and what it is asked for as text. */
export function Example({ shown = rows, total = 5, query = answered, of = definition, tabs, amountOf }: ExampleProps) {
  const list = useList(of)
  const { search } = useLocation()
  const selection = useSelection(
    search,
    shown.map(({ id }) => id),
  )
  const tab = new URLSearchParams(search).get('tab') ?? tabs?.[0]
  const items = tabs?.map((name, index) => ({ to: `?tab=${name}`, label: name, count: index, isCurrent: name === tab }))
  return (
    <>
      <output>{JSON.stringify([list.word, list.order, list.narrowing, list.pageParameters])}</output>
      <List
        list={list}
        query={query}
        caption="取引先の一覧"
        columns={columns}
        rows={shown}
        rowKey={({ id }) => id}
        rowTo={({ id }) => `/suppliers/${id}`}
        total={total}
        empty={<p>まだ取引先がありません</p>}
        notice={<p>お待ちの方がいます</p>}
        {...(items ? { tabs: { label: '取引先の区分', items } } : {})}
        selection={{
          of: selection,
          idOf: ({ id }) => id,
          labelOf: ({ name }) => name,
          ...(amountOf && { amountOf }),
          actions: <BarButton label="まとめて削除" short="削除" />,
        }}
      />
    </>
  )
}

/** Opens the list at an address. */
export function show(address: string, props: ExampleProps = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const router = createMemoryRouter([{ path: '/suppliers', element: <Example {...props} /> }], {
    initialEntries: [address],
  })
  render(
    <UiProvider>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </UiProvider>,
  )
  return router
}
