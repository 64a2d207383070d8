import { notify } from '@invoice-card/events'
import { failureText } from '@invoice-card/form'
import { download } from '@invoice-card/list'
import { calls } from '../calls.ts'
import { messages } from './messages.ts'

/** Downloads a file as it was sent; a failure is shown. */
export const saveOriginal = (fileId: string): Promise<void> =>
  calls.invoiceFiles
    .getFileDownloadUrl({ params: { id: fileId } })
    .then(download, (failure: unknown) => notify.error(failureText(failure), { title: messages.notSaved }))
