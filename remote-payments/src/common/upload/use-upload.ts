import { uploadBytes } from '@invoice-card/api-client'
import type { InvoiceFile } from '@invoice-card/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { calls } from '../calls.ts'
import { failureText } from '../failure-text.ts'
import { invoiceFileQuery } from '../invoice-file-query.ts'
import { checkFile } from './file-check.ts'
import { uploadRefusals } from './messages.ts'

export type Upload =
  | { readonly status: 'idle' }
  | { readonly status: 'sending', readonly fileName: string, readonly percent: number }
  | { readonly status: 'checking', readonly fileName: string }
  | { readonly status: 'failed', readonly message: string }

/** Sends a file to the server; `onAccepted` gets it once the server has looked into it and begun to read. */
export function useUpload(onAccepted: (file: InvoiceFile) => void) {
  const [upload, setUpload] = useState<Upload>({ status: 'idle' })
  const queryClient = useQueryClient()
  const controller = useRef<AbortController>(null)
  useEffect(() => () => controller.current?.abort(), [])

  const send = async (file: File, contentType: InvoiceFile['content_type'], signal: AbortSignal): Promise<InvoiceFile> => {
    const { file_id, upload_url } = await calls.invoiceFiles.createUploadUrl({ body: { file_name: file.name.slice(-255), content_type: contentType, size_bytes: file.size } }, { signal })
    const onProgress = (fraction: number) => setUpload({ status: 'sending', fileName: file.name, percent: fraction * 100 })
    await uploadBytes(upload_url, new Blob([file], { type: contentType }), { onProgress, signal })
    setUpload({ status: 'checking', fileName: file.name })
    return calls.invoiceFiles.completeUpload({ body: { file_id } }, { signal })
  }

  const start = async (file: File) => {
    const check = checkFile(file)
    if ('refusal' in check) return setUpload({ status: 'failed', message: uploadRefusals[check.refusal] })
    controller.current?.abort()
    const { signal } = controller.current = new AbortController()
    setUpload({ status: 'sending', fileName: file.name, percent: 0 })
    try {
      const accepted = await send(file, check.contentType, signal)
      queryClient.setQueryData(invoiceFileQuery(accepted.file_id).queryKey, accepted)
      setUpload({ status: 'idle' })
      onAccepted(accepted)
    }
    catch (error) {
      if (!signal.aborted) setUpload({ status: 'failed', message: failureText(error, uploadRefusals) })
    }
  }

  const cancel = () => {
    controller.current?.abort()
    setUpload({ status: 'idle' })
  }
  return { upload, start, cancel }
}
