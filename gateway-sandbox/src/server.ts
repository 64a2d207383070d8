import { documentEndpoint } from '@invoice-card/card-frame/document-endpoint'
import { serve } from '@invoice-card/card-frame/serve'
import { Hono } from 'hono'
import type { Environment } from './environment.ts'
import { openSandbox, type SandboxSettings } from './sandbox.ts'

type TestSettings = Pick<SandboxSettings, 'now' | 'pushRetryDelaysMs'>

/** The card document and the gateway sandbox at one origin, as a developer has them. Rejects if the port is taken. */
export async function createSandboxServer(environment: Environment, test: TestSettings = {}) {
  const document = await documentEndpoint(environment)
  const sandbox = openSandbox({ ...environment, ...test })
  const app = new Hono().route('/', document).route('/', sandbox.routes)
  const server = await serve(app, environment).catch(async (error: unknown) => {
    await sandbox.close()
    throw error
  })

  async function close(): Promise<void> {
    await server.close()
    await sandbox.close()
  }
  return { close }
}
