import type { InvoiceFile } from '@invoice-card/contracts'
import { queryOptions } from '@tanstack/react-query'
import { calls } from './calls.ts'

/** Whether the server is still reading the file. */
export const isBeingRead = (file: InvoiceFile | undefined): boolean => file?.ocr.status === 'waiting' || file?.ocr.status === 'reading'

/** A file with pages and readings; asked again while it is being read, and before its picture links expire. */
export const invoiceFileQuery = (fileId: string | null) => queryOptions({
  queryKey: ['invoiceFiles', fileId],
  queryFn: ({ signal }) => calls.invoiceFiles.getInvoiceFile({ params: { id: fileId ?? '' } }, { signal }),
  enabled: fileId !== null,
  refetchInterval: ({ state }) => (isBeingRead(state.data) ? 700 : false),
})
