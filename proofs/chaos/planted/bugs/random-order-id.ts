import type { PlantedBug } from './bug.ts'

export const randomOrderId: PlantedBug = {
  says: 'the order at the gateway has a random name instead of one that follows from the key',
  edits: [
    {
      file: 'payments/charge/create.ts',
      find: 'sha256(key).slice(0, 40)',
      replace: 'sha256(randomUUID()).slice(0, 40)',
    },
  ],
  cases: ['pay/none/ok/*'],
  caughtBy: ['keys'],
}
