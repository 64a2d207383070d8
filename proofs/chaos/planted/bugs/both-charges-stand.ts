import type { PlantedBug } from './bug.ts'

export const bothChargesStand: PlantedBug = {
  says: 'a new authorisation takes the place of the old one, which is never given back',
  edits: [
    {
      file: 'payments/subjects/reauthorisation/apply.ts',
      find: `{ superseded_by: payment.id, pending_action: 'release' }`,
      replace: '{ superseded_by: payment.id }',
    },
    {
      file: 'payments/subjects/reauthorisation/apply.ts',
      find: `books.enqueue('releasePayment', { payment_id: old.id })`,
      replace: '',
    },
  ],
  cases: ['reauthorise/none/ok/never'],
  caughtBy: ['doubles'],
}
