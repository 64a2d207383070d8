import { listParameters, readListQuery, writeListQuery } from './list-query.ts'

test('nonsense in the address counts as absent', () =>
  expect(readListQuery(new URLSearchParams('page=-3&order=toString&supplier_id=0&amount_min=abc&date_from=yesterday&status=1'))).toEqual({
    page: 1, word: '', order: 'newest', supplierId: null, amountMin: '', amountMax: '', dateFrom: '', dateTo: '', status: null,
  }))

test('a new search word starts at the first page and keeps the tab', () =>
  expect(writeListQuery(new URLSearchParams('tab=action-required&page=4'), { word: '青葉' }).toString()).toBe(new URLSearchParams({ tab: 'action-required', q: '青葉' }).toString()))

test('defaults leave no trace in the address', () =>
  expect(writeListQuery(new URLSearchParams('page=2&order=due&q=x'), { page: 1, order: 'newest', word: '' }).toString()).toBe(''))

test('the third page asks for rows from the forty-first', () => expect(listParameters(readListQuery(new URLSearchParams('page=3&order=amountHigh')))).toMatchObject({ from: 40, size: 20, sort: 'amount', order: 'desc' }))
