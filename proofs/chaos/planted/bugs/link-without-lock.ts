import type { PlantedBug } from './bug.ts'

export const linkWithoutLock: PlantedBug = {
  says: 'a request is linked without the lock of its row, so two windows link it twice',
  edits: [{ file: 'payments/request-keys/store.ts', find: '  await lockInvoice(books, found.id)\n', replace: '' }],
  cases: ['end_paying/none/*/never'],
  caughtBy: ['requests', 'counters', 'notices'],
}
