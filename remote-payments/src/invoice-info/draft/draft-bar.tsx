import { Box, formatDate, HStack, Stack, Text, TextButton } from '@invoice-card/ui'
import { useState } from 'react'
import { useApplication } from '../../checkout/store.ts'
import { PayLater } from '../../draft/queue/pay-later.tsx'
import { NextInvoice } from '../../draft/queue/next-invoice.tsx'
import { messages } from '../../form-rules/messages.ts'
import { ChangedNotice } from './changed-notice.tsx'
import type { DraftSaver, DraftSaving } from './use-draft-saving.ts'

const words = messages.draft

interface DraftBarProps {
  readonly saver: DraftSaver
  /** Its invoice is paid: it can be put off no more. */
  readonly isPaid: boolean
  readonly onSave: () => void
  /** The next invoice of the queue has its turn. */
  readonly onLeave: () => void
}

/** Saves the draft by hand and says how saving goes; then the next invoice of the queue may have its turn. */
export function DraftBar({ saver, isPaid, onSave, onLeave }: DraftBarProps) {
  const { saving } = saver
  const { draftId } = useApplication()
  const [isSavedByHand, setIsSavedByHand] = useState(false)
  const save = () => {
    setIsSavedByHand(true)
    onSave()
  }
  return (
    <Stack gap="4">
      {/* Otherwise the bar shows it, which a paid invoice has not. */}
      {isPaid && saving.status === 'changed' && <ChangedNotice saver={saver} />}
      <HStack justifyContent="space-between">
        <TextButton icon="save" onClick={save}>
          {words.save}
        </TextButton>
        <Text
          as="span"
          role="status"
          size="sm"
          tone={saving.status === 'failed' || saving.status === 'limit' ? 'danger' : 'muted'}
        >
          {textOf(saving)}
        </Text>
      </HStack>
      {!isSavedByHand && !isPaid && (
        <Box>
          <PayLater draftId={draftId} onLeave={onLeave} />
        </Box>
      )}
      {(isPaid || (isSavedByHand && saving.status === 'saved')) && <NextInvoice draftId={draftId} />}
    </Stack>
  )
}

function textOf(saving: DraftSaving): string {
  if (saving.status === 'saved') return words.saved(formatDate(saving.at, { withWeekday: false, withTime: true }))
  return {
    idle: '',
    changed: '',
    saving: words.saving,
    failed: words.failed,
    limit: words.limit,
    applied: words.applied,
  }[saving.status]
}
