import { isRefusal } from '@invoice-card/api-client'
import type { InvoiceFile } from '@invoice-card/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { failureText } from '../failure-text.ts'
import { invoiceFileQuery } from '../invoice-file-query.ts'
import { checkFile } from './file-check.ts'
import { uploadRefusals } from './messages.ts'
import { sendFile } from './send-file.ts'

export type Upload =
  | { readonly status: 'idle' }
  | { readonly status: 'sending', readonly fileName: string, readonly percent: number }
  | { readonly status: 'checking', readonly fileName: string }
  /** `retry` sends the same file again, where that may go better. */
  | { readonly status: 'failed', readonly message: string, readonly retry?: () => void }

/** Sends a file to the server; `onAccepted` gets it once the server has looked into it and begun to read. */
export function useUpload(onAccepted: (file: InvoiceFile) => void) {
  const [upload, setUpload] = useState<Upload>({ status: 'idle' })
  const queryClient = useQueryClient()
  const controller = useRef<AbortController>(null)
  useEffect(() => () => controller.current?.abort(), [])

  const start = async (file: File) => {
    const check = checkFile(file)
    if ('refusal' in check) return setUpload({ status: 'failed', message: uploadRefusals[check.refusal] })
    controller.current?.abort()
    const { signal } = controller.current = new AbortController()
    try {
      const accepted = await sendFile(file, check.contentType, step => setUpload({ ...step, fileName: file.name }), signal)
      queryClient.setQueryData(invoiceFileQuery(accepted.file_id).queryKey, accepted)
      setUpload({ status: 'idle' })
      onAccepted(accepted)
    }
    catch (error) {
      if (!signal.aborted) setUpload({ status: 'failed', message: failureText(error, uploadRefusals), ...(isRefusal(error) ? {} : { retry: () => void start(file) }) })
    }
  }

  const cancel = () => {
    controller.current?.abort()
    setUpload({ status: 'idle' })
  }
  return { upload, start, cancel }
}
