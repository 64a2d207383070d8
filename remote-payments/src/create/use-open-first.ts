import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { isToPay, useQueue } from '../draft/queue/queue-state.ts'
import { paths } from '../paths.ts'

/**
 * Gives a function after which the first of the invoices that join the queue opens by itself, as a single one does:
 * once it is read and all of them are on the server. A file that was refused, or is paid already, is read of first:
 * nothing opens then.
 */
export function useOpenFirst(): (joined: readonly string[]) => void {
  const navigate = useNavigate()
  const [keys, setKeys] = useState<readonly string[]>([])
  const queue = useQueue()
  const joined = queue.filter(({ key }) => keys.includes(key))
  const isSent = joined.every(({ status }) => status === 'reading' || status === 'ready' || status === 'paid')
  const first = joined.find(({ status }) => status !== 'paid')
  const draftId = isSent && first && isToPay(first) ? first.draft_id : null
  useEffect(() => {
    if (draftId !== null) void navigate(paths.draft(draftId))
  }, [draftId, navigate])
  // Behind an older list they would stand below the fold.
  useEffect(() => {
    const lines = [...document.querySelectorAll<HTMLElement>('[data-queued]')]
    lines.find(line => line.dataset['queued'] === keys[0])?.scrollIntoView?.({ block: 'nearest' })
  }, [keys])
  return setKeys
}
