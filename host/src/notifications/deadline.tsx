import type { Notification } from '@invoice-card/contracts'
import { serverNow } from '@invoice-card/session'
import { Badge, DateText, DaysLeft, HStack, Text } from '@invoice-card/ui'
import { useState } from 'react'
import { notificationMessages as messages } from './messages.ts'

type DeadlineFacts = Pick<Notification, 'is_action_required' | 'is_answered' | 'deadline'>

/** Until when a notification wants something done, or what became of that; nothing where it asks for nothing. */
export function Deadline({ is_action_required, is_answered, deadline }: DeadlineFacts) {
  // A row that stays on screen past midnight is in the next list.
  const [now] = useState(serverNow)
  if (!is_action_required) {
    if (!is_answered && deadline === null) return null
    return (
      <Text as="span" size="sm" tone="muted">
        {is_answered ? messages.answered : messages.over}
      </Text>
    )
  }
  if (deadline === null) return <Badge tone="attention">{messages.actionRequired}</Badge>
  return (
    <HStack as="span" display="inline-flex" flexWrap="wrap" columnGap="2" rowGap="1">
      <span>
        <DateText value={deadline} withYear={false} withTime={!isEndOfDay(deadline)} />
        {messages.until}
      </span>
      <DaysLeft until={deadline} now={now} />
    </HStack>
  )
}

/** The server sets the last second where only a day is asked for. */
const isEndOfDay = (deadline: string): boolean =>
  new Date(Date.parse(deadline) + 9 * 3_600_000).toISOString().slice(11, 19) === '23:59:59'
