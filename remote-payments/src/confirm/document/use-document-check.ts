import { invoiceFileQuery } from '@invoice-card/invoice-file'
import { useQuery } from '@tanstack/react-query'
import type { FlowFile } from '../../checkout/entry.ts'
import { dispatch, useApplication } from '../../checkout/store.ts'
import {
  comparedDocument,
  linkOfUse,
  readInvoiceOf,
  refusedUseOf,
} from '../../invoice-values/duplicates/use-of-invoice.ts'
import type { InvoiceForm } from '../../invoice-values/values.ts'
import { messages } from './messages.ts'

export const documentTickId = 'isDocumentConfirmed'

/**
 * Whether the user has confirmed that it is another document than the paid one that was read. With other values than
 * that one's the server accepts it: the same paper would be paid twice. Nothing is paid before.
 */
export function useDocumentCheck(form: InvoiceForm, { file_id }: FlowFile) {
  const { confirmedDocument } = useApplication()
  const { data: file } = useQuery(invoiceFileQuery(file_id))
  const use = readInvoiceOf(file, form)
  const id = use && linkOfUse(use).label
  // Of other values it is asked again.
  const current = comparedDocument(file, form)
  const isConfirmed = confirmedDocument === current
  return {
    label: id === undefined ? '' : messages.confirm(id),
    isConfirmed,
    /** It is the paid one: the application would be refused. */
    isPaid: refusedUseOf(file, form) !== undefined,
    setIsConfirmed: (isTicked: boolean) => dispatch({ type: 'documentConfirmed', compared: isTicked ? current : null }),
    /** Its tick, as long as nothing may be paid without it. */
    open: id === undefined || isConfirmed ? [] : [{ fieldId: documentTickId, message: messages.required(id) }],
  }
}
export type DocumentCheck = ReturnType<typeof useDocumentCheck>
