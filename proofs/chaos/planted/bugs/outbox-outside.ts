import type { PlantedBug } from '../bug.ts'

export const outboxOutside: PlantedBug = {
  says: 'the notice of an application is written after the commit instead of in the transaction',
  edits: [
    { file: 'payments/payments/authorised.ts', find: '  await notifyApplied(db, invoice, now)\n', replace: '' },
    {
      file: 'payments/payments/settle.ts',
      find: `    checkpoint('authorisation_recorded')\n`,
      replace: `    checkpoint('authorisation_recorded')\n    const invoice = recorded.invoice_id === null ? undefined : await lockInvoice(db, recorded.invoice_id)\n    if (invoice) await notifyApplied(db, invoice, now())\n`,
    },
    {
      file: 'payments/payments/settle.ts',
      find: `import { recordOutcome } from '../gateway-answers/public.ts'\n`,
      replace: `import { recordOutcome } from '../gateway-answers/public.ts'\nimport { lockInvoice, notifyApplied } from '../books/public.ts'\n`,
    },
  ],
  cases: ['pay/authorisation_recorded/ok/*'],
  caughtBy: ['notices'],
}
