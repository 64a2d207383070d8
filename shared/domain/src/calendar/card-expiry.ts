import { daysBetween } from './calendar.ts'

/** From so many days before its last day on, a card's owner is notified that it ends. */
export const cardExpiringDays = 60

/** The last day on which a card with this `MM/YY` works. */
function lastDayOfCard(expire: string): string {
  const [month = '', year = ''] = expire.split('/')
  return new Date(Date.UTC(2000 + Number(year), Number(month), 0)).toISOString().slice(0, 10)
}

/** The month of a card's end in words: `12/31` → `2031年12月`. */
export function cardExpiryText(expire: string): string {
  const [month = '', year = ''] = expire.split('/')
  return `20${year}年${Number(month)}月`
}

/** Whether a card with this `MM/YY` is past the last day of its month in Japan. */
export const isCardExpired = (expire: string, today: string): boolean => lastDayOfCard(expire) < today

/** Whether a saved card can pay on this day in Japan, and for how long. */
export const creditCardStateOf = (expire: string, today: string): 'usable' | 'expiring' | 'expired' => {
  if (isCardExpired(expire, today)) return 'expired'
  return daysBetween(today, lastDayOfCard(expire)) <= cardExpiringDays ? 'expiring' : 'usable'
}
