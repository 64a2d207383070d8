import type { RequestSchedule, requestSchedules } from '@invoice-card/contracts'
import { japanDay, nextMonthlyDay } from '@invoice-card/domain'
import { holidays } from '../../parties/banks/public.ts'
import { findRequest } from '../collections/public.ts'
import { inTransaction, lockCompany } from '../../platform/database/public.ts'
import type { ApiHandlers } from '../../platform/http/public.ts'
import {
  countSchedules,
  deleteSchedule,
  getSchedule,
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
  created_at,
}: ScheduleRow): RequestSchedule => ({
  id,
  invoice_id,
  buyer_name: buyer_name ?? '',
  amount,
  rule,
  next_on,
  created_at: created_at.toISOString(),
})

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
      const next_on = nextMonthlyDay(body.rule, japanDay(now()), holidays)
      const id =
        (await insertSchedule(db, {
          company_id,
          created_by: user_id,
          invoice_id: invoice.id,
          rule: body.rule,
          next_on,
          created_at: now(),
        })) ?? refuse('schedule_already_exists')
      return toSchedule(await getSchedule(db, company_id, id))
    }),

  updateRequestSchedule: ({ params, body: { rule }, refuse }, { db: pool, session: { company_id }, now }) =>
    inTransaction(pool, async db => {
      const next_on = nextMonthlyDay(rule, japanDay(now()), holidays)
      if (!(await updateSchedule(db, company_id, params.id, { rule, next_on }))) refuse('schedule_not_found')
      return toSchedule(await getSchedule(db, company_id, params.id))
    }),

  deleteRequestSchedule: async ({ params, refuse }, { db, session }) =>
    (await deleteSchedule(db, session.company_id, params.id)) ? {} : refuse('schedule_not_found'),
}
