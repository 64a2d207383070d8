import { bus, notify } from '@invoice-card/events'
import { failureText } from '@invoice-card/form'
import { Button, ConfirmDialog, Dialog, Notice, Stack, Text, TextField } from '@invoice-card/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { calls } from '../../common/calls.ts'
import type { ActionDialogProps } from './dialog-props.ts'
import { messages } from './messages.ts'

const words = messages.link

/** Makes a new link, after saying that the earlier ones end, and shows it to be copied. */
export function LinkDialog({ request: { id }, onClose }: ActionDialogProps) {
  const queryClient = useQueryClient()
  const { data, mutate, isPending } = useMutation({
    mutationFn: () => calls.collections.createRequestLink({ params: { id } }),
    onError: error => {
      notify.error(failureText(error))
      bus.emit('statsChanged', {})
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['requestSellers'] }),
  })
  if (data) return <NewLink link={data.shared_link} onClose={onClose} />
  return (
    <ConfirmDialog
      isOpen
      title={words.title}
      confirmLabel={words.create}
      cancelLabel={messages.back}
      isBusy={isPending}
      onCancel={onClose}
      onConfirm={() => mutate(undefined, { onError: onClose })}
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

function NewLink({ link, onClose }: { link: string; onClose: () => void }) {
  const field = useRef<HTMLInputElement>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      notify.success(words.copied)
    } catch {
      // A browser that does not let a page write there, or has no clipboard outside of https.
      notify.error(words.notCopied)
      field.current?.select()
    }
  }
  return (
    <Dialog
      isOpen
      title={words.createdTitle}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {words.close}
          </Button>
          <Button icon="content_copy" onClick={() => void copy()}>
            {words.copy}
          </Button>
        </>
      }
    >
      <TextField
        ref={field}
        label={words.label}
        help={words.help}
        value={link}
        readOnly
        fieldWidth="full"
        onFocus={({ target }) => target.select()}
      />
    </Dialog>
  )
}
