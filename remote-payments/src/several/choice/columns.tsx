import { serverNow } from '@invoice-card/session'
import {
  CompanyName,
  AppLink,
  Checkbox,
  DateText,
  Deadline,
  HStack,
  Icon,
  Money,
  Stack,
  Text,
  TextButton,
  type TableColumn,
} from '@invoice-card/ui'
import type { ReactNode } from 'react'
import { typedAccountLine } from '../../invoice-values/typed-account-line.ts'
import { pathOf, type Chosen } from '../run/chosen.ts'
import { KindBadge } from '../run/kind-badge.tsx'
import type { CompleteDraft, Payable } from '../candidates/candidate.ts'
import { confirmationId, isUnconfirmedDuplicate } from './confirmations.ts'
import { messages } from '../candidates/messages.ts'
import type { PaymentRow } from './payment-row.ts'

interface RowActions {
  readonly onRemove: (item: Chosen) => void
  readonly onConfirm: (row: PaymentRow, isConfirmed: boolean) => void
  /** What is wrong at the field with this id. */
  readonly errorOf: (fieldId: string) => string | undefined
}

const { columns: words, notes } = messages

export const paymentColumns = ({ onRemove, ...confirmation }: RowActions): readonly TableColumn<PaymentRow>[] => [
  {
    key: 'supplier',
    header: words.supplier,
    role: 'title',
    // On a tablet the cells beside it left a warning six characters for a line.
    width: '36%',
    wraps: true,
    cell: row => <Payee row={row} {...confirmation} />,
  },
  {
    key: 'number',
    header: words.number,
    // Fourteen characters of a number in one line on a tablet.
    width: '18%',
    wraps: true,
    cell: ({ item }) => item.invoiceNumber || messages.none,
  },
  { key: 'total', header: words.total, align: 'end', cell: row => <Total row={row} /> },
  {
    key: 'deadline',
    header: words.deadline,
    // The days stay whole, and may stand below their word.
    wraps: true,
    cell: ({ item }) => <Days item={item} />,
  },
  {
    key: 'actions',
    header: words.actions,
    role: 'bare',
    align: 'end',
    cell: ({ item }) => (
      <TextButton size="sm" aria-label={messages.removeOf(item.name)} onClick={() => onRemove(item)}>
        {messages.remove}
      </TextButton>
    ),
  },
]

/** What the card pays, and of what that is made; the fee of a request is its seller's. */
const Total = ({ row: { item, fee } }: { row: PaymentRow }) => (
  <Stack gap="0" as="span">
    {fee ? <Money amountYen={fee.total_amount} /> : messages.noFee}
    <Text as="span" size="sm" tone="muted">
      {messages.amountOf}
      <Money amountYen={item.amountYen} />
    </Text>
    {fee && (
      <Text as="span" size="sm" tone="muted">
        {messages.feeOf}
        {item.kind === 'request' ? messages.none : <Money amountYen={fee.commission_amount} />}
      </Text>
    )}
  </Stack>
)

/** On which day the money goes, or until when a card may pay; with the due date of the invoice. */
const Days = ({ item }: { item: Payable }) => (
  <Stack gap="0" as="span">
    <Text as="span" size="sm" tone="muted">
      {messages.days[item.kind]}
    </Text>
    {item.kind === 'draft' ? (
      <DateText value={item.application.invoiceForm.formOne.transfer_date} />
    ) : (
      <Deadline until={item.payUntil} now={serverNow()} withTime />
    )}
    <Text as="span" size="sm" tone="muted">
      {messages.dueOn} <DateText value={item.dueDate} />
    </Text>
  </Stack>
)

function accountOf({ application }: CompleteDraft): string {
  const { formTwo } = application.invoiceForm
  return formTwo.isNewAccount ? typedAccountLine(formTwo.newAccount) : formTwo.accountLabel
}

type PayeeProps = { row: PaymentRow } & Omit<RowActions, 'onRemove'>

function Payee({ row, onConfirm, errorOf }: PayeeProps) {
  const { item, similar, held, isChosen } = row
  const id = confirmationId(item)
  const tick = messages.held.ticks[similar.length === 0 ? 'doubts' : item.held === null ? 'duplicate' : 'both']
  const doubts = [...item.doubts, ...similar]
  return (
    <Stack gap="1" alignItems="flex-start">
      <KindBadge kind={item.kind} />
      <span>
        <CompanyName>{item.name}</CompanyName>
      </span>
      {item.kind === 'draft' && (
        <Text size="sm" tone="muted" fontWeight="normal">
          {accountOf(item)}
          <br />
          {messages.holderOf(item.holderKana)}
        </Text>
      )}
      {item.notes.length > 0 && <Points icon="info" texts={item.notes} />}
      {doubts.length > 0 && (
        <Points icon="error" texts={doubts}>
          <AppLink to={pathOf(item)} aria-label={notes.openOf(item.name)}>
            {notes.open}
          </AppLink>
          {held !== null && (
            <Checkbox
              id={id}
              label={tick}
              aria-label={messages.held.tickOf(item, tick)}
              checked={isChosen}
              error={isUnconfirmedDuplicate(row) ? errorOf(id) : undefined}
              onChange={({ target }) => onConfirm(row, target.checked)}
            />
          )}
        </Points>
      )}
    </Stack>
  )
}

interface PointsProps {
  readonly icon: 'info' | 'error'
  readonly texts: readonly string[]
  readonly children?: ReactNode
}

const Points = ({ icon, texts, children }: PointsProps) => (
  <HStack
    gap="1"
    alignItems="flex-start"
    flexWrap="nowrap"
    fontSize="sm"
    fontWeight="normal"
    color={icon === 'error' ? 'danger.text' : 'fg.muted'}
  >
    <Icon name={icon} color="inherit" />
    <Stack gap="0.5" alignItems="flex-start">
      {texts.map(text => (
        <Text as="span" key={text} size="sm" tone={icon === 'error' ? 'danger' : 'muted'}>
          {text}
        </Text>
      ))}
      {children}
    </Stack>
  </HStack>
)
