import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { isToPay, useQueue } from '../draft/queue/queue-state.ts'
import { paths } from '../paths.ts'

/**
 * Gives a function after which the first of the invoices that join the queue opens by itself, as a single one does:
 * once it is read and all of them are on the server. A file that was refused, or is paid already, is read of first:
 * nothing opens then.
 */
export function useOpenFirst(): (queued: readonly string[]) => void {
  const navigate = useNavigate()
  // What was in the queue before is not what the user has just chosen.
  const [before, setBefore] = useState<readonly string[] | null>(null)
  const queue = useQueue()
  const joined = before === null ? [] : queue.filter(({ key }) => !before.includes(key))
  const isSent = joined.every(({ status }) => status === 'reading' || status === 'ready' || status === 'paid')
  const first = joined.find(({ status }) => status !== 'paid')
  const draftId = isSent && first && isToPay(first) ? first.draft_id : null
  useEffect(() => {
    if (draftId !== null) void navigate(paths.draft(draftId))
  }, [draftId, navigate])
  return setBefore
}
