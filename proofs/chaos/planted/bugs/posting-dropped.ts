import type { PlantedBug } from './bug.ts'

export const postingDropped: PlantedBug = {
  says: 'a capture is recorded without its ledger posting',
  edits: [
    {
      file: 'payments/charge/capture.ts',
      find: `await postLedgerLines(db, 'captured', payment, payment.invoice_id, now)`,
      replace: 'void postLedgerLines',
    },
  ],
  cases: ['complete/none/ok/*'],
  caughtBy: ['ledger'],
}
