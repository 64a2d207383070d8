import type { InvoiceFile } from '@invoice-card/contracts'
import { queryOptions } from '@tanstack/react-query'
import { calls } from './calls.ts'

/** Whether the server is still reading the file. */
export const isBeingRead = (file: Pick<InvoiceFile, 'ocr'> | undefined): boolean =>
  file?.ocr.status === 'waiting' || file?.ocr.status === 'reading'

const readingPollMs = 700
/** Picture links live for at least 15 minutes. */
const picturesRenewMs = 10 * 60_000

/** A file with pages and readings; asked again while it is being read, and before its picture links expire. */
export const invoiceFileQuery = (fileId: string | null) =>
  queryOptions({
    queryKey: ['invoiceFiles', fileId],
    queryFn: ({ signal }) => calls.invoiceFiles.getInvoiceFile({ params: { id: fileId ?? '' } }, { signal }),
    enabled: fileId !== null,
    refetchInterval: ({ state }) => (isBeingRead(state.data) ? readingPollMs : picturesRenewMs),
  })
