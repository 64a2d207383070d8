import type { PlantedBug } from '../bug.ts'

export const resultBookedTwice: PlantedBug = {
  says: 'a result that is read again is carried out again',
  edits: [
    { file: 'payments/transfers/read-result-file.ts', find: `  if (transfer.done_at !== null) return code === 0 ? 'known' : 'conflict'\n`, replace: '' },
    { file: 'payments/transfers/read-result-file.ts', find: `  if (transfer.status !== 'reserved') return 'conflict'\n`, replace: '' },
    { file: 'payments/transfers/record-result.ts', find: `    await post(db, 'transferred', payment, invoiceId, facts.now)\n`, replace: `    if (!isTransferred(invoice)) await post(db, 'transferred', payment, invoiceId, facts.now)\n` },
    { file: 'payments/transfers/record-result.ts', find: 'if (transferred.commission_amount > 0) await issueReceipt', replace: 'if (!isTransferred(invoice) && transferred.commission_amount > 0) await issueReceipt' },
    { file: 'payments/books/transfers/store.ts', find: `    .where('invoice_id', '=', invoiceId).where('status', '=', 'reserved').returning('id')\n`, replace: `    .where('invoice_id', '=', invoiceId).where('status', 'in', ['reserved', 'done']).returning('id')\n` },
    { file: 'payments/books/invoices/transitions.ts', find: 'transfer: { from: [completed],', replace: 'transfer: { from: [completed, transferred],' },
  ],
  cases: ['by_file/none/ok/*'],
  caughtBy: ['transfers', 'files'],
}
