import { invoiceFileQuery, isBeingRead } from '@invoice-card/invoice-file'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Application } from '../../checkout/entry.ts'

/**
 * Whether the form of a draft waits for the reading of its file, as after an upload, and for how much of it. A draft
 * that somebody has typed into waits for nothing, and none does where the reading cannot be asked for.
 */
export function useAwaitedReading(application: Application | undefined) {
  const [isWanted, setIsWanted] = useState(true)
  const { invoiceFile = null, readFileId = null, editedFields = [] } = application ?? {}
  const fileId = invoiceFile?.file_id ?? null
  const isAwaited = isWanted && fileId !== null && readFileId !== fileId && editedFields.length === 0
  const { data: file, error } = useQuery({ ...invoiceFileQuery(fileId), enabled: isAwaited })
  return {
    isAwaited: isAwaited && error === null && (file === undefined || isBeingRead(file)),
    fileBeingRead: isAwaited && isBeingRead(file) ? file : undefined,
    proceed: () => setIsWanted(false),
  }
}
