import { useDialogFailure } from '@invoice-card/remote'
import { ConfirmDialog, Stack, Text } from '@invoice-card/ui'
import { calls } from '../../calls.ts'
import { useRequestChange } from '../../request/request-query.ts'
import type { ActionDialogProps } from './dialog-props.ts'
import { messages } from './messages.ts'

const words = messages.mail

/** Mails the request, once more or for the first time. */
export function MailDialog({ request: { id, is_mailed, buyer_email_address }, onClose }: ActionDialogProps) {
  const { failure, explain } = useDialogFailure(id, onClose)
  const { mutate, isPending } = useRequestChange(() => calls.collections.sendRequestMail({ params: { id } }), {
    done: words.done,
    explain: error => explain(error, { what: words.unknown }),
  })
  const kind = is_mailed ? 'again' : 'first'
  return (
    <ConfirmDialog
      isOpen
      title={words.title[kind]}
      confirmLabel={words.send}
      isBusy={isPending}
      failure={failure}
      onCancel={onClose}
      onConfirm={() => mutate(undefined, { onSuccess: onClose })}
    >
      <Stack gap="3">
        <Text overflowWrap="anywhere">{words.to(buyer_email_address)}</Text>
        <Text>{words[kind]}</Text>
      </Stack>
    </ConfirmDialog>
  )
}
