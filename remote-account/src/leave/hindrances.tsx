import type { ClosureState, Hindrance } from '@invoice-card/contracts'
import {
  collectionDetailPath,
  invoiceDisplayId,
  paymentDetailPath,
  paymentStatusWords,
  requestStatusWords,
  sellerStatusOf,
} from '@invoice-card/domain'
import {
  AppLink,
  Box,
  Button,
  CompanyName,
  Card,
  formatDate,
  HStack,
  Money,
  Notice,
  Section,
  Stack,
  Table,
  Text,
  type TableColumn,
} from '@invoice-card/ui'
import type { ReactNode } from 'react'
import { messages } from './messages.ts'

/** Where a hindrance is seen through; null where there is nothing to do but to wait. */
function hrefOf({ invoice_id, invoice_status, is_own_request }: Hindrance): string | null {
  if (invoice_id === null || invoice_status === null) return null
  const invoice = { id: invoice_id, status: invoice_status }
  return is_own_request ? collectionDetailPath(invoice) : paymentDetailPath(invoice)
}

function Name({ hindrance }: { hindrance: Hindrance }) {
  const place = hrefOf(hindrance)
  const { name, invoice_id: id } = hindrance
  // A card that is being asked belongs to a payment that has no number yet.
  const label = (
    <>
      <CompanyName>{name || messages.unnamed}</CompanyName>
      {id !== null && (
        <>
          {' '}
          <Text as="span" whiteSpace="nowrap">
            {invoiceDisplayId(id)}
          </Text>
        </>
      )}
    </>
  )
  return place === null ? <span>{label}</span> : <AppLink to={place}>{label}</AppLink>
}

/** What it is, and how far it is: each whole where there is room for one of them. */
function kindOf(hindrance: Hindrance): ReactNode {
  const { kind, invoice_status: status, is_own_request } = hindrance
  if (status === null || kind === 'returned_transfer') return messages.kinds[kind]
  const { label } = is_own_request
    ? requestStatusWords(sellerStatusOf[status], hindrance)
    : paymentStatusWords({ ...hindrance, status, is_action_required: false })
  return (
    <Box as="span" wordBreak="keep-all">
      {messages.kinds[kind]}
      <wbr />
      {`（${label}）`}
    </Box>
  )
}

// Where two lines stand side by side, amounts end at the card's edge.
const columns: readonly TableColumn<Hindrance>[] = [
  { key: 'name', header: messages.name, cell: hindrance => <Name hindrance={hindrance} />, role: 'title', wraps: true },
  {
    key: 'created_at',
    header: messages.created,
    cell: ({ created_at }) => formatDate(created_at, { withWeekday: false }),
  },
  { key: 'amount', header: messages.amount, cell: ({ amount }) => <Money amountYen={amount} />, align: 'end' },
  { key: 'kind', header: messages.kind, cell: kindOf, wraps: true },
]

interface HindrancesProps {
  readonly state: ClosureState
  readonly onRefresh: () => void
  readonly isRefreshing: boolean
}

/** What has to be seen through before the company can leave, each with a way to it. */
export function Hindrances({ state: { hindrances, count_hindrances }, onRefresh, isRefreshing }: HindrancesProps) {
  return (
    <Section title={messages.hindrances}>
      <Stack gap="4">
        <Notice tone="attention" title={messages.hindrancesTitle(count_hindrances)}>
          {messages.hindrancesText}
        </Notice>
        <Card inset="none">
          <Table
            caption={messages.caption}
            columns={columns}
            rows={hindrances}
            rowKey={row => `${row.kind} ${row.invoice_id ?? hindrances.indexOf(row)}`}
          />
        </Card>
        {count_hindrances > hindrances.length && (
          <Text size="sm" tone="muted">
            {messages.hindrancesMore(hindrances.length)}
          </Text>
        )}
        <HStack>
          <Button variant="secondary" icon="refresh" isLoading={isRefreshing} onClick={onRefresh}>
            {messages.refresh}
          </Button>
        </HStack>
      </Stack>
    </Section>
  )
}
