import { parametersOf } from './parameters.ts'

const none = {
  supplier_id: '',
  status: '',
  amount_min: '',
  amount_max: '',
  date_from: '',
  date_to: '',
  issue_date_from: '',
  issue_date_to: '',
  due_date_from: '',
  due_date_to: '',
}

test('a list that is narrowed by nothing asks for its order alone', () => {
  const asked = Object.entries(parametersOf({ word: '', order: 'newest', narrowing: none }))
  expect(asked.filter(([, value]) => value !== undefined)).toEqual([
    ['sort', 'created_at'],
    ['order', 'desc'],
  ])
})

test('every range reaches the server under its own name', () => {
  const days = {
    date_from: '2026-11-01',
    date_to: '2026-11-02',
    issue_date_from: '2026-11-03',
    issue_date_to: '2026-11-04',
    due_date_from: '2026-11-05',
    due_date_to: '2026-11-06',
  }
  const narrowing = { ...none, ...days, amount_min: '1', amount_max: '2' }
  expect(parametersOf({ word: '', order: 'transfer', narrowing })).toMatchObject({
    ...days,
    amount_min: 1,
    amount_max: 2,
  })
})

test('a supplier and a state are asked for by their numbers', () => {
  const narrowing = { ...none, supplier_id: '7', status: '5' }
  expect(parametersOf({ word: '青葉', order: 'amountHigh', narrowing })).toMatchObject({
    search_word: '青葉',
    supplier_id: 7,
    invoice_statuses: [5],
    sort: 'amount',
    order: 'desc',
  })
})
