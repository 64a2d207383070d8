import { daysLeft, daysLeftText, daysUntilText } from '@invoice-card/domain'
import { largeText } from '../system/large-text.ts'
import { styled } from '../system/styled.ts'
import { Badge } from './badge.tsx'
import { DateText, oneLine } from './date-text.tsx'

// Inline: it stands on the left of a table and on the right of a phone's card, and wraps between its parts alone.
const Line = styled('span', { base: { whiteSpace: 'normal' } })
const Whole = styled('span', {
  base: { display: 'inline-block', ...oneLine, [largeText]: { '&, &[data-time]': { whiteSpace: 'normal' } } },
})

/** From how many days before its end a deadline presses. */
const pressingDays = 1
/** From how many days before its end it is near. */
const nearDays = 7

interface TimeLeft {
  /** `YYYY-MM-DD` or an ISO instant. */
  readonly until: string
  /** The server's time. */
  readonly now: Date
}

/** A deadline that ends today or tomorrow, or is over. */
export const isPressing = ({ until, now }: TimeLeft): boolean => daysLeft(until, now) <= pressingDays

/** How much time a deadline leaves: 「あと3日」「本日まで」「期限を過ぎました」. The words carry it, the colour only helps. */
export const DaysLeft = ({ until, now }: TimeLeft) => (
  <Badge tone={toneOf(daysLeft(until, now))}>{daysLeftText(until, now)}</Badge>
)

function toneOf(days: number): 'danger' | 'attention' | 'neutral' {
  if (days <= pressingDays) return 'danger'
  return days <= nearDays ? 'attention' : 'neutral'
}

interface DeadlineProps extends TimeLeft {
  /** Hours and minutes too. */
  readonly withTime?: boolean
}

/** Until when something has to be done, always with the weekday, and how much time that leaves. */
export const Deadline = ({ until, now, ...date }: DeadlineProps) => (
  <Line>
    <Whole data-time={date.withTime ? '' : undefined}>
      <DateText value={until} {...date} />
      まで
    </Whole>{' '}
    <DaysLeft until={until} now={now} />
  </Line>
)

/** A day on which something happens by itself, such as a transfer, and how far it is ahead: 「あと3日」「本日」. */
export function ComingDay({ day, now }: { day: string; now: Date }) {
  const left = daysUntilText(day, now)
  return (
    <Line>
      <DateText value={day} /> {left && <Badge>{left}</Badge>}
    </Line>
  )
}
