import { isRefusal } from '@invoice-card/api-client'
import type { SignedInDevice } from '@invoice-card/contracts'
import { notify } from '@invoice-card/events'
import { ConfirmDialog, formatDate, Stack, Text } from '@invoice-card/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { failureText } from '@invoice-card/form'
import { securityCalls } from '../common/calls.ts'
import { securitySettingsQuery } from '../common/security-settings.ts'
import { messages } from './messages.ts'

const words = messages.endDialog

/** Asks before one device, or all others, are signed out; says what is lost there. */
export function EndSessionDialog({ ending, onClose }: { ending: SignedInDevice | 'others'; onClose: () => void }) {
  const { mutate, isPending, error } = useEndSession()
  const end = () =>
    mutate(ending, {
      onSuccess: text => {
        notify.success(text)
        onClose()
      },
      // It signed out by itself meanwhile: that is what was asked for.
      onError: reason => {
        if (isRefusal(reason, 'session_not_found')) {
          notify.info(reason.message)
          onClose()
        }
      },
    })
  const isAll = ending === 'others'
  return (
    <ConfirmDialog
      isOpen
      title={isAll ? words.othersTitle : words.title(ending.device)}
      tone="danger"
      confirmLabel={words.submit}
      isBusy={isPending}
      failure={error ? failureText(error) : undefined}
      onConfirm={end}
      onCancel={onClose}
    >
      <Stack gap="3">
        <Text>
          {isAll ? words.othersText : words.since(formatDate(ending.signed_in_at, { withTime: true })) + words.text}
        </Text>
        <Text>{words.thief}</Text>
      </Stack>
    </ConfirmDialog>
  )
}

/**
 * Ends a session, or all others; resolves with a text for the user. The list is loaded again, whatever became of it.
 */
function useEndSession() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (ending: SignedInDevice | 'others') => {
      if (ending === 'others') return messages.endedOthers((await securityCalls.endOtherSessions()).ended_count)
      await securityCalls.endSession({ params: { sessionId: ending.session_id } })
      return messages.ended(ending.device)
    },
    onSettled: () => client.invalidateQueries({ queryKey: securitySettingsQuery.queryKey }),
  })
}
