import type { PlantedBug } from './bug.ts'

export const counterNotMoved: PlantedBug = {
  says: 'an invoice changes and its counters do not',
  edits: [{ file: 'books/invoices/store.ts', find: 'books.count(before, after)', replace: 'void before' }],
  cases: ['void/none/ok/never'],
  caughtBy: ['counters'],
}
