import { useState } from 'react'
import { messages } from './messages.ts'

/**
 * Prevents a form from being sent while one of its files is still uploading: the form goes away then, and the file with
 * it.
 */
export function useSendingGuard() {
  const [isSending, setIsSending] = useState(false)
  const [isRefused, setIsRefused] = useState(false)
  /** @returns whether the form has to wait; the field says so then */
  const mustWait = (): boolean => {
    setIsRefused(isSending)
    return isSending
  }
  return {
    isSending,
    mustWait,
    field: { onSendingChange: setIsSending, error: isSending && isRefused ? messages.sending : undefined },
  }
}
