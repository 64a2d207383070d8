import type { PlantedBug } from '../bug.ts'

export const splitTransaction: PlantedBug = {
  says: 'a capture is recorded in two commits instead of one',
  edits: [
    {
      file: 'payments/payments/capture.ts',
      find: 'await inTransaction(db, trx => recordCapture(trx, id, now()))',
      replace: `void inTransaction\n    await recordCapture(db, id, now(), () => checkpoint('capture_recorded'))`,
    },
    {
      file: 'payments/payments/capture.ts',
      find: 'async function recordCapture(db: Db, id: string, now: Date): Promise<void> {',
      replace: 'async function recordCapture(db: Db, id: string, now: Date, between: () => void): Promise<void> {',
    },
    {
      file: 'payments/payments/capture.ts',
      find: `{ status: 'captured', pending_action })`,
      replace: `{ status: 'captured', pending_action })\n  between()`,
    },
  ],
  cases: ['complete/capture_recorded/ok/*'],
  caughtBy: ['ledger'],
}
