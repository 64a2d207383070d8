import { isRefusal } from '@invoice-card/api-client'
import { failureText } from '@invoice-card/form'
import { useEffect, useRef, useState } from 'react'
import { notifyFailure } from './contact/notify-failure.ts'

interface DialogFailure {
  /** For `ConfirmDialog`: why the work failed. */
  readonly failure: string | undefined
  /** Shows why it failed, in the screen's own words for a refusal's code where there are any. */
  readonly explain: (error: unknown, texts?: Readonly<Record<string, string>>) => void
}

/**
 * How a dialog's confirmed work that failed is explained. A refusal says that the thing is no longer what the dialog
 * shows: the dialog closes, and the snackbar says why. After a lost connection or a failure of the server the dialog
 * stays and says so, and the work can be tried again. To a user who has closed it by then the snackbar says either.
 *
 * @example
 *   const { failure, explain } = useDialogFailure(isOpen, close)
 *   const { mutate, isPending } = useMutation({ mutationFn, onSuccess: close, onError: error => explain(error) })
 *   <ConfirmDialog isOpen={isOpen} isBusy={isPending} failure={failure} … />
 */
export function useDialogFailure(isOpen: boolean, close: () => void): DialogFailure {
  const [failure, setFailure] = useState<string>()
  const isShown = useRef(isOpen)
  useEffect(() => {
    isShown.current = isOpen
    if (!isOpen) setFailure(undefined)
    return () => void (isShown.current = false)
  }, [isOpen])
  return {
    failure,
    explain: (error, texts) => {
      if (isShown.current && !isRefusal(error)) return setFailure(failureText(error, texts))
      notifyFailure(error, texts)
      close()
    },
  }
}
