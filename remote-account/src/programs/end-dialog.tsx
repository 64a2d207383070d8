import type { ExternalIntegration } from '@invoice-card/contracts'
import { notify } from '@invoice-card/events'
import { useDialogFailure } from '@invoice-card/remote'
import { Box, ConfirmDialog, Stack, Text } from '@invoice-card/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { endProgram, programsQuery } from '../common/programs.ts'
import { messages } from './messages.ts'
import { ScopeList } from './program-card.tsx'

const words = messages.confirm

/** Asks before a program loses its access: what it can do no more, what stays, and the link back. */
export function EndDialog({
  program: { client_id, client_name, scopes },
  onClose,
}: {
  program: ExternalIntegration
  onClose: () => void
}) {
  const client = useQueryClient()
  const { failure, explain } = useDialogFailure(client_id, onClose)
  const { mutate, isPending } = useMutation({
    mutationFn: () => endProgram(client_id),
    onSuccess: () => {
      notify.success(messages.ended(client_name))
      onClose()
    },
    onSettled: async (_, error) => {
      await client.invalidateQueries({ queryKey: programsQuery.queryKey })
      if (error) explain(error, { what: words.unknown(client_name) })
    },
  })
  return (
    <ConfirmDialog
      isOpen
      title={words.title(client_name)}
      tone="danger"
      confirmLabel={words.submit}
      isBusy={isPending}
      failure={failure}
      onConfirm={() => mutate()}
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
