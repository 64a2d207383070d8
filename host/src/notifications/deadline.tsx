import type { Notification } from '@invoice-card/contracts'
import { daysBetween, japanDay } from '@invoice-card/domain'
import { Badge, DateText, HStack, Text } from '@invoice-card/ui'
import { useState } from 'react'
import { notificationMessages as messages } from './messages.ts'

type Asking = Pick<Notification, 'is_action_required' | 'deadline'>

/** From how many days before its end a deadline presses. */
const pressingDays = 1

/** Until when a notification wants something done, or what became of that; nothing where it asks for nothing. */
export function Deadline({ is_action_required, deadline }: Asking) {
  // A row that stays on screen past midnight is told by the next list.
  const [now] = useState(() => new Date())
  if (!is_action_required) {
    if (deadline === null) return null
    return <Text as="span" size="sm" tone="muted">{new Date(deadline) < now ? messages.over : messages.answered}</Text>
  }
  if (deadline === null) return <Badge tone="attention">{messages.actionRequired}</Badge>
  const days = daysBetween(japanDay(now), japanDay(new Date(deadline)))
  return (
    <HStack as="span" display="inline-flex" flexWrap="wrap" columnGap="2" rowGap="1">
      <span><DateText value={deadline} withTime={!isEndOfDay(deadline)} withWeekday={false} />{messages.until}</span>
      <Badge tone={days <= pressingDays ? 'danger' : 'attention'}>{messages.daysLeft(Math.max(0, days))}</Badge>
    </HStack>
  )
}

/** The server sets the last second where only a day is asked for. */
const isEndOfDay = (deadline: string): boolean => new Date(Date.parse(deadline) + 9 * 3_600_000).toISOString().slice(11, 19) === '23:59:59'
