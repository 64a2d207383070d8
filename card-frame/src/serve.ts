import { getRequestListener } from '@hono/node-server'
import { createLimitedServer } from '@invoice-card/server-limits'
import type { Hono } from 'hono'
import { once } from 'node:events'

// Calls take milliseconds; a connection open for longer is a browser's spare one.
const drainMs = 500

/**
 * Listens and answers `GET /healthz` as well. Rejects if the port is taken; `close` ends open calls after half a
 * second.
 */
export async function serve(app: Hono, { port, host }: { port: number; host: string }) {
  app.get('/healthz', c => c.json({ status: 'ok' }))
  // A proxy that ends TLS stands before it: its connections are everybody's.
  const limits = { connectionsPerAddress: Infinity, bodiesPerAddress: Infinity }
  const server = createLimitedServer(getRequestListener(app.fetch), { limits })
  server.listen(port, host)
  await once(server, 'listening')

  async function close(): Promise<void> {
    const closed = once(server, 'close')
    server.close()
    const deadline = setTimeout(() => server.closeAllConnections(), drainMs)
    server.closeIdleConnections()
    await closed
    clearTimeout(deadline)
  }
  return { close }
}
