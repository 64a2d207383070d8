import type { PlantedBug } from '../bug.ts'

export const postingDropped: PlantedBug = {
  says: 'a capture is recorded without its ledger posting',
  edits: [
    {
      file: 'payments/charge/capture.ts',
      find: `await post(db, 'captured', payment, payment.invoice_id, now)`,
      replace: 'void post',
    },
  ],
  cases: ['complete/none/ok/*'],
  caughtBy: ['ledger'],
}
