import type { ExternalIntegration } from '@invoice-card/contracts'
import { isRefusal } from '@invoice-card/api-client'
import { notify } from '@invoice-card/events'
import { Box, ConfirmDialog, Stack, Text } from '@invoice-card/ui'
import { failureText } from '@invoice-card/form'
import { messages } from './messages.ts'
import { ScopeList } from './program-card.tsx'
import { useEndProgram } from '../common/programs.ts'

const words = messages.confirm

/** Asks before a program loses its access: what it can do no more, what stays, and the link back. */
export function EndDialog({
  program: { client_id, client_name, scopes },
  onClose,
}: {
  program: ExternalIntegration
  onClose: () => void
}) {
  const { mutate, isPending, error } = useEndProgram()
  const end = () =>
    mutate(client_id, {
      onSuccess: () => {
        notify.success(messages.ended(client_name))
        onClose()
      },
      // Ended in another tab, or by the program itself: that is what was asked for.
      onError: reason => {
        if (isRefusal(reason, 'external_integration_not_found')) {
          notify.info(reason.message)
          onClose()
        }
      },
    })
  return (
    <ConfirmDialog
      isOpen
      title={words.title(client_name)}
      tone="danger"
      confirmLabel={words.submit}
      isBusy={isPending}
      failure={error ? failureText(error) : undefined}
      onConfirm={end}
      onCancel={onClose}
    >
      <Stack gap="3">
        <Text>{words.stops(client_name)}</Text>
        <Box paddingInlineStart="4">
          <ScopeList scopes={scopes} />
        </Box>
        <Text>
          {words.stays}
          {words.again(client_name)}
        </Text>
      </Stack>
    </ConfirmDialog>
  )
}
