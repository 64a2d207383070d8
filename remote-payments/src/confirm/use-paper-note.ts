import { invoiceFileQuery } from '@invoice-card/invoice-file'
import { useQuery } from '@tanstack/react-query'
import type { Application } from '../checkout/entry.ts'
import { useApplication } from '../checkout/store.ts'
import { paperNote } from '../invoice-values/reading/paper-note.tsx'
import type { InvoiceForm } from '../invoice-values/values.ts'

/** What the invoice says in place of a value that was entered, by the value's path. */
export function usePaperNote(form: InvoiceForm, file: Application['invoiceFile']) {
  const { editedFields } = useApplication()
  const { data } = useQuery(invoiceFileQuery(file?.file_id ?? null))
  return (path: string) => paperNote(path, form, data?.ocr.fields ?? null, editedFields)
}
