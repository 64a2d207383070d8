import { addDays, isCalendarDay } from '@invoice-card/domain'
import type { FormOne } from '../invoice-form/values.ts'
import { messages } from './messages.ts'

const { fields } = messages

/** Invoices fall due within months. What is further away is a mistyped year. */
const farDueDays = 2 * 365

/**
 * What is odd in a value that passes the rules, by field: the user looks at the invoice again and may go on. An overdue
 * invoice may be paid, and an invoice may be dated ahead to the end of a month.
 */
export function warningsOf(
  { due_date, issue_date }: FormOne,
  today: string,
): Readonly<Record<string, string | undefined>> {
  return {
    due_date: dueDateWarning(due_date, today),
    issue_date: isCalendarDay(issue_date) && issue_date > today ? fields.issue_date.future : undefined,
  }
}

function dueDateWarning(day: string, today: string): string | undefined {
  if (!isCalendarDay(day)) return undefined
  if (day < today) return fields.due_date.passed
  return day > addDays(today, farDueDays) ? fields.due_date.far : undefined
}
