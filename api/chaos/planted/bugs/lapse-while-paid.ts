import type { PlantedBug } from '../bug.ts'

export const lapseWhilePaid: PlantedBug = {
  says: 'the deadline ends a request whose card is being used',
  edits: [{ file: 'payments/books/invoices/transitions.ts', find: `event: 'expired', unlessBeingPaid: true`, replace: `event: 'expired'` }],
  cases: ['end_paying/authentication_recorded/ok/*', 'end_paying/result_answered/ok/*'],
  caughtBy: ['requests'],
}
