import type { PlantedBug } from './bug.ts'

export const receiptFromMax: PlantedBug = {
  says: 'the next receipt number is the highest so far plus one, without a lock',
  edits: [
    {
      file: 'payments/receipts/store.ts',
      find: `updateTable('receipt_numbers')
    .set({ last_number: sql<number>\`last_number + 1\` })
    .returning('last_number'`,
      replace: `selectFrom('receipts')
    .select(sql<number>\`coalesce(max(number), 0) + 1\`.as('last_number')`,
    },
  ],
  cases: ['complete/none/ok/*'],
  caughtBy: ['receipts', 'harness'],
}
