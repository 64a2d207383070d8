import { notify } from '@invoice-card/events'
import { ButtonLink } from '@invoice-card/ui'
import { paths } from '../../paths.ts'
import { messages } from './messages.ts'
import { endRound, followingDraftId, isToPay, nextDraftId, putOff, useQueue } from './queue-state.ts'

/**
 * Leaves an invoice of the queue among the drafts, and goes on with the next one that was not put off. After the last
 * one the round ends at the drafts.
 */
export function PayLater({ draftId, onLeave }: { draftId: number | null; onLeave?: () => void }) {
  const queue = useQueue()
  const isQueued = queue.some(({ draft_id }) => draft_id === draftId)
  if (draftId === null || !isQueued || nextDraftId(queue, draftId) === null) return null
  const following = followingDraftId(queue, draftId)
  const leave = () => {
    onLeave?.()
    if (following !== null) return putOff(draftId)
    endRound()
    const drafts = queue.filter(isToPay).flatMap(({ draft_id }) => draft_id ?? [])
    notify.success(messages.putOff, { link: { to: paths.several({ drafts }), label: messages.payTogether } })
  }
  return (
    <ButtonLink
      variant="secondary"
      to={following === null ? paths.list('draft') : paths.draft(following)}
      iconEnd="arrow_forward"
      onClick={leave}
    >
      {messages.later}
    </ButtonLink>
  )
}
