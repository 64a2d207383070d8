import {
  addDays,
  corporateNumberOf,
  digitsOf,
  isCalendarDay,
  isRegistrationNumber,
  toRegistrationNumber,
} from '@invoice-card/domain'
import type { FormOne } from '../invoice-values/values.ts'
import { messages } from './messages.ts'

const { fields } = messages

/** Whose T number the form asks for; the number is null where it is not known. */
export interface PayeeNumbers {
  readonly business_form: 1 | 2
  readonly corporate_number: string | null
}

/** Invoices fall due within months. What is further away is a mistyped year. */
const farDueDays = 2 * 365

/**
 * What is odd in a value that passes the rules, by field: the user checks the invoice again and may go on. An overdue
 * invoice may be paid, and an invoice may be dated ahead to the end of a month.
 */
export function warningsOf(
  { due_date, issue_date, registration_number }: FormOne,
  today: string,
  payee: PayeeNumbers | null,
): Readonly<Record<string, string | undefined>> {
  return {
    due_date: dueDateWarning(due_date, today),
    issue_date: isCalendarDay(issue_date) && issue_date > today ? fields.issue_date.future : undefined,
    registration_number: registrationNumberWarning(toRegistrationNumber(registration_number), payee),
  }
}

function dueDateWarning(day: string, today: string): string | undefined {
  if (!isCalendarDay(day)) return undefined
  if (day < today) return fields.due_date.passed
  return day > addDays(today, farDueDays) ? fields.due_date.far : undefined
}

/** The numbers of sole proprietors have no rule that could be checked. */
function registrationNumberWarning(number: string, payee: PayeeNumbers | null): string | undefined {
  if (!isRegistrationNumber(number) || payee?.business_form === 2) return undefined
  const corporate = corporateNumberOf(number)
  if (corporate === null) return fields.registration_number.unverifiable
  const known = digitsOf(payee?.corporate_number ?? '')
  return known === '' || known === corporate ? undefined : fields.registration_number.differs
}
