import { AppLink, Button, HStack, Notice } from '@invoice-card/ui'
import { paths } from '../paths.ts'
import type { DraftFailure } from './draft-failure.ts'
import { messages } from './messages.ts'
import { SentNotice } from './sent-notice.tsx'

const { changed, off: words } = messages

interface UnsavedWhileOffProps {
  readonly failure: DraftFailure
  readonly save: (isOverwriting?: boolean) => void
}

/** Why what was typed could not be saved while new requests are off, and what to do about it. */
export function UnsavedWhileOff({ failure, save }: UnsavedWhileOffProps) {
  if (failure.status === 'sent') return <SentNotice requestId={failure.requestId} />
  if (failure.status === 'changed') {
    const overwrite = (
      <Button variant="secondary" size="sm" onClick={() => save(true)}>
        {changed.overwrite}
      </Button>
    )
    return (
      <Notice tone="attention" isLive title={changed.title} actions={overwrite}>
        {words.changed}
      </Notice>
    )
  }
  const actions = (
    <HStack gap="4">
      <Button variant="secondary" size="sm" onClick={() => save()}>
        {words.retry}
      </Button>
      {failure.status === 'limit' && <AppLink to={paths.list('draft')}>{messages.deleteDrafts}</AppLink>}
    </HStack>
  )
  return (
    <Notice tone="danger" isLive actions={actions}>
      {words[failure.status]}
    </Notice>
  )
}
