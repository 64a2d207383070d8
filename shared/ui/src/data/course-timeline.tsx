import type { CourseStep } from '@invoice-card/domain'
import { Stack, Text } from '../layout/primitives.tsx'
import { DateText } from './date-text.tsx'
import { Timeline, type TimelineItem } from './timeline.tsx'

/** The course of a payment or a request, as `courseSteps` of the domain words it, from the top down. */
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
