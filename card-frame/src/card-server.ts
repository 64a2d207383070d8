import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { once } from 'node:events'
import { Server } from 'node:http'
import { documentEndpoint } from './document-endpoint.ts'
import type { Environment } from './environment.ts'
import { openSandbox, type SandboxSettings } from './sandbox/sandbox.ts'

// Calls take milliseconds; what is open for longer is a browser's spare connection.
const drainMs = 500

type TestSettings = Pick<SandboxSettings, 'now' | 'pushRetryDelaysMs'>

/** The card document and, unless switched off, the gateway sandbox at one origin. Rejects if the port is taken. */
export async function createCardServer(environment: Environment, test: TestSettings = {}) {
  const { merchant, tokenApiKey, cardOrigin, pushUrl, dataDir, sandboxAdminToken: adminToken } = environment
  const app = new Hono()
  app.get('/healthz', c => c.json({ status: 'ok' }))
  app.route('/', await documentEndpoint(environment))
  const sandbox = environment.hasSandbox
    ? openSandbox({ merchant, tokenApiKey, cardOrigin, pushUrl, dataDir, adminToken, ...test })
    : undefined
  if (sandbox) app.route('/', sandbox.routes)

  const server = createAdaptorServer({ fetch: app.fetch })
  server.listen(environment.port, environment.host)
  await once(server, 'listening')

  async function close(): Promise<void> {
    const closed = once(server, 'close')
    server.close()
    const deadline = setTimeout(() => server instanceof Server && server.closeAllConnections(), drainMs)
    if (server instanceof Server) server.closeIdleConnections()
    await closed
    clearTimeout(deadline)
    await sandbox?.close()
  }
  return { close }
}
