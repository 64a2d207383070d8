import { Button, HStack, Text } from '@invoice-card/ui'
import type { ReactNode } from 'react'
import { listMessages as words } from '../state/messages.ts'
import type { Selection } from '../state/use-selection.ts'

/** What can be done with the selected rows; nothing while none is. */
export function SelectionBar({ selection: { ids, clear }, children }: { selection: Selection; children: ReactNode }) {
  if (ids.length === 0) return null
  return (
    <HStack role="group" aria-label={words.selected(ids.length)} flexWrap="wrap" gap="3">
      <Text size="sm" role="status">
        {words.selected(ids.length)}
      </Text>
      {children}
      <Button variant="ghost" size="sm" onClick={clear}>
        {words.clearSelection}
      </Button>
    </HStack>
  )
}
