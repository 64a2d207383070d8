import type { InvoiceFile } from '@invoice-card/contracts'
import type { InvoiceContentType } from '@invoice-card/domain'
import { calls } from '../calls.ts'
import { uploadBytes } from './upload-bytes.ts'

/** Progress of one file: `percent` of its bytes, then the check by the server. */
export type SendingStep = { readonly status: 'sending'; readonly percent: number } | { readonly status: 'checking' }

/** Sends a file and answers it as the server has accepted it; reading it has then begun. */
export async function sendFile(
  file: File,
  contentType: InvoiceContentType,
  onStep: (step: SendingStep) => void,
  signal?: AbortSignal,
): Promise<InvoiceFile> {
  onStep({ status: 'sending', percent: 0 })
  const { file_id, upload_url } = await calls.invoiceFiles.createUploadUrl(
    { body: { file_name: file.name.slice(-255), content_type: contentType, size_bytes: file.size } },
    { signal },
  )
  const onProgress = (fraction: number) => onStep({ status: 'sending', percent: fraction * 100 })
  await uploadBytes(upload_url, new Blob([file], { type: contentType }), { onProgress, signal })
  onStep({ status: 'checking' })
  return calls.invoiceFiles.completeUpload({ body: { file_id } }, { signal })
}
