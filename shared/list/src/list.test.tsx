import { act, render, screen, userEvent, waitFor, within } from '@invoice-card/config/testing'
import { UiProvider, type TableColumn } from '@invoice-card/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { createMemoryRouter, MemoryRouter, RouterProvider, useLocation } from 'react-router-dom'
import { List } from './list.tsx'
import type { ListDefinition } from './state/list-definition.ts'
import { useList } from './state/use-list.ts'
import { useSelection } from './state/use-selection.ts'

interface Row {
  id: number
  name: string
}
const rows: Row[] = [
  { id: 1, name: '青葉商事' },
  { id: 2, name: '北星物流' },
]
const columns: TableColumn<Row>[] = [{ key: 'name', header: '取引先', role: 'title', cell: ({ name }) => name }]
const definition: ListDefinition = {
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
const withLookup: ListDefinition = {
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
const answered = { isPending: false, isFetching: false, isPlaceholderData: false, error: null, refetch: jest.fn() }

interface ExampleProps {
  shown?: Row[]
  total?: number
  query?: Parameters<typeof List>[0]['query']
  of?: ListDefinition
  tabs?: readonly string[]
}

function Example({ shown = rows, total = 5, query = answered, of = definition, tabs }: ExampleProps) {
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
          actions: <button>まとめて削除</button>,
        }}
      />
    </>
  )
}

function show(address: string, props: ExampleProps = {}) {
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

test('nonsense in the address counts as absent', () => {
  show('/suppliers?status=constructor&order=toString&amount_min=abc&page=-3')
  expect(
    screen.getByText(
      JSON.stringify(['', 'newest', { status: '', amount_min: '', amount_max: '' }, { from: 0, size: 2 }]),
    ),
  ).toBeInTheDocument()
})

test('a search starts at the first page and keeps the conditions', async () => {
  const router = show('/suppliers?page=2&status=approved')
  await userEvent.type(screen.getByRole('searchbox'), '青葉{Enter}')
  expect(router.state.location.search).toBe(`?${new URLSearchParams({ status: 'approved', q: '青葉' })}`)
})

test('a word of more than 100 characters is not cut and not searched for, and the field says why', async () => {
  const router = show('/suppliers')
  await userEvent.click(screen.getByRole('searchbox'))
  await userEvent.paste('青'.repeat(101))
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('searchbox')).toHaveValue('青'.repeat(101))
  expect(screen.getByRole('searchbox')).toHaveAccessibleDescription(/100文字以内で入力してください。/)
  expect(router.state.location.search).toBe('')
  await userEvent.type(screen.getByRole('searchbox'), '{Backspace}{Enter}')
  expect(screen.getByRole('searchbox')).toBeValid()
  expect(router.state.location.search).toBe(`?${new URLSearchParams({ q: '青'.repeat(100) })}`)
})

describe('a range of days', () => {
  const withDays: ListDefinition = {
    ...definition,
    ranges: [{ kind: 'day', label: '支払期日', from: 'due_date_from', to: 'due_date_to' }],
  }
  const end = (name: '開始' | '終了') => screen.getByRole('textbox', { name: `支払期日（${name}）` })
  const openFilter = () => userEvent.click(screen.getByRole('button', { name: '絞り込み' }))

  test.each([
    ['2026/13/45', /2026\/11\/30のように/],
    ['あした', /2026\/11\/30のように/],
    ['0999/12/31', /2026\/11\/30のように/],
    ['2026/10/31', /終了日は、開始日以降/],
  ])('is not asked for with %s as its end, which says why and loses nothing', async (text, reason) => {
    const router = show('/suppliers', { of: withDays })
    await openFilter()
    await userEvent.type(end('開始'), '20261101')
    await userEvent.type(end('終了'), `${text}{Enter}`)
    expect(end('終了')).toHaveFocus()
    expect(end('終了')).toHaveAccessibleDescription(reason)
    expect(end('終了')).toHaveValue(text)
    expect(end('開始')).toHaveValue('2026/11/01')
    expect(router.state.location.search).toBe('')
  })

  test('says nothing of a day that is half typed, also after an error', async () => {
    show('/suppliers', { of: withDays })
    await openFilter()
    await userEvent.type(end('開始'), '2026/1')
    expect(end('開始')).toBeValid()
    await userEvent.keyboard('{Enter}')
    expect(end('開始')).toBeInvalid()
    await userEvent.keyboard('3')
    expect(end('開始')).toBeValid()
  })

  test('is refused once it is applied again as wrong as before', async () => {
    show('/suppliers', { of: withDays })
    await openFilter()
    await userEvent.type(end('開始'), '2026/13/1{Enter}2{Enter}')
    expect(end('開始')).toHaveAccessibleDescription(/2026\/11\/30のように/)
  })

  test('is asked for as typed, and stands in the address as before', async () => {
    const router = show('/suppliers', { of: withDays })
    await openFilter()
    await userEvent.type(end('開始'), '20261101')
    await userEvent.type(end('終了'), '2026年11月30日{Enter}')
    expect(router.state.location.search).toBe('?due_date_from=2026-11-01&due_date_to=2026-11-30')
  })
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

/** Shows the rows on a page with a title. Gives what replaces them by `left`. */
function showUntil(left: Row[]) {
  let leave = () => {}
  function Changing() {
    const [shown, setShown] = useState(rows)
    useEffect(() => {
      leave = () => setShown(left)
    }, [])
    return (
      <main>
        <h1 tabIndex={-1}>取引先</h1>
        <Example shown={shown} total={shown.length} />
      </main>
    )
  }
  render(
    <UiProvider>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <Changing />
        </MemoryRouter>
      </QueryClientProvider>
    </UiProvider>,
  )
  return () => act(leave)
}

test('a row that went meanwhile is not selected any more', async () => {
  const leave = showUntil(rows.slice(1))
  await userEvent.click(screen.getByRole('checkbox', { name: '青葉商事を選択する' }))
  await userEvent.click(screen.getByRole('checkbox', { name: '北星物流を選択する' }))
  leave()
  expect(screen.getByRole('group', { name: '1件を選択中' })).toBeVisible()
})

test('the title takes the focus when the last row is gone with the focused control', async () => {
  const leave = showUntil([])
  await userEvent.click(screen.getByRole('checkbox', { name: '青葉商事を選択する' }))
  leave()
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
})

describe('tabs', () => {
  test('stand above the notice and the search, each with its count', () => {
    show('/suppliers', { tabs: ['enabled', 'disabled'] })
    const tabs = screen.getByRole('navigation', { name: '取引先の区分' })
    expect(
      within(tabs)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['enabled0件', 'disabled1件'])
    const [notice, search] = [screen.getByText('お待ちの方がいます'), screen.getByRole('search')]
    expect(tabs.compareDocumentPosition(notice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(notice.compareDocumentPosition(search)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  test('do not take along what was typed in another, and leave the focus to the tab', async () => {
    show('/suppliers', { tabs: ['enabled', 'disabled'] })
    await userEvent.type(screen.getByRole('searchbox'), '青')
    await userEvent.click(screen.getByRole('link', { name: /^disabled/ }))
    expect(screen.getByRole('searchbox')).toHaveValue('')
    expect(screen.getByRole('link', { name: /^disabled/ })).toHaveFocus()
  })

  test('stay where nothing is listed', () => {
    show('/suppliers', { tabs: ['enabled', 'disabled'], shown: [], total: 0 })
    expect(screen.getByRole('link', { name: /^disabled/ })).toBeVisible()
    expect(screen.queryByRole('search')).toBeNull()
  })
})

describe('a lookup', () => {
  test.each(['0', '-1', '1.5', 'x', '1e3', '99999999999999999'])('takes %s in the address as absent', id => {
    show(`/suppliers?supplier_id=${id}`, { of: withLookup })
    expect(screen.queryByRole('list', { name: '絞り込みの条件' })).toBeNull()
  })

  test('whose name could not be loaded says so, and its condition can be taken away', async () => {
    const router = show('/suppliers?supplier_id=8', { of: withLookup })
    await userEvent.click(
      await screen.findByRole('link', { name: '支払先 （名称を読み込めませんでした）（条件を外す）' }),
    )
    expect(router.state.location.search).toBe('')
  })

  test('is found by its name, and stays in the address by its id', async () => {
    const router = show('/suppliers', { of: withLookup })
    await userEvent.click(screen.getByRole('button', { name: '絞り込み' }))
    await userEvent.type(screen.getByRole('combobox', { name: /支払先/ }), 'みなと')
    await userEvent.click(await screen.findByRole('option', { name: '株式会社みなと印刷' }))
    await userEvent.click(screen.getByRole('button', { name: 'この条件で絞り込む' }))
    await waitFor(() => expect(router.state.location.search).toBe('?supplier_id=7'))
    expect(await screen.findByRole('link', { name: '支払先 株式会社みなと印刷（条件を外す）' })).toBeVisible()
    expect(screen.getByText('（1件）')).toBeInTheDocument()
  })
})
