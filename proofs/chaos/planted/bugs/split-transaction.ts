import type { PlantedBug } from './bug.ts'

export const splitTransaction: PlantedBug = {
  says: 'a capture is recorded in two commits instead of one',
  edits: [
    {
      file: 'payments/charge/capture.ts',
      find: 'await changeBooks(db, books => recordCapture(books, id, now()))',
      replace: `const { books, flush } = openBooks(db, createLocks())\n    await recordCapture(books, id, now(), () => checkpoint('capture_recorded'))\n    await flush()`,
    },
    {
      file: 'payments/charge/capture.ts',
      find: 'async function recordCapture(books: Books, id: string, now: Date): Promise<void> {',
      replace:
        'async function recordCapture(books: Books, id: string, now: Date, between: () => void): Promise<void> {',
    },
    {
      file: 'payments/charge/capture.ts',
      find: `{ status: 'captured', pending_action })`,
      replace: `{ status: 'captured', pending_action })\n  between()`,
    },
    {
      file: 'payments/charge/capture.ts',
      find: `import type { Services } from '../../platform/services/public.ts'`,
      replace: `import type { Services } from '../../platform/services/public.ts'\nimport { openBooks } from '../../books/work/books.ts'\nimport { createLocks } from '../../books/work/lock-order.ts'`,
    },
  ],
  cases: ['complete/capture_recorded/ok/*'],
  caughtBy: ['ledger'],
}
