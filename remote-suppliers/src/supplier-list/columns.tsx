import type { SupplierSummary } from '@invoice-card/contracts'
import { displayPhoneNumber, isTransferred } from '@invoice-card/domain'
import { DateText, Money, RowName, Stack, Text, type TableColumn } from '@invoice-card/ui'
import { differentNumbers } from '../common/supplier-numbers.ts'
import { PayLink } from '../common/pay-link.tsx'
import { SupplierStatusBadge } from '../common/supplier-status.tsx'
import { messages } from './messages.ts'

const words = messages.columns

export const columns: readonly TableColumn<SupplierSummary>[] = [
  { key: 'name', header: words.name, role: 'title', cell: ({ name }) => <RowName>{name}</RowName> },
  { key: 'number', header: words.number, cell: supplier => <Numbers supplier={supplier} /> },
  { key: 'last_payment', header: words.lastPayment, cell: supplier => <LastPayment supplier={supplier} /> },
  {
    key: 'amount',
    header: words.amount,
    align: 'end',
    cell: ({ last_payment }) =>
      last_payment ? (
        <Money amountYen={last_payment.amount} />
      ) : (
        <Text as="span" tone="muted">
          {messages.noPayment}
        </Text>
      ),
  },
  { key: 'status', header: words.status, cell: supplier => <Status supplier={supplier} /> },
  { key: 'actions', header: words.actions, role: 'bare', align: 'end', cell: supplier => <Pay supplier={supplier} /> },
]

function Numbers({ supplier }: { supplier: SupplierSummary }) {
  const numbers = differentNumbers(supplier)
  return (
    <Stack gap="0" as="span">
      {numbers.length === 0 ? (
        <Text as="span" tone="muted">
          {messages.noNumber}
        </Text>
      ) : (
        numbers.map(number => <span key={number}>{number}</span>)
      )}
      {supplier.phone_number && (
        <Text as="span" size="sm" tone="muted">
          {messages.phone(displayPhoneNumber(supplier.phone_number))}
        </Text>
      )}
    </Stack>
  )
}

function LastPayment({ supplier: { last_payment } }: { supplier: SupplierSummary }) {
  if (!last_payment)
    return (
      <Text as="span" tone="muted">
        {messages.noPayment}
      </Text>
    )
  return (
    <Stack gap="0" as="span">
      {/* A tablet has no room for the weekday: names would end after twenty letters. */}
      <DateText value={last_payment.transfer_date} withWeekday={false} />
      {!isTransferred(last_payment) && (
        <Text as="span" size="sm" tone="muted">
          {messages.planned}
        </Text>
      )}
    </Stack>
  )
}

const Status = ({ supplier }: { supplier: SupplierSummary }) => (
  <Stack gap="1" as="span" alignItems={{ base: 'end', sm: 'start' }}>
    <SupplierStatusBadge supplier={supplier} />
    {supplier.account_count === 0 && (
      <Text as="span" size="sm" tone="muted">
        {messages.noAccount}
      </Text>
    )}
  </Stack>
)

const Pay = ({ supplier }: { supplier: SupplierSummary }) => (
  <PayLink supplier={supplier} variant="secondary" size="sm" aria-label={messages.payTo(supplier.name)}>
    {messages.payRow}
  </PayLink>
)
