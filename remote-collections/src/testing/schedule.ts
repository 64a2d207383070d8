import type { RequestSchedule } from '@invoice-card/contracts'

const schedule: RequestSchedule = {
  id: 12,
  invoice_id: 18,
  buyer_name: '北都工業株式会社',
  amount: 326_040,
  rule: { kind: 'day_of_month', day: 25 },
  next_on: '2026-12-25',
  request_day: '2026-10-20',
  created_at: '2026-11-20T01:00:00Z',
}

/** A request that is prepared on the 25th of each month. */
export const scheduled = (changes: Partial<RequestSchedule> = {}): RequestSchedule => ({ ...schedule, ...changes })

export const listSchedules = 'GET /api/v1/invoice_request_schedules'
export const addSchedule = 'POST /api/v1/invoice_request_schedules'
export const changeSchedule = 'PUT /api/v1/invoice_request_schedules/12'
export const deleteSchedule = 'DELETE /api/v1/invoice_request_schedules/12'

/** An answer with schedules. */
export const schedulesAnswer = (...schedules: readonly RequestSchedule[]) => ({
  schedules,
  total_count: schedules.length,
})
