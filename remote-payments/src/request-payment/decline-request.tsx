import { maxCommentLength } from '@invoice-card/contracts'
import { useIsShown } from '@invoice-card/form'
import { savedListUrl, useListSearch } from '@invoice-card/list'
import { useDialogFailure } from '@invoice-card/remote'
import { Box, Button, ConfirmDialog, Stack, Text, TextArea } from '@invoice-card/ui'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../paths.ts'
import { messages } from './messages.ts'
import { useDeclineComment } from './decline-comment.ts'
import { useDecline } from './use-decline.ts'

const words = messages.decline

/** Turns the request down, after saying what that means. */
export function DeclineRequest({ invoiceId }: { invoiceId: number }) {
  const navigate = useNavigate()
  const isShown = useIsShown()
  const listed = useListSearch()
  const [isOpen, setIsOpen] = useState(false)
  const { comment, setComment, clear } = useDeclineComment(invoiceId)
  const field = useRef<HTMLTextAreaElement>(null)
  const isTooLong = comment.length > maxCommentLength
  const { failure, explain } = useDialogFailure(isOpen ? invoiceId : null, () => setIsOpen(false))
  const { mutate, isPending } = useDecline(invoiceId, error => explain(error, { what: words.unknown }))
  const decline = () => {
    if (isTooLong) return field.current?.focus()
    mutate(comment.trim(), {
      onSuccess: () => {
        clear()
        if (isShown()) void navigate(savedListUrl(paths.list('waiting'), listed))
      },
    })
  }
  return (
    <>
      <Box marginInlineStart="-5">
        <Button variant="ghost" icon="cancel" onClick={() => setIsOpen(true)}>
          {words.open}
        </Button>
      </Box>
      <ConfirmDialog
        isOpen={isOpen}
        title={words.title}
        tone="danger"
        confirmLabel={words.yes}
        isBusy={isPending}
        failure={failure}
        onCancel={() => setIsOpen(false)}
        onConfirm={decline}
      >
        <Stack gap="4">
          <Text>{words.text}</Text>
          <TextArea
            ref={field}
            label={words.comment}
            required={false}
            help={words.commentHelp}
            value={comment}
            onChange={event => setComment(event.target.value)}
            error={isTooLong ? words.tooLong : undefined}
            fieldWidth="full"
          />
        </Stack>
      </ConfirmDialog>
    </>
  )
}
