import { Hono } from 'hono'
import { acsEndpoint } from './acs/endpoint.ts'
import { adminEndpoint } from './admin-endpoint.ts'
import type { Sandbox } from './context.ts'
import { openDatabase } from './database.ts'
import { gatewayEndpoint } from './gateway-endpoint.ts'
import { createPushSender } from './pushes/sender.ts'
import { tokenEndpoint } from './tokens/endpoint.ts'

export type SandboxSettings = Omit<Sandbox, 'database' | 'now' | 'wakePushes'> & {
  dataDir: string
  now?: () => Date
  pushRetryDelaysMs?: readonly number[]
}

/** A card gateway to test against: its routes and a way to stop it. */
export function openSandbox({ dataDir, now = () => new Date(), pushRetryDelaysMs, ...settings }: SandboxSettings) {
  const database = openDatabase(dataDir)
  const pushes = createPushSender({ database, now, merchant: settings.merchant, retryDelaysMs: pushRetryDelaysMs })
  const sandbox: Sandbox = { ...settings, database, now, wakePushes: pushes.wake }
  pushes.wake()

  const routes = new Hono()
  routes.route('/', tokenEndpoint(sandbox))
  routes.route('/', gatewayEndpoint(sandbox))
  routes.route('/', acsEndpoint(sandbox))
  routes.route('/', adminEndpoint(sandbox))

  async function close(): Promise<void> {
    await pushes.stop()
    database.close()
  }
  return { routes, close }
}
