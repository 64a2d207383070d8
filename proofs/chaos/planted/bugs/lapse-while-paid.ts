import type { PlantedBug } from './bug.ts'

export const lapseWhilePaid: PlantedBug = {
  says: 'the deadline ends a request whose card is being used',
  edits: [
    {
      file: 'books/moves/transitions.ts',
      find: `
    from: [buyerNotRegistered, waitingForPayment],
    to: expired,
    by: 'system',
    event: 'expired',
    unlessBeingPaid: true,
 `,
      replace: ` from: [buyerNotRegistered, waitingForPayment], to: expired, by: 'system', event: 'expired'`,
    },
  ],
  cases: ['end_paying/authentication_recorded/ok/*', 'end_paying/result_answered/ok/*'],
  caughtBy: ['requests'],
}
