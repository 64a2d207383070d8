import type { Commission } from '@invoice-card/contracts'
import { AppLink, DateText, Icon, Money, Stack, Text, TextButton, type TableColumn } from '@invoice-card/ui'
import { typedAccountLabel } from '../../invoice-form/account-label.ts'
import { paths } from '../../paths.ts'
import type { CompleteDraft } from './candidate.ts'
import { messages } from './messages.ts'

/** A payment as it will be made; without its fee until that is known. */
export interface PaymentRow {
  readonly draft: CompleteDraft
  readonly fee: Commission | undefined
  /** Payments that look like it. */
  readonly similar: string | null
}

const { columns: words, notes } = messages

export const paymentColumns = (onRemove: (draftId: number) => void): readonly TableColumn<PaymentRow>[] => [
  { key: 'supplier', header: words.supplier, role: 'title', wraps: true, cell: row => <Payee row={row} /> },
  {
    key: 'number',
    header: words.number,
    wraps: true,
    cell: ({ draft }) => draft.application.invoiceForm.formOne.invoice_number || messages.none,
  },
  {
    key: 'amount',
    header: words.amount,
    align: 'end',
    cell: ({ draft }) => <Money amountYen={draft.amountYen} />,
  },
  {
    key: 'fee',
    header: words.fee,
    align: 'end',
    cell: ({ fee }) => (fee ? <Money amountYen={fee.commission_amount} /> : messages.noFee),
  },
  {
    key: 'total',
    header: words.total,
    align: 'end',
    cell: ({ fee }) => (fee ? <Money amountYen={fee.total_amount} /> : messages.noFee),
  },
  {
    key: 'transferDay',
    header: words.transferDay,
    cell: ({ draft }) => <DateText value={draft.application.invoiceForm.formOne.transfer_date} withWeekday={false} />,
  },
  {
    key: 'actions',
    header: words.actions,
    role: 'bare',
    align: 'end',
    cell: ({ draft: { draftId, name } }) => (
      <TextButton size="sm" aria-label={messages.removeOf(name)} onClick={() => onRemove(draftId)}>
        {messages.remove}
      </TextButton>
    ),
  },
]

function Payee({ row: { draft, similar } }: { row: PaymentRow }) {
  const { formTwo } = draft.application.invoiceForm
  const hints = similar === null ? draft.notes : [...draft.notes, similar]
  return (
    <Stack gap="1">
      <span>{draft.name}</span>
      <Text size="sm" tone="muted" fontWeight="normal">
        {formTwo.isNewAccount ? typedAccountLabel(formTwo.newAccount) : formTwo.accountLabel}
      </Text>
      {hints.length > 0 && (
        <Text size="sm" fontWeight="normal">
          <Icon name="warning" color="attention" /> {hints.join('　')}{' '}
          <AppLink to={paths.draft(draft.draftId)} aria-label={notes.openOf(draft.name)}>
            {notes.open}
          </AppLink>
        </Text>
      )}
    </Stack>
  )
}
