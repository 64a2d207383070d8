import { useEffect, useRef } from 'react'
import { readApplication } from '../checkout/store.ts'
import { fillWhenRead } from '../draft/queue/fill-draft.ts'

/**
 * Fills the draft of a file that is left while it is read, as if it had been waited for: lists show what was read.
 * @returns takes the file and what saves its draft.
 */
export function useFillWhenLeft(isBeingRead: boolean): (fileId: string, saved: Promise<unknown>) => void {
  const isLatestBeingRead = useRef(isBeingRead)
  const fill = useRef<() => Promise<void>>(async () => {})
  useEffect(() => {
    isLatestBeingRead.current = isBeingRead
  }, [isBeingRead])
  useEffect(
    () => () => {
      if (isLatestBeingRead.current) void fill.current()
    },
    [],
  )
  return (fileId, saved) => {
    const draft = saved.then(
      () => draftOf(fileId),
      () => null,
    )
    fill.current = async () => {
      const id = await draft
      if (id !== null) await fillWhenRead(id, fileId)
    }
  }
}

function draftOf(fileId: string): number | null {
  const { invoiceFile, draftId } = readApplication()
  return invoiceFile?.file_id === fileId ? draftId : null
}
