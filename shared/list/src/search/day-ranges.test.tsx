import { screen, userEvent } from '@invoice-card/config/testing'
import type { ListDefinition } from '../state/list-definition.ts'
import { definition, show } from '../testing/example.tsx'

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

  // The list began below the window, and nothing was seen to change.
  test('makes room for the list on a phone once it is applied, and not before', async () => {
    const everywhere = window.matchMedia
    window.matchMedia = query => ({ ...everywhere(query), matches: query.includes('max-width') })
    const router = show('/suppliers', { of: withDays })
    await openFilter()
    await userEvent.type(end('開始'), '2026/13{Enter}')
    expect(end('開始')).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: '支払期日を今月で絞り込む' }))
    expect(router.state.location.search).toMatch(/^\?due_date_from=\d{4}-\d{2}-01&/)
    expect(screen.queryByRole('textbox', { name: /支払期日/ })).toBeNull()
    expect(screen.getByRole('button', { name: /^絞り込み/ })).toHaveFocus()
    window.matchMedia = everywhere
  })
})
