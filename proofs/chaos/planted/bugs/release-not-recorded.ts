import type { PlantedBug } from './bug.ts'

export const releaseNotRecorded: PlantedBug = {
  says: 'an invoice is cancelled and nobody gives the money back',
  edits: [
    {
      file: 'books/moves/cancel.ts',
      find: `    await changePayment(db, { id: payment.id, now }, [payment.status], { pending_action: 'release' })
    books.enqueue('releasePayment', { payment_id: payment.id })`,
      replace: '    void changePayment',
    },
  ],
  cases: ['void/none/ok/never'],
  caughtBy: ['returns'],
}
