import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'
import { once } from 'node:events'
import { Server } from 'node:http'

// Calls take milliseconds; what is open for longer is a browser's spare connection.
const drainMs = 500

/** Listens and answers `GET /healthz` as well. Rejects if the port is taken; `close` ends open calls after half a second. */
export async function serve(app: Hono, { port, host }: { port: number; host: string }) {
  app.get('/healthz', c => c.json({ status: 'ok' }))
  const server = createAdaptorServer({ fetch: app.fetch })
  server.listen(port, host)
  await once(server, 'listening')

  async function close(): Promise<void> {
    const closed = once(server, 'close')
    server.close()
    const deadline = setTimeout(() => server instanceof Server && server.closeAllConnections(), drainMs)
    if (server instanceof Server) server.closeIdleConnections()
    await closed
    clearTimeout(deadline)
  }
  return { close }
}
