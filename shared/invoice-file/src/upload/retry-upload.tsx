import { Box, Button } from '@invoice-card/ui'
import { useEffect, useRef } from 'react'
import { messages } from './messages.ts'
import type { Upload } from './use-upload.ts'

/** The button that sends a file again whose upload was lost; nothing where that would go no better. */
export const RetryUpload = ({ upload }: { upload: Upload }) =>
  upload.status === 'failed' && upload.retry ? <Retry onRetry={upload.retry} /> : null

/** It stands below a tall area, where nobody saw it. It takes a focus that was lost, or is still at the upload. */
function Retry({ onRetry }: { onRetry: () => void }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { activeElement, body } = document
    if (activeElement === body || place.current?.parentElement?.contains(activeElement))
      place.current?.querySelector('button')?.focus({ preventScroll: true })
    place.current?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  return (
    <Box ref={place} scrollMarginBottom="4">
      <Button variant="secondary" icon="refresh" onClick={onRetry}>
        {messages.retry}
      </Button>
    </Box>
  )
}
