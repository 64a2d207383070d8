import { bus } from '@invoice-card/events'
import { useDialogFailure } from '@invoice-card/remote'
import { Button, ConfirmDialog, Dialog, Notice, Stack, Text } from '@invoice-card/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { calls } from '../../calls.ts'
import { SharedLink } from '../../request/shared-link/shared-link.tsx'
import type { ActionDialogProps } from './dialog-props.ts'
import { messages } from './messages.ts'

const words = messages.link

/** Makes a new link, after saying that the earlier ones end, and shows it to be handed over. */
export function LinkDialog({ request, onClose }: ActionDialogProps) {
  const queryClient = useQueryClient()
  const { failure, explain } = useDialogFailure(request.id, onClose)
  const linked = { buyerName: request.buyer_name, amountYen: request.amount, expiresAt: request.expires_at }
  const { data, mutate, isPending } = useMutation({
    mutationFn: () => calls.collections.createRequestLink({ params: { id: request.id } }),
    onError: () => bus.emit('statsChanged', {}),
    onSettled: async (_, error) => {
      await queryClient.invalidateQueries({ queryKey: ['requestSellers'] })
      if (error) explain(error, { what: words.unknown })
    },
  })
  if (data)
    return (
      <Dialog
        isOpen
        size="lg"
        title={words.createdTitle}
        onClose={onClose}
        actions={
          <Button variant="secondary" onClick={onClose}>
            {words.close}
          </Button>
        }
      >
        <Stack gap="4">
          <Text>{words.help}</Text>
          <SharedLink link={data.shared_link} request={linked} isAllThereIs />
        </Stack>
      </Dialog>
    )
  return (
    <ConfirmDialog
      isOpen
      title={words.title}
      confirmLabel={words.create}
      isBusy={isPending}
      failure={failure}
      onCancel={onClose}
      onConfirm={() => mutate()}
    >
      <Stack gap="3">
        <Notice tone="attention">
          <p>{words.warning}</p>
        </Notice>
        <Text>{words.use}</Text>
      </Stack>
    </ConfirmDialog>
  )
}
