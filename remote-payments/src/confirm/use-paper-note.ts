import { invoiceFileQuery } from '@invoice-card/invoice-file'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Application } from '../checkout/entry.ts'
import { useEditedFields } from '../checkout/store.ts'
import { paperNote } from '../invoice-values/reading/paper-note.tsx'
import type { InvoiceForm } from '../invoice-values/values.ts'

/**
 * What the invoice says in place of a value that was entered, by the value's path. Ask once for a screen: two that ask
 * hear of an answer one after the other.
 */
export function usePaperNote(form: InvoiceForm, file: Application['invoiceFile']) {
  const editedFields = useEditedFields()
  const { data } = useQuery(invoiceFileQuery(file?.file_id ?? null))
  const readings = data?.ocr.fields ?? null
  return useMemo(() => (path: string) => paperNote(path, form, readings, editedFields), [form, readings, editedFields])
}

export type PaperNote = ReturnType<typeof usePaperNote>
