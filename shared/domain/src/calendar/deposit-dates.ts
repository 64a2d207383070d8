import { addBusinessDays, type Holidays, isTransferDateAvailable, leadBusinessDays } from './business-days.ts'
import { japanDay } from './calendar.ts'

/** Business days after today that a buyer has at least for paying a request, until noon of the last. */
const leastLifeBusinessDays = 1

/**
 * The first day on which a seller can receive the money of a request made or changed now: its buyer then has until noon
 * of the next business day. For the earliest transfer of a payment it could be minutes (`earliestTransferDate`).
 */
export const earliestDepositDate = (now: Date, holidays: Holidays): string =>
  addBusinessDays(japanDay(now), leastLifeBusinessDays + leadBusinessDays, holidays)

/** Whether a deposit date of a request can be chosen now; the latest is that of a transfer. */
export const isDepositDateAvailable = (day: string, now: Date, holidays: Holidays): boolean =>
  day >= earliestDepositDate(now, holidays) && isTransferDateAvailable(day, now, holidays)

/**
 * Whether a request can name this due date now: today or later, also after the deposit of a seller who wants its money
 * early.
 */
export const isPaymentDueDateAvailable = (day: string, now: Date): boolean => day >= japanDay(now)
