import { invoiceFileQuery } from '@invoice-card/invoice-file'
import { Notice } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { DuplicateNotice } from '../duplicates/duplicate-notice.tsx'
import { KnownInvoice } from '../duplicates/known-invoice.tsx'
import { knownInvoiceOf } from '../duplicates/use-of-invoice.ts'
import type { InvoiceForm } from '../values.ts'
import { amountOf } from '../typed-text.ts'
import { otherWarningsOf } from './other-warnings.ts'

/** What the reading of the invoice warned of, and payments like it, once more where it is paid. */
export function InvoiceWarnings({ fileId, form: { formOne } }: { fileId: string; form: InvoiceForm }) {
  const { data: file } = useQuery(invoiceFileQuery(fileId))
  return (
    <>
      {otherWarningsOf(file).map(warning => (
        <Notice key={warning} tone="attention">
          {warning}
        </Notice>
      ))}
      <KnownInvoice file={file} />
      <DuplicateNotice
        knownId={knownInvoiceOf(file)?.invoice_id}
        amount={amountOf(formOne.amount)}
        number={formOne.invoice_number.trim()}
        supplierId={formOne.isNewSupplier ? null : formOne.supplierId}
      />
    </>
  )
}
