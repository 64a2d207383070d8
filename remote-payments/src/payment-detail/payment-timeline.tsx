import type { TimelineEntry } from '@invoice-card/contracts'
import { DateText, Timeline, type TimelineItem } from '@invoice-card/ui'
import { messages } from './messages.ts'

const words = messages.timeline
const descriptions: Partial<Record<TimelineEntry['kind'], string>> = words.descriptions

/** What happened to a payment and what is going to happen. */
export function PaymentTimeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return <Timeline items={entries.map(itemOf)} />
}

const itemOf = (entry: TimelineEntry): TimelineItem => ({
  title: entry.kind === 'check_completed' && entry.state === 'done' ? words.checkDone : words.kinds[entry.kind],
  state: stateOf(entry),
  at: whenOf(entry),
  description: descriptions[entry.kind],
})

function stateOf({ kind, state }: TimelineEntry): TimelineItem['state'] {
  if (kind === 'cancelled' || kind === 'expired' || kind === 'came_back') return 'stopped'
  if (state === 'planned') return 'upcoming'
  return state === 'current' && kind === 'action_required' ? 'attention' : state
}

function whenOf({ kind, state, at, on }: TimelineEntry) {
  if (at) return <DateText value={at} withTime />
  if (!on) return undefined
  // The day of an answer that is still to come is its deadline.
  return kind === 'answered' && state !== 'done' ? <><DateText value={on} />{words.until}</> : <DateText value={on} />
}
