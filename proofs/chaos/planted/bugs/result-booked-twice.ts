import type { PlantedBug } from './bug.ts'

export const resultBookedTwice: PlantedBug = {
  says: 'a result that is read again is carried out again',
  edits: [
    {
      file: 'payments/transfers/apply-result-file.ts',
      find: `  if (transfer.done_at !== null) return code === 0 ? 'known' : 'conflict'
`,
      replace: '',
    },
    {
      file: 'payments/transfers/apply-result-file.ts',
      find: `  if (transfer.status !== 'reserved') return 'conflict'
`,
      replace: '',
    },
    {
      file: 'payments/transfers/record-result.ts',
      find: '  await postLedgerLines(db',
      replace: '  if (!isTransferred(invoice)) await postLedgerLines(db',
    },
    {
      file: 'payments/transfers/record-result.ts',
      find: '(transferred.commission_amount',
      replace: '(!isTransferred(invoice) && transferred.commission_amount',
    },
    {
      file: 'books/transfers/store.ts',
      find: `done_by })
    .where('invoice_id', '=', invoiceId)
    .where('status', '=', 'reserved')
`,
      replace: `done_by })
    .where('invoice_id', '=', invoiceId)
    .where('status', 'in', ['reserved', 'done'])
`,
    },
    {
      file: 'books/moves/transitions.ts',
      find: ` from: [completed], to: transferred, by: 'examiner', event: 'transferred', guard: noActionRequired`,
      replace: `
    from: [completed, transferred],
    to: transferred,
    by: 'examiner',
    event: 'transferred',
    guard: noActionRequired,
 `,
    },
  ],
  cases: ['by_file/none/ok/*'],
  caughtBy: ['transfers', 'files'],
}
