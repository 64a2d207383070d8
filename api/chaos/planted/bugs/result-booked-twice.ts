import type { PlantedBug } from '../bug.ts'

export const resultBookedTwice: PlantedBug = {
  says: 'a result that is read again is carried out again',
  edits: [
    { file: 'transfers/read-result-file.ts', find: `  if (transfer.done_at !== null) return code === 0 ? 'known' : 'conflict'\n`, replace: '' },
    { file: 'transfers/read-result-file.ts', find: `  if (transfer.status !== 'reserved') return 'conflict'\n`, replace: '' },
    { file: 'transfers/record-result.ts', find: `    await post(db, 'transferred', payment, invoiceId, facts.now)\n    await issueReceipt(db, transferred, payment, facts.now)\n`, replace: `    if (!isTransferred(invoice)) {\n      await post(db, 'transferred', payment, invoiceId, facts.now)\n      await issueReceipt(db, transferred, payment, facts.now)\n    }\n` },
    { file: 'transfers/store.ts', find: `    .where('invoice_id', '=', invoiceId).where('status', '=', 'reserved').returning('id')\n`, replace: `    .where('invoice_id', '=', invoiceId).where('status', 'in', ['reserved', 'done']).returning('id')\n` },
    { file: 'invoices/transitions.ts', find: 'transfer: { from: [completed],', replace: 'transfer: { from: [completed, transferred],' },
  ],
  cases: ['by_file/none/ok/*'],
  caughtBy: ['transfers', 'files'],
}
