import { isCalendarDay } from '@invoice-card/domain'

/** Whether the payee has the money after the due date; not known before both days are typed whole. */
export const isLate = (transferDay: string, dueDay: string): boolean => isCalendarDay(dueDay) && transferDay > dueDay
