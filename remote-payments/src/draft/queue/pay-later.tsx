import { ButtonLink } from '@invoice-card/ui'
import { paths } from '../../paths.ts'
import { messages } from './messages.ts'
import { followingDraftId, useQueue } from './queue-state.ts'

/** Leaves an invoice of the queue among the drafts, and goes on with the next one. */
export function PayLater({ draftId, onLeave }: { draftId: number | null; onLeave?: () => void }) {
  const next = followingDraftId(useQueue(), draftId)
  if (next === null) return null
  return (
    <ButtonLink variant="secondary" to={paths.draft(next)} iconEnd="arrow_forward" onClick={onLeave}>
      {messages.later}
    </ButtonLink>
  )
}
