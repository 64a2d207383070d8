import type { RequestSchedule, RequestSellerDetail } from '@invoice-card/contracts'
import { japanDay } from '@invoice-card/domain'
import {
  AppLink,
  Box,
  Button,
  Card,
  DateText,
  HStack,
  Notice,
  Section,
  SkeletonText,
  Stack,
  Text,
} from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFeatures, useIsCompanyFrozen } from '@invoice-card/remote'
import { scheduleOfQuery } from '../../schedules/queries.ts'
import { ruleText } from '../../schedules/rule-text.ts'
import { ScheduleDialog } from '../../schedules/schedule-dialog.tsx'
import { StopDialog } from '../../schedules/stop-dialog.tsx'
import { paths } from '../../paths.ts'
import { messages } from './messages.ts'

type Request = Pick<RequestSellerDetail, 'id' | 'buyer_name' | 'issue_date' | 'created_at'>

/** Whether the request comes again each month as a draft, and how to change that. */
export function ScheduleCard({ request }: { request: Request }) {
  const { data, error, refetch, isFetching } = useQuery(scheduleOfQuery(request.id))
  const [isOpen, setOpen] = useState(false)
  const [stopped, setStopped] = useState<RequestSchedule | null>(null)
  return (
    <Card>
      <Section title={messages.title}>
        <Stack gap="4">
          {data !== undefined ? (
            <Schedule schedule={data} onEdit={() => setOpen(true)} onStop={setStopped} />
          ) : error ? (
            <Notice
              tone="attention"
              actions={
                <Button variant="secondary" size="sm" isLoading={isFetching} onClick={() => void refetch()}>
                  {messages.retry}
                </Button>
              }
            >
              {messages.failed}
            </Notice>
          ) : (
            <SkeletonText lines={2} />
          )}
          <Box>
            <AppLink to={paths.schedules}>{messages.all}</AppLink>
          </Box>
        </Stack>
      </Section>
      {/* Stays where another tab was faster: its dialog says so. */}
      {isOpen && (
        <ScheduleDialog
          request={{ ...request, day: request.issue_date ?? japanDay(new Date(request.created_at)) }}
          schedule={data ?? null}
          onClose={() => setOpen(false)}
        />
      )}
      <StopDialog schedule={stopped} onClose={() => setStopped(null)} />
    </Card>
  )
}

interface ScheduleProps {
  readonly schedule: RequestSchedule | null
  readonly onEdit: () => void
  readonly onStop: (schedule: RequestSchedule) => void
}

function Schedule({ schedule, onEdit, onStop }: ScheduleProps) {
  const isOn = useFeatures().takesNew
  const isFrozen = useIsCompanyFrozen()
  if (schedule === null)
    return (
      <>
        <Text>{isOn ? messages.none : messages.off}</Text>
        {isOn && !isFrozen && (
          <Box>
            <Button variant="secondary" icon="sync" onClick={onEdit}>
              {messages.add}
            </Button>
          </Box>
        )}
      </>
    )
  return (
    <>
      <Text>{messages.rule(ruleText(schedule.rule))}</Text>
      <Text>
        {messages.next}：<DateText value={schedule.next_on} />
      </Text>
      <HStack gap="3">
        <Button variant="secondary" icon="edit" onClick={onEdit}>
          {messages.change}
        </Button>
        <Button variant="ghost" onClick={() => onStop(schedule)}>
          {messages.stop}
        </Button>
      </HStack>
    </>
  )
}
