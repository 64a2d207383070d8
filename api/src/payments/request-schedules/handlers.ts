import type { RequestSchedule, requestSchedules, ScheduleRule } from '@invoice-card/contracts'
import { firstScheduledDay, japanDay } from '@invoice-card/domain'
import { holidays } from '../../parties/banks/public.ts'
import { findRequest } from '../collections/public.ts'
import { type Db, inTransaction, lockCompany } from '../../platform/database/public.ts'
import type { ApiHandlers } from '../../platform/http/public.ts'
import { requestDayOf } from './request-day.ts'
import {
  countSchedules,
  deleteSchedule,
  findSchedule,
  insertSchedule,
  listSchedules,
  updateSchedule,
  type ScheduleRow,
} from './store.ts'

const maxSchedules = 50

const toSchedule = ({
  id,
  invoice_id,
  buyer_name,
  amount,
  rule,
  next_on,
  issue_date,
  requested_at,
  created_at,
}: ScheduleRow): RequestSchedule => ({
  id,
  invoice_id,
  buyer_name: buyer_name ?? '',
  amount,
  rule,
  next_on,
  request_day: requestDayOf({ issue_date, at: requested_at }),
  created_at: created_at.toISOString(),
})

/** The schedule that was just written. */
async function readSchedule(db: Db, companyId: number, id: number): Promise<RequestSchedule> {
  const schedule = await findSchedule(db, companyId, id)
  if (!schedule) throw new Error(`No schedule ${id} of company ${companyId}`)
  return toSchedule(schedule)
}

const firstDay = (rule: ScheduleRule, requestDay: string, now: Date): string =>
  firstScheduledDay(rule, { today: japanDay(now), requestDay }, holidays)

const isSameRule = (one: ScheduleRule, other: ScheduleRule): boolean =>
  one.kind === 'day_of_month' && other.kind === 'day_of_month' ? one.day === other.day : one.kind === other.kind

export const requestSchedulesHandlers: ApiHandlers<typeof requestSchedules> = {
  listRequestSchedules: async ({ query }, { db, session }) => {
    const [rows, total_count] = await Promise.all([
      listSchedules(db, session.company_id, query),
      countSchedules(db, session.company_id),
    ])
    return { schedules: rows.map(toSchedule), total_count }
  },

  createRequestSchedule: ({ body, refuse }, { db: pool, session, now }) =>
    inTransaction(pool, async db => {
      const { company_id, user_id } = session
      const { invoice } = (await findRequest(db, company_id, body.invoice_id)) ?? refuse('invoice_request_not_found')
      await lockCompany(db, company_id)
      if ((await countSchedules(db, company_id)) >= maxSchedules) refuse('schedule_limit_reached')
      const { issue_date, created_at } = invoice
      const next_on = firstDay(body.rule, requestDayOf({ issue_date, at: created_at }), now())
      const id =
        (await insertSchedule(db, {
          company_id,
          created_by: user_id,
          invoice_id: invoice.id,
          rule: body.rule,
          next_on,
          created_at: now(),
        })) ?? refuse('schedule_already_exists')
      return readSchedule(db, company_id, id)
    }),

  updateRequestSchedule: ({ params, body: { rule, known_rule }, refuse }, { db: pool, session: { company_id }, now }) =>
    inTransaction(pool, async db => {
      await lockCompany(db, company_id)
      const schedule = (await findSchedule(db, company_id, params.id)) ?? refuse('schedule_not_found')
      // The call of a lost answer finds its own change.
      const isMeant = [rule, known_rule].some(meant => meant && isSameRule(schedule.rule, meant))
      if (known_rule && !isMeant) refuse('schedule_changed')
      const { issue_date, requested_at } = schedule
      const next_on = firstDay(rule, requestDayOf({ issue_date, at: requested_at }), now())
      if (!(await updateSchedule(db, company_id, params.id, { rule, next_on }))) refuse('schedule_not_found')
      return readSchedule(db, company_id, params.id)
    }),

  deleteRequestSchedule: async ({ params, refuse }, { db, session }) =>
    (await deleteSchedule(db, session.company_id, params.id)) ? {} : refuse('schedule_not_found'),
}
