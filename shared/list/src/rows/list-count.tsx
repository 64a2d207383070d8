import { Text } from '@invoice-card/ui'
import { useEffect, useRef } from 'react'
import { listMessages as messages } from '../state/messages.ts'

/**
 * How many rows there are, which of them are shown, and whether the way here has dropped a selection. After a turn of
 * the page it takes the focus, which would stay at the pager behind the new rows.
 */
export function ListCount({
  total,
  page,
  pageSize,
  shown,
  isSelectionDropped,
}: {
  total: number
  page: number
  pageSize: number
  shown: number
  isSelectionDropped: boolean
}) {
  const text = useRef<HTMLParagraphElement>(null)
  const seen = useRef(page)
  useEffect(() => {
    if (seen.current === page) return
    seen.current = page
    text.current?.focus({ preventScroll: true })
  }, [page])
  const first = (page - 1) * pageSize + 1
  return (
    <Text ref={text} tabIndex={-1} size="sm" tone="muted" aria-live="polite">
      {messages.count(total, first, first + shown - 1)}
      {isSelectionDropped && ` ${messages.selectionDropped}`}
    </Text>
  )
}
