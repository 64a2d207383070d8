import type { InvoiceFile } from '@invoice-card/contracts'
import { isBeingRead } from '@invoice-card/invoice-file'
import { useEffect, useState } from 'react'

/** Whether the user has seen the reading run beside the form, as only one who does not wait for it does. */
export function useIsWatched(file: InvoiceFile | undefined): boolean {
  const isInProgress = isBeingRead(file)
  const [wasSeenRunning, setWasSeenRunning] = useState(false)
  useEffect(() => {
    if (isInProgress) setWasSeenRunning(true)
  }, [isInProgress])
  return isInProgress || wasSeenRunning
}
