import type { PlantedBug } from './bug.ts'

export const completionNotRecorded: PlantedBug = {
  says: 'where the process of an examiner died the card is charged, and nobody completes the invoice',
  edits: [
    {
      file: 'payments/reconciler/reconcile-payments.ts',
      find: `import { finishCompletion } from '../examination/public.ts'`,
      replace: `import { capturePayment } from '../charge/public.ts'`,
    },
    {
      file: 'payments/reconciler/reconcile-payments.ts',
      find: `await finishCompletion(services, invoice_id, id)`,
      replace: 'await capturePayment(services, id, { isWanted: true })',
    },
  ],
  cases: ['complete/capture_intended/ok/never'],
  caughtBy: ['settled'],
}
