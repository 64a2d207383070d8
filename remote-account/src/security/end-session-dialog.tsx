import { isRefusal } from '@invoice-card/api-client'
import type { SignedInDevice } from '@invoice-card/contracts'
import { notify } from '@invoice-card/events'
import { useDialogFailure } from '@invoice-card/remote'
import { ConfirmDialog, formatDate, Stack, Text } from '@invoice-card/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { securityCalls } from '../common/calls.ts'
import { securitySettingsQuery } from '../common/security-settings.ts'
import { messages } from './messages.ts'

const words = messages.endDialog

/** Asks before one device, or all others, are signed out; says what is lost there. */
export function EndSessionDialog({ ending, onClose }: { ending: SignedInDevice | 'others'; onClose: () => void }) {
  const client = useQueryClient()
  const { failure, explain } = useDialogFailure(ending === 'others' ? ending : ending.session_id, onClose)
  const { mutate, isPending } = useMutation({
    mutationFn: () => endSession(ending),
    onSuccess: text => {
      notify.success(text)
      onClose()
    },
    onSettled: async (_, error) => {
      await client.invalidateQueries({ queryKey: securitySettingsQuery.queryKey })
      if (error) explain(error, { what: words.unknown })
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
      failure={failure}
      onConfirm={() => mutate()}
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

/** Ends a session, or all others; resolves with a text for the user. */
async function endSession(ending: SignedInDevice | 'others'): Promise<string> {
  if (ending === 'others') return messages.endedOthers((await securityCalls.endOtherSessions()).ended_count)
  try {
    await securityCalls.endSession({ params: { sessionId: ending.session_id } })
  } catch (error) {
    // It signed out by itself meanwhile, or by a call whose answer was lost: it is what was wanted.
    if (!isRefusal(error, 'session_not_found')) throw error
  }
  return messages.ended(ending.device)
}
