import { Box, Button, HStack, Notice } from '@invoice-card/ui'
import { useNavigate } from 'react-router-dom'
import { dispatch, useApplication } from '../../checkout/store.ts'
import { messages } from '../../form-rules/messages.ts'
import { paths } from '../../paths.ts'
import type { DraftSaver } from './use-draft-saving.ts'

const { title, text, open, overwrite } = messages.draft.changed

const id = 'draft-changed'

/** Leads to the choice that has to be made first. */
export const focusChangedNotice = (): void => document.getElementById(id)?.focus()

interface ChangedNoticeProps {
  readonly saver: Pick<DraftSaver, 'overwrite' | 'discard'>
}

/** Says that the draft was changed elsewhere, and lets the user choose which of the two stays. */
export function ChangedNotice({ saver }: ChangedNoticeProps) {
  const navigate = useNavigate()
  const { draftId, invoiceFile } = useApplication()
  const openSaved = () => {
    saver.discard()
    if (invoiceFile) dispatch({ type: 'inputDiscarded', fileId: invoiceFile.file_id })
    if (draftId !== null) void navigate(paths.draft(draftId))
  }
  return (
    <Box id={id} tabIndex={-1} role="group" aria-label={title}>
      <Notice
        tone="attention"
        isLive
        title={title}
        actions={
          <HStack gap="4">
            <Button variant="secondary" size="sm" onClick={openSaved}>
              {open}
            </Button>
            <Button variant="secondary" size="sm" onClick={saver.overwrite}>
              {overwrite}
            </Button>
          </HStack>
        }
      >
        {text}
      </Notice>
    </Box>
  )
}
