import { notify } from '@invoice-card/events'
import { ButtonLink } from '@invoice-card/ui'
import { paths } from '../../paths.ts'
import { messages } from './messages.ts'
import { draftIdAfter, followingDraftId, isToPay, useQueue } from './queue-state.ts'

/**
 * Leaves an invoice of the queue among the drafts, and goes on with the next one. After the last one it ends at the
 * drafts: from the first again it would go round for ever.
 */
export function PayLater({ draftId, onLeave }: { draftId: number | null; onLeave?: () => void }) {
  const queue = useQueue()
  if (draftId === null || followingDraftId(queue, draftId) === null) return null
  const next = draftIdAfter(queue, draftId)
  const leave = () => {
    onLeave?.()
    if (next !== null) return
    const drafts = queue.filter(isToPay).flatMap(({ draft_id }) => draft_id ?? [])
    notify.success(messages.putOff, { link: { to: paths.several({ drafts }), label: messages.payTogether } })
  }
  return (
    <ButtonLink
      variant="secondary"
      to={next === null ? paths.list('draft') : paths.draft(next)}
      iconEnd="arrow_forward"
      onClick={leave}
    >
      {messages.later}
    </ButtonLink>
  )
}
