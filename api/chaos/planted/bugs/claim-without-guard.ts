import type { PlantedBug } from '../bug.ts'

export const claimWithoutGuard: PlantedBug = {
  says: 'two requests with one key both send the order',
  edits: [{ file: 'payments/store.ts', find: `['created']).returningAll()`, replace: `['created', 'token_bound']).returningAll()` }],
  cases: ['ok', 'decline', 'duplicate_push', 'out_of_order_push', 'wrong_amount'].map(answer => `pay/none/${answer}/*`),
  caughtBy: ['once'],
}
