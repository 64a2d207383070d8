import { AppLink, Button, formatDate, HStack, Notice, Text } from '@invoice-card/ui'
import { paths } from '../paths.ts'
import { useDraft } from '../request-flow/store.ts'
import { messages } from './messages.ts'
import { SentNotice } from './sent-notice.tsx'
import { useDraftSaving } from './use-draft-saving.ts'

/** Saves the flow as a draft by itself and says how that stands. */
export function DraftBar() {
  const [saving, overwrite] = useDraftSaving()
  const draft = useDraft()
  if (saving.status === 'idle') return null
  if (saving.status === 'changed') {
    const { title, text, ...words } = messages.changed
    const actions = (
      <HStack>
        {draft !== null && <AppLink to={paths.draft(draft.id)}>{words.open}</AppLink>}
        <Button variant="secondary" size="sm" onClick={overwrite}>
          {words.overwrite}
        </Button>
      </HStack>
    )
    return (
      <Notice tone="attention" isLive title={title} actions={actions}>
        {text}
      </Notice>
    )
  }
  if (saving.status === 'saved')
    return (
      <Text tone="muted" size="sm" role="status">
        {messages.saved(formatDate(saving.at, { withWeekday: false, withTime: true }))}
      </Text>
    )
  if (saving.status === 'saving')
    return (
      <Text tone="muted" size="sm">
        {messages.saving}
      </Text>
    )
  if (saving.status === 'sent') return <SentNotice requestId={saving.requestId} />
  const toDrafts = saving.status === 'limit' && <AppLink to={paths.list('draft')}>{messages.deleteDrafts}</AppLink>
  return (
    <Notice tone="attention" isLive actions={toDrafts}>
      {messages[saving.status]}
    </Notice>
  )
}
