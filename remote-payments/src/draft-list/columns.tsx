import type { DraftSummary } from '@invoice-card/contracts'
import type { ListHandle } from '@invoice-card/list'
import { serverNow } from '@invoice-card/session'
import {
  Button,
  ButtonLink,
  DateText,
  Deadline,
  HStack,
  Money,
  RowName,
  Stack,
  styled,
  type TableColumn,
} from '@invoice-card/ui'
import { paths } from '../paths.ts'
import { draftName } from '../draft/deletion/draft-name.ts'
import { messages as deletionMessages } from '../draft/deletion/messages.ts'
import { messages } from './messages.ts'

const { columns: words } = messages

interface RowActions {
  readonly onDelete: (draft: DraftSummary) => void
  /** Goes along with the links of the rows. */
  readonly rowState: ListHandle['rowState']
}

export const draftColumns = (actions: RowActions): readonly TableColumn<DraftSummary>[] => [
  { key: 'supplier', header: words.supplier, role: 'title', width: '24%', cell: draft => <Name draft={draft} /> },
  {
    key: 'due_date',
    header: words.dueDay,
    cell: draft => <Days {...draft} />,
  },
  {
    key: 'amount',
    header: words.amount,
    align: 'end',
    cell: ({ amount }) => (amount === null ? messages.none : <Money amountYen={amount} />),
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
    cell: draft => <Actions draft={draft} {...actions} />,
  },
]

/** The due date, and until when a payment is in time for it. */
const Days = ({ due_date, apply_until }: DraftSummary) => {
  if (!due_date) return messages.none
  if (!apply_until) return <DateText value={due_date} />
  return (
    <Stack gap="0" as="span">
      <DateText value={due_date} />
      <InTime>
        {messages.applyUntil} <Deadline until={apply_until} now={serverNow()} withTime />
      </InTime>
    </Stack>
  )
}

// Wraps between its parts, or the buttons of the row would not fit beside it on a tablet.
const InTime = styled('span', { base: { fontSize: 'sm', whiteSpace: 'normal', wordBreak: 'keep-all' } })

// A block of its own is not underlined with the link that it stands in.
const SecondLine = styled('span', {
  base: {
    display: 'inline-block',
    width: 'full',
    color: 'fg.muted',
    fontSize: 'sm',
    fontWeight: 'normal',
    overflowWrap: 'anywhere',
    wordBreak: 'auto-phrase',
  },
})
const Clamped = styled('span', { base: { lineClamp: 2, overflowWrap: 'anywhere', wordBreak: 'auto-phrase' } })

const Name = ({ draft }: { draft: DraftSummary }) => (
  <>
    {draft.supplier_name ? (
      <RowName>{draft.supplier_name}</RowName>
    ) : (
      <Clamped>{draft.file_name || deletionMessages.unnamed}</Clamped>
    )}
    {draft.supplier_name && draft.file_name && <SecondLine>{draft.file_name}</SecondLine>}
    {!draft.supplier_name && draft.invoice_number && <SecondLine>{messages.number(draft.invoice_number)}</SecondLine>}
  </>
)

function Actions({ draft, onDelete, rowState }: { draft: DraftSummary } & RowActions) {
  const name = draftName(draft)
  return (
    <HStack gap="2" display="inline-flex" flexWrap="wrap" justifyContent={{ base: 'start', md: 'end' }}>
      {draft.file_id !== null && (
        <ButtonLink
          variant="secondary"
          size="sm"
          to={paths.receiptInvoice(draft.file_id, { draft_id: draft.id })}
          state={rowState}
          aria-label={messages.seeInvoiceOf(name)}
        >
          {messages.seeInvoice}
        </ButtonLink>
      )}
      <Button variant="secondary" size="sm" aria-label={messages.deleteOf(name)} onClick={() => onDelete(draft)}>
        {messages.delete}
      </Button>
    </HStack>
  )
}
