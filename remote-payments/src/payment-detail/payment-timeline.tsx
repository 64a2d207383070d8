import type { TimelineEntry } from '@invoice-card/contracts'
import { actionRequiredLabels } from '@invoice-card/domain'
import { DateText, Stack, Text, Timeline, type TimelineItem } from '@invoice-card/ui'
import { messages } from './messages.ts'

const words = messages.timeline
const descriptions: Partial<Record<TimelineEntry['kind'], string>> = words.descriptions

/** What happened to a payment, in the owner's and the examiner's own words where they wrote some, and what is going to happen. */
export const PaymentTimeline = ({ entries, isUserAsked }: { entries: readonly TimelineEntry[], isUserAsked: boolean }) =>
  <Timeline items={entries.map((entry, index) => ({ ...itemOf(entry, isUserAsked, wasAsked(entries.slice(0, index))), description: isOpenQuestion(entry, entries.slice(index + 1)) ? undefined : descriptions[entry.kind] ?? told(entry) }))} />

/** It stands above, with the ways to answer it. */
const isOpenQuestion = ({ kind }: TimelineEntry, after: readonly TimelineEntry[]): boolean =>
  kind === 'action_required' && !after.some(({ kind, state }) => kind === 'answered' && state === 'done')

/** Whether a question stood open after these. */
const wasAsked = (before: readonly TimelineEntry[]): boolean =>
  before.findLast(({ kind }) => kind === 'action_required' || kind === 'answered')?.kind === 'action_required'

const itemOf = (entry: TimelineEntry, isUserAsked: boolean, isAnswer: boolean): TimelineItem => ({
  title: titleOf(entry, isAnswer),
  state: stateOf(entry, isUserAsked),
  at: whenOf(entry),
})

function titleOf({ kind, state }: TimelineEntry, isAnswer: boolean): string {
  if (kind === 'check_completed' && state === 'done') return words.checkDone
  return kind === 'answered' && state === 'done' && !isAnswer ? words.corrected : words.kinds[kind]
}

function told({ reason, comment, changed }: TimelineEntry) {
  if (!reason && !comment && !changed) return undefined
  return (
    <Stack gap="1">
      {reason && <Text size="sm">{actionRequiredLabels[reason].title}</Text>}
      {changed && <Text size="sm">{words.changed(changed.map(fact => words.facts[fact]))}</Text>}
      {comment && <Text size="sm" whiteSpace="pre-wrap" overflowWrap="anywhere">{words.comment(comment)}</Text>}
    </Stack>
  )
}

function stateOf({ kind, state }: TimelineEntry, isUserAsked: boolean): TimelineItem['state'] {
  if (kind === 'cancelled' || kind === 'expired' || kind === 'came_back') return 'stopped'
  if (state === 'planned') return 'upcoming'
  return isUserAsked && state === 'current' && kind === 'answered' ? 'attention' : state
}

function whenOf({ kind, state, at, on }: TimelineEntry) {
  if (at) return <DateText value={at} withTime />
  if (!on) return undefined
  // The day of an answer that is still to come is its deadline.
  return kind === 'answered' && state !== 'done' ? <><DateText value={on} />{words.until}</> : <DateText value={on} />
}
