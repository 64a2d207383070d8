import { addBusinessDays, japanDay } from '@invoice-card/domain'
import { holidays } from '../../parties/banks/public.ts'
import type { Services } from '../../platform/services/public.ts'

/**
 * The same services at another moment, out of reach of the gateway's pushes: they would settle a past payment as of
 * today.
 */
export const servicesAt = (services: Services, at: Date): Services => ({
  ...services,
  now: () => at,
  config: { ...services.config, edgeOrigin: 'http://127.0.0.1:9' },
})

/** A time of day in Japan on the business day that lies so many before today. */
export const businessMoment = (now: Date, daysAgo: number, time: string): Date =>
  new Date(`${addBusinessDays(japanDay(now), -daysAgo, holidays)}T${time}+09:00`)
