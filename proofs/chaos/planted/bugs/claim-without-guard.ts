import type { PlantedBug } from './bug.ts'

export const claimWithoutGuard: PlantedBug = {
  says: 'two requests with one key both send the order',
  edits: [
    {
      file: 'payments/charge/store.ts',
      find: `['created'])
`,
      replace: `['created', 'token_bound'])
`,
    },
    {
      file: 'payments/charge/create.ts',
      find: ` 'created') {`,
      replace: ` 'created' || payment.status === 'token_bound') {`,
    },
  ],
  cases: ['pay/none/ok/*', 'pay/token_bound/ok/at_once', 'pay/token_bound/decline/at_once'],
  caughtBy: ['once'],
}
