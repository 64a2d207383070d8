import { type Insertable, sql } from 'kysely'
import { type Db, type GatewayPushesTable, json } from '../../platform/database/public.ts'
import { type JobName, type JobPayload, waitingJob } from '../../platform/jobs/public.ts'
import { undeterminedRegistrations } from '../saved-cards/public.ts'

const jobs = {
  payment: 'settlePayment',
  registration: 'settleCardRegistration',
} as const satisfies Record<string, JobName>
const keys = {
  payment: 'payment_id' satisfies keyof JobPayload<'settlePayment'>,
  registration: 'registration_id' satisfies keyof JobPayload<'settleCardRegistration'>,
}

/**
 * Saves a push as it came, with a job for each of its orders whose end is not known; one that came before adds nothing.
 * All in one statement: a push that was saved without its job would not come again.
 */
export async function savePush(
  db: Db,
  { push_id, body, received_at }: Omit<Insertable<GatewayPushesTable>, 'order_id'>,
  orderIds: readonly string[],
): Promise<void> {
  const isAbout = sql`order_id = any(${[...orderIds]}::text[])`
  await sql`
    with push as (
      insert into gateway_pushes (push_id, order_id, body, received_at)
      values (${push_id}, ${orderIds.join(' ')}, ${json(body)}::jsonb, ${received_at}::timestamptz)
      on conflict (push_id) do nothing returning push_id
    ), undecided (kind, payload) as (
      select ${jobs.payment}::text, jsonb_build_object(${keys.payment}::text, id)
      from payment_transactions where ${isAbout} and is_undetermined
      union all
      select ${jobs.registration}::text, jsonb_build_object(${keys.registration}::text, id)
      from card_registrations
      where ${isAbout} and status in (${sql.join(undeterminedRegistrations.map(status => sql.lit(status)))})
    )
    insert into outbox (kind, payload, traceparent)
    select kind, payload, ${waitingJob(jobs.payment).traceparent}::text from undecided, push`.execute(db)
}
