import { createServer } from 'node:net'
import { OpsError } from '../applications.ts'

/** Ports of a local run: PORT is the edge, the others follow. */
export interface Ports {
  readonly edge: number
  readonly api: number
  readonly cardFrame: number
  readonly database: number
  /** Examiners, on a port of their own. */
  readonly backoffice: number
}

/** @throws OpsError for a PORT that is no port or leaves no room for the others. */
export function readPorts(text = process.env.PORT ?? '3000'): Ports {
  const edge = Number(text)
  if (!Number.isInteger(edge) || edge < 1 || edge > 65_531)
    throw new OpsError(`PORT=${text} is not a port between 1 and 65531`)
  return { edge, api: edge + 1, cardFrame: edge + 2, database: edge + 3, backoffice: edge + 4 }
}

/** @throws OpsError naming the first port that something else listens on. */
export async function assertFree(ports: readonly number[]): Promise<void> {
  for (const port of ports) {
    if (!(await isFree(port)))
      throw new OpsError(
        `Port ${port} is taken. Stop what listens there, or move everything: PORT=${ports[0] === 3000 ? 4000 : 3000} npx pnpm@12 start`,
      )
  }
}

/** A server on all interfaces may sit beside one on a single address, so both are tried. */
export async function isFree(port: number): Promise<boolean> {
  for (const address of ['127.0.0.1', '::1', undefined]) {
    const failure = await listenOnce(port, address)
    if (failure === 'EADDRINUSE') return false
  }
  return true
}

const listenOnce = (port: number, address: string | undefined): Promise<string | null> =>
  new Promise(resolve => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'unknown'))
    server.listen({ port, host: address, exclusive: true }, () => server.close(() => resolve(null)))
  })
