import type { ScheduleRule } from '@invoice-card/contracts'
import { messages } from './messages.ts'

/** On which day of each month, in words. */
export const ruleText = (rule: ScheduleRule): string =>
  rule.kind === 'day_of_month' ? messages.rule.day_of_month(rule.day) : messages.rule.last_business_day
