import { formatDate, HStack, Text, TextButton } from '@invoice-card/ui'
import { messages } from './messages.ts'
import type { DraftSaving } from './use-draft-saving.ts'

const words = messages.draft

/** Saves the draft by hand and says how saving goes. */
export function DraftBar({ saving, onSave }: { saving: DraftSaving, onSave: () => void }) {
  return (
    <HStack justifyContent="space-between">
      <TextButton icon="save" onClick={onSave}>{words.save}</TextButton>
      <Text as="span" role="status" size="sm" tone={saving.status === 'failed' || saving.status === 'limit' ? 'danger' : 'muted'}>{textOf(saving)}</Text>
    </HStack>
  )
}

function textOf(saving: DraftSaving): string {
  if (saving.status === 'saved') return words.saved(formatDate(saving.at, { withWeekday: false, withTime: true }))
  return { idle: '', saving: words.saving, failed: words.failed, limit: words.limit }[saving.status]
}
