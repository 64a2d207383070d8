import type { InvoiceFile } from '@invoice-card/contracts'
import { isBeingRead } from '@invoice-card/invoice-file'
import { useEffect, useState } from 'react'
import { readApplication } from '../../checkout/store.ts'

/**
 * Whether the user has seen the reading run beside the form, as only one who does not wait for it does: the fields stay
 * where they are. A form in which nobody has begun to type becomes that of one who has waited.
 */
export function useIsWatched(file: InvoiceFile | undefined): boolean {
  const isInProgress = isBeingRead(file)
  const isRead = file?.ocr.status === 'done'
  const [wasSeenRunning, setWasSeenRunning] = useState(false)
  useEffect(() => {
    if (isInProgress) setWasSeenRunning(true)
    else if (isRead && isUntouched()) setWasSeenRunning(false)
  }, [isInProgress, isRead])
  return isInProgress || wasSeenRunning
}

const isUntouched = (): boolean =>
  readApplication().editedFields.length === 0 && !document.activeElement?.closest('form')
