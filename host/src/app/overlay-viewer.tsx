import { useEffect, useState } from 'react'
import { bus } from '@invoice-card/events'
import { LoadingOverlay } from '@invoice-card/ui/base'

/** Covers the document while host or a remote says that something must not be disturbed. */
export function OverlayViewer() {
  const [isLoading, setIsLoading] = useState(false)
  useEffect(() => bus.on('overlay', overlay => setIsLoading(overlay.isLoading)), [])
  return <LoadingOverlay isLoading={isLoading} />
}
