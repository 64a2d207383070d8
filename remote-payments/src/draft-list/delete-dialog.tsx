import type { DraftSummary } from '@invoice-card/contracts'
import { ConfirmDialog, DateText, DescriptionList, DescriptionRow, Money, Stack, styled, Text } from '@invoice-card/ui'
import { draftName } from './draft-name.ts'
import { messages } from './messages.ts'

const { columns: words, confirm } = messages

interface DeleteDialogProps {
  /** Closed while there are none. */
  readonly drafts: readonly DraftSummary[]
  readonly isBusy: boolean
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
const One = ({ draft: { supplier_name, file_name, amount, due_date, updated_at } }: { draft: DraftSummary }) => (
  <DescriptionList>
    <DescriptionRow term={words.supplier}>{shortened(supplier_name ?? messages.none)}</DescriptionRow>
    {file_name !== null && <DescriptionRow term={messages.fileName}>{shortened(file_name)}</DescriptionRow>}
    <DescriptionRow term={words.dueDay}>{due_date ? <DateText value={due_date} /> : messages.none}</DescriptionRow>
    <DescriptionRow term={words.amount}>
      {amount === null ? messages.none : <Money amountYen={amount} />}
    </DescriptionRow>
    <DescriptionRow term={words.updatedAt}>
      <DateText value={updated_at} withWeekday={false} withTime />
    </DescriptionRow>
  </DescriptionList>
)

const Lines = styled('ul', { base: { maxHeight: '16rem', overflowY: 'auto', borderWidth: '1px', borderColor: 'line' } })
const Line = styled('li', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '4',
    paddingInline: '3',
    paddingBlock: '2',
    '& + &': { borderTopWidth: '1px', borderColor: 'line' },
  },
})
const Name = styled('span', { base: { overflowWrap: 'anywhere', minWidth: 0 } })

const Several = ({ drafts }: { drafts: readonly DraftSummary[] }) => (
  // Scrolls where there are many: reached by the keyboard too.
  <Lines aria-label={confirm.titleOfMany(drafts.length)} tabIndex={0}>
    {drafts.map(draft => (
      <Line key={draft.id}>
        <Name>{shortened(draftName(draft))}</Name>
        <Text as="span" flexShrink={0}>
          {draft.amount === null ? messages.none : <Money amountYen={draft.amount} />}
        </Text>
      </Line>
    ))}
  </Lines>
)

// A name as typed has no end.
const shortened = (name: string): string => (name.length > 100 ? `${name.slice(0, 100)}…` : name)
