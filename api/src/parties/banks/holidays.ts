import type { Holidays } from '@invoice-card/domain'
import holidayJp from '@holiday-jp/holiday_jp'

/** National holidays of Japan, 1970 to 2050. */
export const holidays: Holidays = { has: day => Object.hasOwn(holidayJp.holidays, day) }
