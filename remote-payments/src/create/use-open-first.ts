import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { isToPay, useQueue } from '../draft/queue/queue-state.ts'
import { paths } from '../paths.ts'

/**
 * Gives a function after which the first invoice of the queue opens by itself, as a single one does: once it is read
 * and all files are on the server. A file that was refused, or is paid already, is read of first: nothing opens then.
 */
export function useOpenFirst(): () => void {
  const navigate = useNavigate()
  const [isWanted, setIsWanted] = useState(false)
  const queue = useQueue()
  const isSent = queue.every(({ status }) => status === 'reading' || status === 'ready' || status === 'paid')
  const first = queue.find(({ status }) => status !== 'paid')
  const draftId = isWanted && isSent && first && isToPay(first) ? first.draft_id : null
  useEffect(() => {
    if (draftId !== null) void navigate(paths.draft(draftId))
  }, [draftId, navigate])
  return () => setIsWanted(true)
}
