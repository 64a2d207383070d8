import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'

/** A way to a database on which a test sees all that is sent to the server. */
export interface WatchedWire {
  /** Of the same database. */
  readonly url: string
  /** The packets since it was asked last, in their order. */
  readonly take: () => readonly Buffer[]
  readonly close: () => void
}

export async function watchWire(databaseUrl: string): Promise<WatchedWire> {
  const url = new URL(databaseUrl)
  const port = Number(url.port)
  const sent: Buffer[] = []
  const wire = createServer(near => {
    const far = connect(port, '127.0.0.1')
    near.on('data', packet => sent.push(packet))
    near.pipe(far).pipe(near)
  }).listen(0, '127.0.0.1')
  await once(wire, 'listening')
  url.host = `127.0.0.1:${(wire.address() as AddressInfo).port}`
  return { url: url.href, take: () => sent.splice(0), close: () => wire.close() }
}
