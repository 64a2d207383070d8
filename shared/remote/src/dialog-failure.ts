import { isRefusal } from '@invoice-card/api-client'
import { failureText } from '@invoice-card/form'
import { useEffect, useRef, useState } from 'react'
import { notifyFailure } from './contact/notify-failure.ts'

interface Explanation {
  /** What is not known to be done, for a user who has closed the dialog by then. */
  readonly what: string
  /** The screen's own words for a refusal's code. */
  readonly texts?: Readonly<Record<string, string>>
  /** What the work was confirmed for: another dialog may be open by now. */
  readonly about?: number | string
  /** The open dialog shows this refusal itself: only to a user who has closed it the snackbar says it. */
  readonly isShown?: boolean
}

interface DialogFailure {
  /** For `ConfirmDialog`: why the work failed. */
  readonly failure: string | undefined
  /** Shows why it failed. After what is read again: where that takes the dialog away, the snackbar says it. */
  readonly explain: (error: unknown, explanation: Explanation) => void
}

/**
 * How a dialog's confirmed work that failed is explained. A refusal says that the thing is no longer what the dialog
 * shows: the dialog closes, and the snackbar says why. After a lost connection or a failure of the server the dialog
 * stays and says so, and the work can be tried again. To a user who has closed it by then the snackbar says either.
 *
 * @param asked what the open dialog asks about; null while it is closed
 * @example
 *   const { failure, explain } = useDialogFailure(draft?.id ?? null, close)
 *   const { mutate, isPending } = useMutation({
 *     mutationFn,
 *     onSuccess: close,
 *     onSettled: async (_, error, id) => {
 *       await queryClient.invalidateQueries(…)
 *       if (error) explain(error, { what: messages.unknown, about: id })
 *     },
 *   })
 *   <ConfirmDialog isOpen={draft !== null} isBusy={isPending} failure={failure} … />
 */
export function useDialogFailure(asked: number | string | null, close: () => void): DialogFailure {
  const [failure, setFailure] = useState<string>()
  const shown = useRef(asked)
  useEffect(() => {
    shown.current = asked
    setFailure(undefined)
    return () => void (shown.current = null)
  }, [asked])
  return {
    failure,
    explain: (error, { what, texts, about, isShown = false }) => {
      const isOpen = shown.current !== null && (about === undefined || about === shown.current)
      if (isOpen && isShown) return
      if (isOpen && !isRefusal(error)) return setFailure(failureText(error, texts))
      notifyFailure(error, what, texts)
      if (isOpen) close()
    },
  }
}
