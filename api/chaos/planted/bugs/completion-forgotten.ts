import type { PlantedBug } from '../bug.ts'

export const completionForgotten: PlantedBug = {
  says: 'where the process of an examiner died the card is charged, and nobody completes the invoice',
  edits: [{ file: 'payments/jobs.ts', find: `if (completion !== null && invoice_id !== null) return void await finishCompletion(services, invoice_id, id)`, replace: 'void finishCompletion\n  void completion\n  void invoice_id' }],
  cases: ['complete/capture_intended/ok/never'],
  caughtBy: ['settled'],
}
