import { notify } from '@invoice-card/events'
import { Box, Button, ConfirmDialog, Stack, Text, TextArea } from '@invoice-card/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { failureText } from '../common/failure-text.ts'
import { paths } from '../paths.ts'
import { messages } from './messages.ts'
import { useDecline } from './use-decline.ts'

const words = messages.decline
const maxComment = 1000

/** Turns the request down, after saying what that means. */
export function DeclineRequest({ invoiceId }: { invoiceId: number }) {
  const navigate = useNavigate()
  const [isOpen, setIsOpen] = useState(false)
  const [comment, setComment] = useState('')
  const isTooLong = comment.length > maxComment
  const { mutate, isPending } = useDecline(invoiceId)
  const decline = () => {
    if (isTooLong) return
    mutate(comment.trim(), {
      onSuccess: () => {
        notify.success(words.done)
        void navigate(paths.list('waiting'))
      },
      onError: (error) => {
        setIsOpen(false)
        notify.error(failureText(error))
      },
    })
  }
  return (
    <>
      <Box><Button variant="ghost" icon="cancel" onClick={() => setIsOpen(true)}>{words.open}</Button></Box>
      <ConfirmDialog isOpen={isOpen} title={words.title} tone="danger" confirmLabel={words.yes} cancelLabel={words.no} isBusy={isPending} onCancel={() => setIsOpen(false)} onConfirm={decline}>
        <Stack gap="4">
          <Text>{words.text}</Text>
          <TextArea label={words.comment} required={false} help={words.commentHelp} value={comment} onChange={event => setComment(event.target.value)} error={isTooLong ? words.tooLong : undefined} fieldWidth="full" />
        </Stack>
      </ConfirmDialog>
    </>
  )
}
