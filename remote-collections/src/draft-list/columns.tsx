import type { InvoiceRequestDraft } from '@invoice-card/contracts'
import { CompanyName, Badge, Box, Button, DateText, Money, styled, type TableColumn } from '@invoice-card/ui'
import { draftName } from './draft-name.ts'
import { messages } from './messages.ts'

const { columns: words } = messages

interface RowActions {
  readonly onDelete: (draft: InvoiceRequestDraft) => void
}

export const draftColumns = ({ onDelete }: RowActions): readonly TableColumn<InvoiceRequestDraft>[] => [
  { key: 'buyer', header: words.buyer, role: 'title', cell: draft => <Name draft={draft} /> },
  {
    key: 'due_date',
    header: words.due,
    cell: ({ payment_due_date }) => (payment_due_date ? <DateText value={payment_due_date} /> : messages.notEntered),
  },
  {
    key: 'amount',
    header: words.amount,
    align: 'end',
    cell: ({ amount }) => (amount === null ? messages.notEntered : <Money amountYen={amount} />),
  },
  {
    key: 'updated_at',
    header: words.updatedAt,
    cell: ({ updated_at }) => <DateText value={updated_at} withWeekday={false} withTime />,
  },
  {
    key: 'actions',
    header: words.actions,
    role: 'bare',
    align: 'end',
    cell: draft => (
      <Button
        variant="secondary"
        size="sm"
        aria-label={messages.deleteOf(draftName(draft))}
        onClick={() => onDelete(draft)}
      >
        {messages.delete}
      </Button>
    ),
  },
]

// A block of its own is not underlined with the link that it stands in.
const FileName = styled('span', {
  base: { display: 'inline-block', width: 'full', color: 'fg.muted', fontSize: 'sm', fontWeight: 'normal' },
})
const Clamped = styled('span', { base: { lineClamp: 2, overflowWrap: 'anywhere' } })

const Name = ({ draft }: { draft: InvoiceRequestDraft }) => (
  <>
    <Clamped>
      <CompanyName>{draftName(draft)}</CompanyName>
    </Clamped>
    {draft.buyer_name && draft.file_name && <FileName>{draft.file_name}</FileName>}
    {draft.is_scheduled && (
      <Box as="span" display="inline-block" width="full" marginTop="1">
        <Badge tone="info">{messages.scheduled}</Badge>
      </Box>
    )}
  </>
)
