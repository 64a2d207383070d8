import type { PlantedBug } from '../bug.ts'

export const captureWithoutDecision: PlantedBug = {
  says: 'the card is charged without the decision having been committed before',
  edits: [
    { file: 'examine/complete.ts', find: `await changePayment(db, { id: payment.id, now: services.now() }, ['authorised'], { pending_action: 'capture' })`, replace: 'void changePayment' },
    { file: 'payments/capture.ts', find: `if (payment.pending_action !== 'capture') return`, replace: `if (payment.status !== 'authorised') return` },
  ],
  cases: ['complete/capture_answered/*/never'],
  caughtBy: ['charges'],
}
