import type { PlantedBug } from './bug.ts'

export const outboxOutside: PlantedBug = {
  says: 'the notice of an application is written after the commit instead of in the transaction',
  edits: [
    {
      file: 'payments/charge/record-authorisation.ts',
      find: 'notifyApplied(books, invoice, now)',
      replace: 'void invoice',
    },
    {
      file: 'payments/charge/settle.ts',
      find: `    checkpoint('authorisation_recorded')\n`,
      replace: `    checkpoint('authorisation_recorded')\n    const invoice = recorded.invoice_id === null ? undefined : await waitForInvoice(db, recorded.invoice_id)\n    if (invoice) await changeBooks(db, async books => notifyApplied(books, invoice, now()))\n`,
    },
    {
      file: 'payments/charge/settle.ts',
      find: `import { recordPaymentOutcomeInOwnUnit, withCardKey } from '../gateway-answers/public.ts'\n`,
      replace: `import { recordPaymentOutcomeInOwnUnit, withCardKey } from '../gateway-answers/public.ts'\nimport { waitForInvoice } from '../../books/invoices/public.ts'\nimport { notifyApplied } from '../../books/notices/public.ts'\n`,
    },
  ],
  cases: ['pay/authorisation_recorded/ok/*'],
  caughtBy: ['notices'],
}
