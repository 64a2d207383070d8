import { bus } from '@invoice-card/events'
import { Suspense, useEffect, useState } from 'react'
import { laterPart } from '../error/later-part.tsx'

// Only remotes ask for it, and they have the component kit by then.
const LoadingOverlay = laterPart(() => import('@invoice-card/ui/core').then(({ LoadingOverlay }) => LoadingOverlay))

/** Covers the document while host or a remote says that something must not be disturbed. */
export function OverlayViewer() {
  const [isLoading, setIsLoading] = useState(false)
  useEffect(() => bus.on('overlay', overlay => setIsLoading(overlay.isLoading)), [])
  if (!isLoading) return null
  return (
    <Suspense>
      <LoadingOverlay isLoading />
    </Suspense>
  )
}
