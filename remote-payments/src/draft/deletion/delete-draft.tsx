import { TextButton } from '@invoice-card/ui'
import { useState } from 'react'
import { DeleteDialog, type DraftToDelete } from './delete-dialog.tsx'
import { messages } from './messages.ts'
import { useDeletion } from './use-deletion.ts'

interface DeleteDraftProps {
  readonly draft: DraftToDelete
  /** Tells it from others of one supplier. */
  readonly label?: string
  readonly onDeleted: () => void
}

/** Deletes a draft once that is confirmed. */
export function DeleteDraft({ draft, label, onDeleted }: DeleteDraftProps) {
  const [isAsked, setIsAsked] = useState(false)
  const deletion = useDeletion(isAsked ? [draft.id] : [], () => setIsAsked(false), onDeleted)
  return (
    <>
      <TextButton icon="delete" size="sm" aria-label={label} onClick={() => setIsAsked(true)}>
        {messages.delete}
      </TextButton>
      <DeleteDialog
        drafts={isAsked ? [draft] : []}
        isBusy={deletion.isPending}
        failure={deletion.failure}
        onCancel={() => setIsAsked(false)}
        onConfirm={() => deletion.mutate([draft.id])}
      />
    </>
  )
}
