import type { PreItem } from '@invoice-card/contracts'
import { invoiceDisplayId, isInTab, paymentTabs } from '@invoice-card/domain'
import { useListState } from '@invoice-card/list'
import { serverNow } from '@invoice-card/session'
import {
  CompanyName,
  AppLink,
  Button,
  DateText,
  Deadline,
  HStack,
  Money,
  StatusBadge,
  Text,
  TextButton,
  type TableColumn,
} from '@invoice-card/ui'
import { InvoiceStatusBadge } from '../../listing/status-badge.tsx'
import { paths } from '../../paths.ts'
import { isSupplierDeleted } from '../items/item-notice.tsx'
import { messages } from './messages.ts'

const { item: words, states } = messages

export const nameOf = ({ supplier_name }: PreItem): string => supplier_name || words.unnamed

interface ItemActions {
  readonly pay: (item: PreItem) => void
  readonly discard: (item: PreItem) => void
  readonly isOpening: (item: PreItem) => boolean
}

export const itemColumns = (groupId: number, actions: ItemActions): TableColumn<PreItem>[] => [
  // On a tablet the cells beside it, which keep to one line, left it four characters.
  {
    key: 'supplier',
    header: words.supplier,
    role: 'title',
    width: '24%',
    wraps: true,
    cell: item => <Supplier item={item} />,
  },
  { key: 'due_date', header: words.due_date, cell: item => <DueDay item={item} /> },
  { key: 'amount', header: words.amount, align: 'end', cell: ({ amount }) => <Money amountYen={amount} /> },
  { key: 'files', header: words.files, cell: item => <Invoice item={item} groupId={groupId} /> },
  { key: 'state', header: words.state, cell: item => <State item={item} /> },
  {
    key: 'actions',
    header: words.actions,
    role: 'bare',
    align: 'end',
    cell: item => <Actions item={item} {...actions} />,
  },
]

/** Counted down while it is not paid. */
const DueDay = ({ item: { due_date, is_registered, is_discarded, is_in_progress } }: { item: PreItem }) =>
  is_registered || is_discarded || is_in_progress ? (
    <DateText value={due_date} />
  ) : (
    <Deadline until={due_date} now={serverNow()} />
  )

function Invoice({ item, groupId }: { item: PreItem; groupId: number }) {
  const listState = useListState()
  const [fileId] = item.file_ids
  if (fileId === undefined) return messages.noFile
  return (
    <AppLink
      to={paths.receiptInvoice(fileId, { pre_group_id: groupId, pre_id: item.pre_id })}
      state={listState}
      fontSize="sm"
      aria-label={messages.seeInvoiceOf(nameOf(item))}
    >
      {messages.seeInvoice}
    </AppLink>
  )
}

function Supplier({ item }: { item: PreItem }) {
  const details = [
    isSupplierDeleted(item)
      ? words.deletedSupplier
      : item.supplier_id === null && item.supplier_name !== '' && words.newSupplier,
    item.reference !== null && words.reference(item.reference),
  ].filter(Boolean)
  return (
    <>
      <CompanyName>{nameOf(item)}</CompanyName>
      {details.length > 0 && (
        <Text size="sm" tone="muted" fontWeight="normal">
          {details.join('　')}
        </Text>
      )}
    </>
  )
}

function State({
  item: { is_discarded, is_registered, is_in_progress, draft_id, invoice_status, is_action_required },
}: {
  item: PreItem
}) {
  if (is_discarded) return <StatusBadge tone="neutral">{states.discarded}</StatusBadge>
  if (is_in_progress) return <StatusBadge tone="info">{states.inProgress}</StatusBadge>
  if (!is_registered && draft_id !== null) return <StatusBadge tone="attention">{states.begun}</StatusBadge>
  if (!is_registered) return <StatusBadge tone="attention">{states.open}</StatusBadge>
  return (
    <HStack gap="2" display="inline-flex">
      <span>{states.registered}</span>
      {invoice_status !== null && <InvoiceStatusBadge invoice={{ status: invoice_status, is_action_required }} />}
    </HStack>
  )
}

function Actions({ item, pay, discard, isOpening }: { item: PreItem } & ItemActions) {
  if (item.is_discarded) return null
  if (item.invoice_id !== null && item.invoice_status !== null)
    return (
      <AppLink to={paths.detail(tabOf(item.invoice_status), item.invoice_id)}>
        {messages.seePayment(invoiceDisplayId(item.invoice_id))}
      </AppLink>
    )
  if (item.is_registered) return null
  if (item.is_in_progress)
    return (
      <Text as="span" size="sm" tone="muted">
        {messages.inProgress}
      </Text>
    )
  const [label, fullLabel] =
    item.draft_id === null ? [messages.pay, messages.payOf] : [messages.resume, messages.resumeOf]
  return (
    <HStack gap="3" display="inline-flex" justifyContent="flex-end">
      <Button size="sm" isLoading={isOpening(item)} aria-label={fullLabel(nameOf(item))} onClick={() => pay(item)}>
        {label}
      </Button>
      <TextButton size="sm" aria-label={messages.discardOf(nameOf(item))} onClick={() => discard(item)}>
        {messages.discard}
      </TextButton>
    </HStack>
  )
}

const tabOf = (status: NonNullable<PreItem['invoice_status']>) =>
  (['reserved', 'history'] as const).find(tab =>
    isInTab(paymentTabs[tab], { status, type: 'InvoicePayment', is_action_required: false }),
  ) ?? 'review'
