import { after } from 'node:test'
import { createTestApp, type TestAppOptions } from '../app/app.ts'
import { openGateway } from '../outside/gateway.ts'
import { createPayer } from './payment.ts'

/** For a whole test file: a gateway and an app that talks to it, gone after its last test. */
export async function startAppWithGateway({ variables, ...options }: TestAppOptions = {}) {
  const gateway = await openGateway()
  // A gateway that is left would keep the process alive.
  const app = await createTestApp({ ...options, variables: { ...gateway.variables, ...variables } }).catch(
    async (error: unknown) => {
      await gateway.close()
      throw error
    },
  )
  after(async () => {
    await app.close()
    await gateway.close()
  })
  return { gateway, app }
}

/** The same with a company that is ready to pay. */
export async function startAppWithPayer(options?: TestAppOptions) {
  const { gateway, app } = await startAppWithGateway(options)
  return { gateway, app, payer: await createPayer(app, gateway) }
}
