import type { PlantedBug } from './bug.ts'

export const transferBeforeCapture: PlantedBug = {
  says: 'the transfer is reserved although the card was not charged',
  edits: [
    {
      file: 'books/moves/transitions.ts',
      find: `return isCaptured ? null : 'not_captured'`,
      replace: 'void isCaptured\n  return null',
    },
    {
      file: 'payments/examination/complete.ts',
      find: `if (outcome.kind !== 'captured') return outcome`,
      replace: 'void outcome',
    },
    // A refusal ends the decision, too: nothing would be left to carry out.
    {
      file: 'payments/charge/store.ts',
      find: 'set({ pending_action: null, completion: null, updated_at: now })',
      replace: 'set({ pending_action: null, updated_at: now })',
    },
  ],
  cases: ['complete/none/decline/*'],
  caughtBy: ['statuses', 'transfers'],
}
