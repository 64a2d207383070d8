import { bus } from '@invoice-card/events'
import { Box, Button, focusHome, Notice } from '@invoice-card/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFailedParts } from './failed-parts.ts'
import { topPageMessages as messages } from './messages.ts'

/** Said once, with one button, where several parts of the page could not be loaded. */
export function PageFailure() {
  const client = useQueryClient()
  const [isRetrying, setIsRetrying] = useState(false)
  const isFailed = useFailedParts() > 1
  const retry = async () => {
    setIsRetrying(true)
    // The counts above are no query.
    bus.emit('statsChanged', {})
    await client.refetchQueries({ type: 'active' })
    setIsRetrying(false)
  }
  return (
    <Box display="contents" {...focusHome('h1')}>
      {(isFailed || isRetrying) && (
        <Notice
          tone="attention"
          isLive
          title={messages.pageFailed}
          actions={
            <Button variant="secondary" size="sm" icon="refresh" isLoading={isRetrying} onClick={() => void retry()}>
              {messages.retry}
            </Button>
          }
        >
          {messages.pageFailedText}
        </Notice>
      )}
    </Box>
  )
}
