import { ButtonLink, Notice } from '@invoice-card/ui'
import { paths } from '../../paths.ts'
import { messages } from './messages.ts'
import { isToPay, nextDraftId, useQueue } from './queue-state.ts'

/** Leads from one draft of the queue to the next. */
export function NextInvoice({ draftId }: { draftId: number | null }) {
  const queue = useQueue()
  const next = nextDraftId(queue, draftId)
  if (next === null) return null
  const left = queue.filter(invoice => isToPay(invoice) && invoice.draft_id !== draftId).length
  return (
    <Notice
      title={messages.left(left)}
      actions={
        <ButtonLink to={paths.draft(next)} iconEnd="arrow_forward">
          {messages.next}
        </ButtonLink>
      }
    />
  )
}
