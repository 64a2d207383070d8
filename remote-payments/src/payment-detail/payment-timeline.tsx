import type { TimelineEntry } from '@invoice-card/contracts'
import { courseSteps, type CourseStep } from '@invoice-card/domain'
import { DateText, Stack, Text, Timeline, type TimelineItem } from '@invoice-card/ui'
import { messages } from './messages.ts'

/**
 * What happened to a payment, in the owner's and the examiner's own words where they wrote some, and what is going
 * to happen.
 */
export const PaymentTimeline = ({
  entries,
  isUserAsked,
}: {
  entries: readonly TimelineEntry[]
  isUserAsked: boolean
}) => <Timeline items={courseSteps(entries, { isUserAsked }).map(itemOf)} />

const itemOf = ({ title, state, when, lines }: CourseStep): TimelineItem => ({
  title,
  state,
  at: when && (
    <>
      <DateText value={when.value} withTime={when.value.includes('T')} />
      {when.isDeadline && messages.timeline.until}
    </>
  ),
  description: lines.length > 0 && (
    <Stack gap="1">
      {lines.map(line => (
        <Text key={line} size="sm" whiteSpace="pre-wrap" overflowWrap="anywhere">
          {line}
        </Text>
      ))}
    </Stack>
  ),
})
