import type { PlantedBug } from '../bug.ts'

export const transferBeforeCapture: PlantedBug = {
  says: 'the transfer is reserved although the card was not charged',
  edits: [
    { file: 'invoices/transitions.ts', find: `return isCaptured ? null : 'not_captured'`, replace: 'void isCaptured\n  return null' },
    { file: 'examine/complete.ts', find: `if (outcome.kind !== 'captured') return outcome`, replace: 'void outcome' },
  ],
  cases: ['complete/none/decline/*'],
  caughtBy: ['statuses', 'transfers'],
}
