import { act, render, screen, userEvent, waitFor, within } from '@invoice-card/config/testing'
import { UiProvider } from '@invoice-card/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { answered, Example, rows, show, withLookup, type Row } from './testing/example.tsx'

test('nonsense in the address counts as absent', () => {
  show('/suppliers?status=constructor&order=toString&amount_min=abc&page=-3')
  expect(
    screen.getByText(
      JSON.stringify(['', 'newest', { status: '', amount_min: '', amount_max: '' }, { from: 0, size: 2 }]),
    ),
  ).toBeInTheDocument()
})

test('a search starts at the first page with the same conditions', async () => {
  const router = show('/suppliers?page=2&status=approved')
  await userEvent.type(screen.getByRole('searchbox'), '青葉{Enter}')
  expect(router.state.location.search).toBe(`?${new URLSearchParams({ status: 'approved', q: '青葉' })}`)
})

// The field said the word, and the rows were all of the others.
test('a word that was typed and not sent goes along with other conditions, and not with an order', async () => {
  const router = show('/suppliers')
  await userEvent.type(screen.getByRole('searchbox'), '青葉')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '並び順' }), 'name')
  expect(router.state.location.search).toBe('?order=name')
  await userEvent.click(screen.getByRole('button', { name: '絞り込み' }))
  await userEvent.click(screen.getByRole('button', { name: 'この条件で絞り込む' }))
  expect(router.state.location.search).toBe(`?${new URLSearchParams({ order: 'name', q: '青葉' })}`)
})

// The rows were those of the word alone, under an open form that named conditions.
test('a search applies the conditions that were typed and not applied', async () => {
  const router = show('/suppliers')
  await userEvent.click(screen.getByRole('button', { name: '絞り込み' }))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '状態' }), 'approved')
  await userEvent.type(screen.getByRole('searchbox'), '青葉{Enter}')
  expect(router.state.location.search).toBe(`?${new URLSearchParams({ status: 'approved', q: '青葉' })}`)
})

test('a search with a condition that is none leads to that field', async () => {
  const router = show('/suppliers')
  await userEvent.click(screen.getByRole('button', { name: '絞り込み' }))
  const [from, to] = screen.getAllByRole('textbox', { name: /金額/ })
  await userEvent.type(from!, '2000')
  await userEvent.type(to!, '1000')
  await userEvent.type(screen.getByRole('searchbox'), '青葉{Enter}')
  expect(to).toHaveFocus()
  expect(to).toBeInvalid()
  expect(router.state.location.search).toBe('')
})

// 「絞り込み（2件）」 read like hits.
test('the filter button says how many conditions are set', () => {
  show('/suppliers?status=approved&amount_min=1000')
  expect(screen.getByRole('button', { name: /^絞り込み ?、条件2件$/ })).toBeVisible()
})

test('each condition is a chip that leads to the list without it', async () => {
  const router = show('/suppliers?status=approved&amount_min=1000&tab=x')
  await userEvent.click(screen.getByRole('link', { name: /1,000円以上/ }))
  expect(router.state.location.search).toBe('?status=approved&tab=x')
})

test('says why nothing fits, with a way to all rows', () => {
  show('/suppliers?q=x&tab=y', { shown: [], total: 0 })
  expect(screen.getByRole('link', { name: '条件をすべて解除する' })).toHaveAttribute('href', '/suppliers?tab=y')
  expect(screen.getByText('検索キーワードを変えてお試しください。')).toBeVisible()
})

test('conditions without a word that nothing fits do not ask for another word', () => {
  show('/suppliers?status=approved', { shown: [], total: 0 })
  expect(screen.getByText('条件に合うものが見つかりません')).toBeVisible()
  expect(screen.queryByText(/検索キーワード/)).toBeNull()
})

test('an empty list has no search, only what to do', () => {
  show('/suppliers', { shown: [], total: 0 })
  expect(screen.getByText('まだ取引先がありません')).toBeVisible()
  expect(screen.queryByRole('search')).toBeNull()
})

test('a page past the end gives way to the last one that exists', async () => {
  const router = show('/suppliers?page=9&status=approved', { shown: [] })
  await waitFor(() => expect(router.state.location.search).toBe('?page=3&status=approved'))
  expect(router.state.historyAction).toBe('REPLACE')
})

test('a page that should exist and is empty leads to the first', () => {
  show('/suppliers?page=2', { shown: [] })
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

test('the bar says what the selected rows come to, and how many have no amount', async () => {
  const amounts: Record<number, number | null> = { [rows[0]!.id]: 330_000, [rows[1]!.id]: null }
  show('/suppliers', { amountOf: ({ id }) => amounts[id] ?? null })
  await userEvent.click(screen.getByRole('checkbox', { name: '青葉商事を選択する' }))
  const bar = () => screen.getByRole('group', { name: /選択中/ })
  expect(within(bar()).getByRole('status')).toHaveTextContent(/^1件を選択中330,000円$/)
  await userEvent.click(within(screen.getByRole('table')).getByRole('checkbox', { name: 'このページをすべて選択する' }))
  expect(within(bar()).getByRole('status')).toHaveTextContent(/^2件を選択中330,000円（金額なし1件）$/)
})

test('another page says that it dropped a selection, which does not come back', async () => {
  const dropped = /前の選択は解除されました/
  const router = show('/suppliers')
  await userEvent.click(screen.getByRole('checkbox', { name: '青葉商事を選択する' }))
  expect(screen.queryByText(dropped)).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: '次のページ' }))
  expect(screen.getByText(dropped)).toHaveFocus()
  expect(screen.getByText(dropped)).toHaveAttribute('aria-live', 'polite')
  await act(() => router.navigate(-1))
  expect(screen.getByRole('checkbox', { name: '青葉商事を選択する' })).not.toBeChecked()
  expect(screen.queryByText(dropped)).toBeNull()
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
    expect(screen.getByRole('button', { name: /^絞り込み ?、条件1件$/ })).toBeVisible()
  })
})
