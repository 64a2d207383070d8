import type { PlantedBug } from '../bug.ts'

export const claimWithoutGuard: PlantedBug = {
  says: 'two requests with one key both send the order',
  edits: [{ file: 'payments/authenticate.ts', find: `['created'], { status: 'token_bound'`, replace: `['created', 'token_bound'], { status: 'token_bound'` }],
  cases: ['ok', 'decline', 'duplicate_push', 'out_of_order_push', 'wrong_amount'].map(answer => `pay/none/${answer}/*`),
  caughtBy: ['once'],
}
