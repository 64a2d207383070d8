import { createGateway } from '../../../api/src/platform/gateway/client.ts'
import { lapseRequests } from '../../../api/src/payments/collections/ending/jobs.ts'
import { deleteOutbox } from '../../../api/src/platform/jobs/store.ts'
import { runJob } from '../../../api/src/worker/run-job.ts'
import { createTestApp } from '../../../api/src/testing/app/app.ts'
import { startGateway } from '../../../api/src/testing/outside/gateway.ts'
import { createPayer, type Payer } from '../../../api/src/testing/companies/payment.ts'
import { askAboutAll } from '../harness/ask-about-all.ts'
import { type Journal, openJournal } from '../harness/journal.ts'
import { connectOracle, type Violation } from '../oracle/world.ts'
import { judge } from '../oracle/oracle.ts'
import { checkpoint } from './death.ts'

const gatewayTimeoutMs = 8_000

export type Stage = Awaited<ReturnType<typeof openStage>>

/** The real API, PostgreSQL and gateway for one enumerated run; its processes die by `checkpoint`. */
export async function openStage() {
  const gateway = await startGateway()
  const app = await createTestApp({ variables: gateway.variables, services: { checkpoint } })
  const gatewayOfStage = createGateway(app.config, gatewayTimeoutMs)
  // The app reads its services on every call.
  for (const services of [app.services, app.worker, app.examiner]) Object.assign(services, { gateway: gatewayOfStage })
  const journal: Journal = openJournal()
  const payers: Payer[] = []
  let lastTurnAt = new Date()

  /** The queue delivers at least once: here every job runs twice. A failed one stays for the next round. */
  const runJobs = async (): Promise<void> => {
    const rows = await app.db.selectFrom('outbox').select(['id', 'kind', 'payload']).orderBy('id').execute()
    for (const { id, kind, payload } of rows) {
      try {
        await runJob(app.worker, kind, payload)
        await runJob(app.worker, kind, payload)
        await deleteOutbox(app.db, [id])
      } catch {
        /* tried again in the next round */
      }
    }
  }

  return {
    app,
    gateway,
    journal,
    createPayer: async (): Promise<Payer> => {
      const payer = await createPayer(app, gateway)
      payers.push(payer)
      return payer
    },
    /** The database is restored to the moment before the application; the gateway remembers. */
    deleteOrder: async (order_id: string): Promise<void> => {
      const payment = app.db.selectFrom('payment_transactions').select('id').where('order_id', '=', order_id)
      await app.db.deleteFrom('gateway_calls').where('payment_id', 'in', payment).execute()
      await app.db.deleteFrom('payment_evidence').where('payment_id', 'in', payment).execute()
      await app.db.deleteFrom('payment_transactions').where('order_id', '=', order_id).execute()
    },
    /** Time passes and the worker does its share. */
    recover: async (rounds = 3): Promise<void> => {
      for (let round = 0; round < rounds; round++) {
        app.clock.advance({ minutes: 3 })
        // The gateway has the clock of this machine.
        lastTurnAt = new Date()
        await askAboutAll(app.worker)
        await runJobs()
      }
      // Those that were being paid when their time was over.
      await lapseRequests.run(app.worker, {})
      await runJobs()
      await Promise.all(payers.map(payer => payer.signInAgain()))
    },
    judge: async (): Promise<Violation[]> => {
      const oracle = await connectOracle(app.databaseUrl)
      const orders = new Map((await gateway.orders()).map(order => [order.order_id, order]))
      try {
        return await judge({ rows: oracle.rows, orders, journal: journal.entries, now: app.clock.now(), lastTurnAt })
      } finally {
        await oracle.close()
      }
    },
    close: async (): Promise<void> => {
      await app.close()
      await gateway.close()
    },
  }
}
