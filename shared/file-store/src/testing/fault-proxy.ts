import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What goes wrong between us and a store. `times` limits it to so many requests. */
interface Fault {
  readonly kind:
    | 'refuse'
    | 'answer-500'
    | 'cut-answer'
    | 'change-answer'
    | 'change-request'
    | 'stall'
    | 'stall-in-answer'
  /** Requests that it happens to: method and path. */
  readonly of: RegExp
  readonly times?: number
}

/** What a request of the store looked like. */
interface SeenRequest {
  readonly method: string
  readonly path: string
  readonly headers: IncomingMessage['headers']
}

/** A way to a store on which things go wrong. */
export async function startFaultProxy(target: string) {
  const { hostname, port } = new URL(target)
  const seen: SeenRequest[] = []
  let fault: Fault | undefined
  let left = 0
  let held: Held | undefined
  const server = createServer(async (incoming, outgoing) => {
    const { method = '', url = '' } = incoming
    seen.push({ method, path: url, headers: incoming.headers })
    if (held?.of.test(`${method} ${url}`)) {
      held.reach()
      await held.released
    }
    const kind = fault && left > 0 && fault.of.test(`${method} ${url}`) ? fault.kind : undefined
    if (kind) left--
    forward(incoming, outgoing, { hostname, port, kind })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    inject: (next: Fault | undefined) => {
      fault = next
      left = next?.times ?? Infinity
    },
    /** Lets requests of a kind wait: `reached` once one does, until `release`. */
    hold: (of: RegExp) => {
      const [reached, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      held = { of, reach: reached.resolve, released: released.promise }
      const release = (): void => {
        held = undefined
        released.resolve()
      }
      return { reached: reached.promise, release }
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

interface Held {
  readonly of: RegExp
  readonly reach: () => void
  readonly released: Promise<void>
}

interface Way {
  readonly hostname: string
  readonly port: string
  readonly kind: Fault['kind'] | undefined
}

function forward(incoming: IncomingMessage, outgoing: ServerResponse, { hostname, port, kind }: Way): void {
  if (kind === 'refuse') return void incoming.socket.destroy()
  if (kind === 'stall') return void incoming.resume()
  if (kind === 'answer-500') {
    incoming.resume()
    return void outgoing
      .writeHead(500, { 'content-type': 'application/xml' })
      .end('<Error><Code>InternalError</Code></Error>')
  }
  // The signature names the host that was asked.
  const { method, url: path, headers } = incoming
  const onward = request({ hostname, port, method, path, headers }, answer => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    if (kind === 'cut-answer' || kind === 'stall-in-answer')
      return void answer.once('data', (chunk: Buffer) => {
        outgoing.write(chunk.subarray(0, chunk.length >> 1), () => {
          if (kind === 'cut-answer') outgoing.destroy()
        })
        answer.destroy()
      })
    answer.on('data', (chunk: Buffer) => outgoing.write(kind === 'change-answer' ? changed(chunk) : chunk))
    answer.on('end', () => outgoing.end())
  })
  onward.on('error', () => outgoing.destroy())
  incoming.on('data', (chunk: Buffer) => onward.write(kind === 'change-request' ? changed(chunk) : chunk))
  incoming.on('end', () => onward.end())
  incoming.on('close', () => incoming.complete || onward.destroy())
}

function changed(chunk: Buffer): Buffer {
  const copy = Buffer.from(chunk)
  copy[0] = (copy[0] ?? 0) ^ 1
  return copy
}
