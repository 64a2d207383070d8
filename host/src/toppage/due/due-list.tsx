import type { DuePayment } from '@invoice-card/contracts'
import { japanDay, paymentDetailPath, paymentStatusWords } from '@invoice-card/domain'
import { serverNow } from '@invoice-card/session'
import { ComingDay, DateText, DaysLeft, Deadline, formatYen, StatusBadge, styled } from '@invoice-card/ui'
import { paths } from '../../navigation/paths.ts'
import { PaymentRow } from '../parts/payment-row.tsx'
import { dueMessages as messages } from './messages.ts'

const Days = styled('ul', {
  base: { transition: 'opacity 120ms', '&[aria-busy=true]': { opacity: 0.6 } },
})
const DayTitle = styled('h3', {
  base: {
    paddingInline: { base: '4', md: '6' },
    paddingBlock: '2',
    bg: 'gray.50',
    borderBottomWidth: '1px',
    borderColor: 'line',
    fontSize: 'sm',
    fontWeight: 'bold',
  },
})
const Rows = styled('ul', { base: { borderBottomWidth: '1px', borderColor: 'line' } })
const Facts = styled('span', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1' },
})

/** What falls due, day by day; each row leads to where it is paid or followed. */
export function DueList({ rows, isStale }: { readonly rows: readonly DuePayment[]; readonly isStale: boolean }) {
  return (
    <Days aria-label={messages.list} aria-busy={isStale}>
      {[...new Set(rows.map(({ day }) => day))].map(day => (
        <li key={day}>
          <DayTitle>
            <DueDay day={day} />
          </DayTitle>
          <Rows>
            {rows
              .filter(row => row.day === day)
              .map(row => (
                <PaymentRow
                  key={`${row.kind}-${row.id}`}
                  name={row.name ?? messages.unnamed}
                  amountYen={row.amount}
                  noAmount={messages.noAmount}
                  to={targetOf(row)}
                >
                  <RowFacts row={row} />
                </PaymentRow>
              ))}
          </Rows>
        </li>
      ))}
    </Days>
  )
}

const isOver = (day: string) => day < japanDay(serverNow())

/** A day that has passed has nothing but what nobody has paid yet. */
const DueDay = ({ day }: { readonly day: string }) =>
  isOver(day) ? (
    <>
      <DateText value={day} /> <DaysLeft until={day} now={serverNow()} />
    </>
  ) : (
    <ComingDay day={day} now={serverNow()} />
  )

const RowFacts = ({ row }: { row: DuePayment }) => (
  <Facts>
    <State row={row} />
    {row.pay_until && !isOver(row.day) && (
      <span>
        {row.kind === 'request' ? messages.payUntil : messages.applyUntil}{' '}
        <Deadline until={row.pay_until} now={serverNow()} withTime />
      </span>
    )}
    {row.kind !== 'application' && row.commission_amount !== null && (
      <span>{row.commission_amount === 0 ? messages.noFee : messages.fee(formatYen(row.commission_amount))}</span>
    )}
  </Facts>
)

function State({ row: { kind, status, is_action_required } }: { row: DuePayment }) {
  if (kind !== 'application') return <StatusBadge tone="attention">{messages.kinds[kind]}</StatusBadge>
  if (status === null) return null
  const { label, tone } = paymentStatusWords({ status, is_action_required })
  return <StatusBadge tone={tone}>{label}</StatusBadge>
}

/** Where it is paid; an application, where it is followed. */
function targetOf({ kind, id, pre_group_id, status }: DuePayment): string {
  if (kind === 'prepared') return paths.preparedGroup.getHref(pre_group_id ?? 0)
  return status === null ? paths.draft.getHref(id) : paymentDetailPath({ id, status })
}
