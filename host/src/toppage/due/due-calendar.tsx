import { addDays, weekday } from '@invoice-card/domain'
import { formatDate, formatYen, styled, VisuallyHidden } from '@invoice-card/ui'
import { dueMessages as messages } from './messages.ts'

// On a phone of 375 px a day has 49: enough for a finger, its date and a count.
const Calendar = styled('table', {
  base: {
    width: 'full',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    borderBottomWidth: '1px',
    borderColor: 'line',
    fontSize: 'sm',
    '& th': { paddingBlock: '2', color: 'fg.muted', fontWeight: 'medium', textAlign: 'center' },
    '& td': {
      height: { base: '12', md: '14' },
      padding: '0.5',
      borderTopWidth: '1px',
      borderColor: 'line',
      verticalAlign: 'top',
    },
  },
})
const cell = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  width: 'full',
  minHeight: { base: '11', md: '12' },
  paddingBlock: '1',
  borderRadius: 'sm',
  lineHeight: 'tight',
} as const
const Plain = styled('span', { base: { ...cell, color: 'fg.muted' } })
const DayButton = styled('button', {
  base: {
    ...cell,
    bg: 'accent.50',
    color: 'accent.700',
    fontWeight: 'bold',
    borderWidth: '1px',
    borderColor: 'accent.200',
    _hover: { borderColor: 'accent.600' },
    '&[aria-pressed=true]': { bg: 'accent.600', borderColor: 'accent.600', color: 'white' },
    _highContrast: { '&[aria-pressed=true]': { outline: '2px solid Highlight' } },
  },
})
const Small = styled('span', { base: { fontSize: 'xs', fontWeight: 'medium' } })

interface DueDay {
  readonly day: string
  readonly count: number
  readonly amount: number
  readonly without_amount_count?: number | undefined
}

interface DueCalendarProps {
  readonly from: string
  readonly to: string
  readonly days: readonly DueDay[]
  readonly chosen: string | null
  readonly onChoose: (day: string) => void
}

/** The days ahead by week; one on which something falls due shows it alone in the list. */
export function DueCalendar({ from, to, days, chosen, onChoose }: DueCalendarProps) {
  const due = new Map(days.map(day => [day.day, day]))
  return (
    <Calendar>
      <VisuallyHidden as="caption">{messages.calendar}</VisuallyHidden>
      <thead>
        <tr>
          {messages.weekdays.map(name => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksBetween(from, to).map(week => (
          <tr key={week[0]}>
            {week.map(day => (
              <td key={day} aria-current={day === from ? 'date' : undefined}>
                {day >= from && day <= to && (
                  <Day
                    label={labelOf(day, from)}
                    due={due.get(day)}
                    isChosen={day === chosen}
                    onChoose={() => onChoose(day)}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Calendar>
  )
}

interface DayProps {
  readonly label: string
  readonly due: DueDay | undefined
  readonly isChosen: boolean
  readonly onChoose: () => void
}

function Day({ label, due, isChosen, onChoose }: DayProps) {
  if (!due) return <Plain>{label}</Plain>
  return (
    <DayButton type="button" aria-pressed={isChosen} onClick={onChoose}>
      <VisuallyHidden>{formatDate(due.day)} </VisuallyHidden>
      <span aria-hidden>{label}</span>
      <Small>{messages.count(due.count)}</Small>
      <VisuallyHidden> {amountOf(due)}</VisuallyHidden>
    </DayButton>
  )
}

function amountOf({ amount, without_amount_count: withoutAmount = 0 }: DueDay): string {
  if (amount === 0) return messages.noAmount
  return withoutAmount === 0 ? formatYen(amount) : messages.partlyUnknown(formatYen(amount), withoutAmount)
}

/** The first of a month and the first day of all name their month. */
const labelOf = (day: string, from: string): string => {
  if (day === from) return messages.today
  const [, month, date] = day.split('-').map(Number)
  return date === 1 ? `${month}/1` : String(date)
}

/** Weeks from Sunday to Saturday that hold all days. */
function weeksBetween(from: string, to: string): string[][] {
  const weeks: string[][] = []
  for (let first = addDays(from, -weekday(from)); first <= to; first = addDays(first, 7))
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(first, index)))
  return weeks
}
