import { isRefusal } from '@invoice-card/api-client'
import type { InvoiceFile } from '@invoice-card/contracts'
import { failureText } from '@invoice-card/form'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { invoiceFileQuery } from '../invoice-file-query.ts'
import { checkFile } from './file-check.ts'
import { uploadNamed, uploadRefusals } from './messages.ts'
import { sendFile } from './send-file.ts'

/** State of an upload: `percent` of the bytes of the file that is being sent. */
export type Upload =
  | { readonly status: 'idle' }
  | { readonly status: 'sending'; readonly fileName: string; readonly percent: number }
  | { readonly status: 'checking'; readonly fileName: string }
  /** A line for each file that was not taken. `retry` sends the same file again, where that may go better. */
  | { readonly status: 'failed'; readonly message: string; readonly retry?: () => void }

/**
 * Sends files to the server, one after the other; `onAccepted` gets each once the server has looked into it and begun
 * to read.
 */
export function useUpload(onAccepted: (file: InvoiceFile) => void) {
  const [upload, setUpload] = useState<Upload>({ status: 'idle' })
  const queryClient = useQueryClient()
  const controller = useRef<AbortController>(null)
  useEffect(() => () => controller.current?.abort(), [])

  /**
   * Those that are refused are reported together at the end. Where the connection is lost it ends, and `retry` goes on
   * with what is left.
   */
  const startAll = async (files: readonly File[], refused: readonly string[] = []) => {
    controller.current?.abort()
    const { signal } = (controller.current = new AbortController())
    const problems = [...refused]
    for (const [position, file] of files.entries()) {
      const setShownProblems = (text: string) => problems.push(uploadNamed(file.name, text))
      const check = checkFile(file)
      if ('refusal' in check) {
        setShownProblems(uploadRefusals[check.refusal])
        continue
      }
      try {
        const accepted = await sendFile(
          file,
          check.contentType,
          step => setUpload({ ...step, fileName: file.name }),
          signal,
        )
        queryClient.setQueryData(invoiceFileQuery(accepted.file_id).queryKey, accepted)
        onAccepted(accepted)
      } catch (error) {
        if (signal.aborted) return
        const problemsBefore = [...problems]
        setShownProblems(failureText(error, uploadRefusals))
        if (!isRefusal(error))
          return setUpload({
            status: 'failed',
            message: problems.join('\n'),
            retry: () => void startAll(files.slice(position), problemsBefore),
          })
      }
    }
    setUpload(problems.length > 0 ? { status: 'failed', message: problems.join('\n') } : { status: 'idle' })
  }

  const cancel = () => {
    controller.current?.abort()
    setUpload({ status: 'idle' })
  }
  return { upload, start: (file: File) => startAll([file]), startAll, cancel }
}
