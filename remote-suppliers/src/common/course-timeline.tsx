import type { CourseStep } from '@invoice-card/domain'
import { DateText, Stack, Text, Timeline, type TimelineItem } from '@invoice-card/ui'

/** What happened and what is going to happen, from the top down. */
export const CourseTimeline = ({ steps }: { steps: readonly CourseStep[] }) => <Timeline items={steps.map(itemOf)} />

const itemOf = ({ title, state, when, lines }: CourseStep): TimelineItem => ({
  title,
  state,
  at: when && (
    <>
      <DateText value={when.value} withTime={when.value.includes('T')} />
      {when.isDeadline && 'まで'}
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
