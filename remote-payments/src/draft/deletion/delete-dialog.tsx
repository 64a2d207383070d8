import type { DraftSummary } from '@invoice-card/contracts'
import { ConfirmDialog, DateText, DescriptionList, DescriptionRow, Money, Stack, Text } from '@invoice-card/ui'
import { DialogLines } from '../../listing/dialog-lines.tsx'
import { draftName } from './draft-name.ts'
import { messages } from './messages.ts'

const { confirm } = messages

/** What is said of a draft before it is deleted; `updated_at` is null where that is not known. */
export type DraftToDelete = Omit<DraftSummary, 'apply_until' | 'file_id' | 'expires_at' | 'updated_at'> & {
  readonly updated_at: string | null
}

interface DeleteDialogProps {
  /** Closed while there are none. */
  readonly drafts: readonly DraftToDelete[]
  readonly isBusy: boolean
  readonly failure: string | undefined
  readonly onCancel: () => void
  readonly onConfirm: () => void
}

/** Asks before drafts are deleted, and says which ones. */
export function DeleteDialog({ drafts, ...dialog }: DeleteDialogProps) {
  const [draft] = drafts
  const title = drafts.length > 1 ? confirm.titleOfMany(drafts.length) : confirm.title
  return (
    <ConfirmDialog isOpen={drafts.length > 0} title={title} confirmLabel={confirm.yes} tone="danger" {...dialog}>
      <Stack gap="4">
        {drafts.length > 1 ? <Several drafts={drafts} /> : draft && <One draft={draft} />}
        <Text>{confirm.text}</Text>
      </Stack>
    </ConfirmDialog>
  )
}

/** Several may be of one supplier and file. */
const One = ({ draft: { supplier_name, file_name, amount, due_date, updated_at } }: { draft: DraftToDelete }) => (
  <DescriptionList>
    <DescriptionRow term={messages.supplier}>{shortened(supplier_name ?? messages.none)}</DescriptionRow>
    {file_name !== null && <DescriptionRow term={messages.fileName}>{shortened(file_name)}</DescriptionRow>}
    <DescriptionRow term={messages.dueDay}>{due_date ? <DateText value={due_date} /> : messages.none}</DescriptionRow>
    <DescriptionRow term={messages.amount}>
      {amount === null ? messages.none : <Money amountYen={amount} />}
    </DescriptionRow>
    {updated_at !== null && (
      <DescriptionRow term={messages.updatedAt}>
        <DateText value={updated_at} withWeekday={false} withTime />
      </DescriptionRow>
    )}
  </DescriptionList>
)

const Several = ({ drafts }: { drafts: readonly DraftToDelete[] }) => (
  <DialogLines
    label={confirm.titleOfMany(drafts.length)}
    lines={drafts.map(draft => ({
      key: draft.id,
      name: shortened(draftName(draft)),
      amount: draft.amount === null ? messages.none : <Money amountYen={draft.amount} />,
      note: <FileAndTime draft={draft} />,
    }))}
  />
)

/** Of one supplier and amount there may be several. */
const FileAndTime = ({ draft: { file_name, updated_at } }: { draft: DraftToDelete }) => (
  <Text as="span" size="sm" tone="muted">
    {file_name !== null && `${shortened(file_name)}　`}
    {updated_at !== null && (
      <>
        {messages.updatedAt} <DateText value={updated_at} withWeekday={false} withTime />
      </>
    )}
  </Text>
)

// A name as typed has no end.
const shortened = (name: string): string => (name.length > 100 ? `${name.slice(0, 100)}…` : name)
