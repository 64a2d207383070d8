import { setTimeout as delay } from 'node:timers/promises'
import { lapseRequests } from '../../../api/src/payments/collections/ending/jobs.ts'
import { reconcilePayments } from '../../../api/src/payments/reconciler/reconcile-payments.ts'
import { askAboutAll } from '../harness/ask-about-all.ts'
import { patiently } from '../cluster/patiently.ts'
import { judge } from '../oracle/oracle.ts'
import { connectOracle, type Violation, type World } from '../oracle/world.ts'
import type { Town } from '../clients/town.ts'

const roundMs = 3 * 60_000
const rounds = 15
const drainTimeoutMs = 90_000
let shiftMs = 0

/**
 * Lets the jobs finish what is in progress. The reconciler's clock is set forward, so that nobody waits for minutes to
 * pass.
 * @returns when its last turn began, in which it asks about every open payment
 */
export async function calmDown({ cluster }: Town): Promise<Date> {
  await cluster.untilReady()
  const { gateway, services, databaseUrl } = cluster
  const laterServices = { ...services, now: () => new Date(Date.now() + shiftMs) }
  const oracle = await patiently(() => connectOracle(databaseUrl))
  try {
    for (let round = 0; round < rounds; round++) {
      shiftMs += roundMs
      // The queue waits before it tries again what failed: that time passes now. What died is taken over by itself.
      await oracle.rows(`update pgboss.job set start_after = now() where state = 'retry'`)
      await patiently(() => reconcilePayments.run(laterServices, {}))
      await untilDrained(oracle.rows)
      const [open] = await oracle.rows<{ count: number }>(
        `select count(*) as count from payment_transactions where status in ('created', 'token_bound', 'pending') or pending_action is not null or completion is not null`,
      )
      // A payment that its buyer left at the issuer's page stays open until the gateway ends it.
      if (open?.count === 0) break
    }
    // The gateway ends an authentication whose time is over when somebody reads it.
    await gateway.orders()
    const lastTurnAt = new Date()
    shiftMs += roundMs
    await patiently(() => askAboutAll(laterServices))
    await untilDrained(oracle.rows)
    // Those whose time ended in the storm or under a buyer who was paying: the schedule's next turn is minutes away.
    await patiently(() => lapseRequests.run(services, {}))
    await untilDrained(oracle.rows)
    return lastTurnAt
  } finally {
    await oracle.close()
  }
}

async function untilDrained(rows: World['rows']): Promise<void> {
  const deadline = Date.now() + drainTimeoutMs
  while (Date.now() < deadline) {
    const [left] = await rows<{ count: number }>(
      `select (select count(*) from outbox) + (select count(*) from mails where sent_at is null and abandoned_at is null) +
        (select count(*) from pgboss.job where state = 'active' and heartbeat_on < now() - interval '5 seconds') as count`,
    )
    if (left?.count === 0) return
    await delay(200)
  }
}

/** Reads the world while nothing moves but the gateway's time. */
export async function judgeTown(
  { cluster: { gateway, databaseUrl }, journal }: Town,
  lastTurnAt: Date,
): Promise<Violation[]> {
  const oracle = await patiently(() => connectOracle(databaseUrl))
  try {
    const orders = new Map((await gateway.orders()).map(order => [order.order_id, order]))
    return await judge({ rows: oracle.rows, orders, journal: journal.entries, now: new Date(), lastTurnAt })
  } finally {
    await oracle.close()
  }
}
