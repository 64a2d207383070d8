import { invoiceFileQuery } from '@invoice-card/invoice-file'
import { Notice } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { DuplicateNotice } from '../duplicates/duplicate-notice.tsx'
import { KnownInvoice } from '../duplicates/known-invoice.tsx'
import { knownInvoiceOf, refusedUseOf } from '../duplicates/use-of-invoice.ts'
import type { InvoiceForm } from '../values.ts'
import { amountOf } from '../typed-text.ts'
import { otherWarningsOf } from './other-warnings.ts'

interface InvoiceWarningsProps {
  readonly fileId: string
  readonly form: InvoiceForm
  /** Confirms that it is another document than the one that is paid. */
  readonly tick: ReactNode
  /** What can be done with a draft of an invoice that is paid already. */
  readonly knownActions: ReactNode
}

/** What the reading of the invoice warned of, and payments like it, once more where it is paid. */
export function InvoiceWarnings({ fileId, form, tick, knownActions }: InvoiceWarningsProps) {
  const { formOne } = form
  const { data: file } = useQuery(invoiceFileQuery(fileId))
  return (
    <>
      <KnownInvoice file={file} form={form} tick={tick} actions={knownActions} />
      {otherWarningsOf(file).map(warning => (
        <Notice key={warning} tone="attention">
          {warning}
        </Notice>
      ))}
      {refusedUseOf(file, form) === undefined && (
        <DuplicateNotice
          knownId={knownInvoiceOf(file)?.invoice_id}
          amount={amountOf(formOne.amount)}
          number={formOne.invoice_number.trim()}
          supplierId={formOne.isNewSupplier ? null : formOne.supplierId}
          dueDate={formOne.due_date}
        />
      )}
    </>
  )
}
