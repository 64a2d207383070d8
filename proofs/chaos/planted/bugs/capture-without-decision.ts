import type { PlantedBug } from './bug.ts'

export const captureWithoutDecision: PlantedBug = {
  says: 'the card is charged without the decision having been committed before',
  edits: [
    {
      file: 'payments/examination/complete.ts',
      find: `await changePayment(db, { id: payment.id, now }, chargedStatuses, { pending_action, completion })`,
      replace: 'void [changePayment, chargedStatuses, pending_action, completion]',
    },
    {
      file: 'payments/examination/complete.ts',
      find: `{ isWanted: rejection === undefined }`,
      replace: '{ isWanted: true }',
    },
    {
      file: 'payments/charge/capture.ts',
      find: `if (payment.pending_action !== 'capture') return`,
      replace: `if (payment.status !== 'authorised') return`,
    },
  ],
  cases: ['complete/capture_answered/*/never'],
  caughtBy: ['charges'],
}
