import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect as connectSocket, createServer, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { after, test } from 'node:test'
import { invoices } from '@invoice-card/contracts'
import { sql } from 'kysely'
import { createApp } from '../../server/app.ts'
import { connect } from '../database/connection.ts'
import { startSession } from '../../identity/sessions/start-session.ts'
import { createTestClient, isRefusedCall } from '../../testing/app/client.ts'
import { startAppWithPayer } from '../../testing/companies/payer-app.ts'

const { app, payer } = await startAppWithPayer()

/** A way to the database that can be cut, as a server that is killed cuts it: without a word. */
async function startWire() {
  const { port } = new URL(app.databaseUrl)
  const sockets = new Set<Socket>()
  const server = createServer(near => {
    const far = connectSocket(Number(port), '127.0.0.1')
    for (const socket of [near, far]) sockets.add(socket.on('error', () => {}))
    near.pipe(far).pipe(near)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(app.databaseUrl)
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  after(() => {
    cut()
    server.close()
  })
  return { url: url.href, cut }
}

// Rolling back on the lost connection fails as well, and its error took the place of the one that says so: users read
// of a defect.
test('asks to try again when the database goes away in the middle of a transaction', async () => {
  const { invoice_id } = await payer.pay()
  const wire = await startWire()
  const db = connect(wire.url)
  const tokens = await startSession(app.db, app.services, payer.userId, 'test')
  const client = createTestClient(createApp({ ...app.services, db }), invoices, () => tokens)
  await app.db.transaction().execute(async trx => {
    await trx.selectFrom('invoices').select('id').where('id', '=', invoice_id).forUpdate().execute()
    const refused = assert.rejects(
      client.cancelInvoice({ params: { id: invoice_id } }),
      isRefusedCall('service_unavailable'),
    )
    for (let tries = 0, waiting = 0; waiting === 0 && tries < 500; tries++) {
      const { rows } =
        await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
          app.db,
        )
      waiting = rows.length
      await delay(10)
    }
    wire.cut()
    await refused
  })
  await db.destroy()
})
