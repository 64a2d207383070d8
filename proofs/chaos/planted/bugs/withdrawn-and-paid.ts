import type { PlantedBug } from './bug.ts'

export const withdrawnAndPaid: PlantedBug = {
  says: 'a request that its seller withdrew while it was being paid is paid all the same',
  edits: [
    {
      file: 'books/moves/transitions.ts',
      find: '{ from: [waitingForPayment], to: inProgress',
      replace: '{ from: [waitingForPayment, cancelled], to: inProgress',
    },
    {
      file: 'books/moves/transitions.ts',
      find: `
    from: [buyerNotRegistered, waitingForPayment],
    to: cancelled,
    by: 'seller',
    event: 'cancelled',
    unlessBeingPaid: true,
 `,
      replace: ` from: [buyerNotRegistered, waitingForPayment], to: cancelled, by: 'seller', event: 'cancelled'`,
    },
  ],
  cases: ['end_paying/authentication_recorded/ok/*', 'end_paying/result_answered/ok/*'],
  caughtBy: ['requests'],
}
