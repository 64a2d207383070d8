import { listParameters, noNarrowing, readListQuery, writeListQuery } from './list-query.ts'

test('nonsense in the address counts as absent', () =>
  expect(readListQuery(new URLSearchParams('page=-3&order=toString&supplier_id=0&amount_min=abc&date_from=yesterday&status=1&due_date_to=2026-02-30&due_date_from=0002-12-31'), 'history')).toEqual({ ...noNarrowing, page: 1, word: '', order: 'newest' }))

test('what a list does not offer counts as absent: requests have no transfer day, and only the history has states', () => {
  const search = new URLSearchParams('order=transfer&date_from=2026-11-01&issue_date_to=2026-11-01&due_date_to=2026-11-30&supplier_id=7&status=4&amount_min=5')
  expect(readListQuery(search, 'waiting')).toEqual({ ...noNarrowing, page: 1, word: '', order: 'newest', dueDateTo: '2026-11-30', amountMin: '5' })
  expect(readListQuery(search, 'review')).toMatchObject({ order: 'transfer', dateFrom: '2026-11-01', issueDateTo: '2026-11-01', dueDateTo: '2026-11-30', supplierId: 7, status: null })
})

test('every range reaches the server under its own name', () => {
  const days = { date_from: '2026-11-01', date_to: '2026-11-02', issue_date_from: '2026-11-03', issue_date_to: '2026-11-04', due_date_from: '2026-11-05', due_date_to: '2026-11-06' }
  expect(listParameters(readListQuery(new URLSearchParams({ ...days, amount_min: '1', amount_max: '2' }), 'reserved'))).toMatchObject({ ...days, amount_min: 1, amount_max: 2 })
})

test('a new search word starts at the first page and keeps the tab', () =>
  expect(writeListQuery(new URLSearchParams('tab=action-required&page=4'), { word: '青葉' }).toString()).toBe(new URLSearchParams({ tab: 'action-required', q: '青葉' }).toString()))

test('defaults leave no trace in the address', () =>
  expect(writeListQuery(new URLSearchParams('page=2&order=due&q=x'), { page: 1, order: 'newest', word: '' }).toString()).toBe(''))

test('the third page asks for rows from the forty-first', () => expect(listParameters(readListQuery(new URLSearchParams('page=3&order=amountHigh'), 'history'))).toMatchObject({ from: 40, size: 20, sort: 'amount', order: 'desc' }))
