import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { clientNetwork } from './client-network.ts'
import type { ServerLimits } from './limits.ts'

type BodyLimits = Pick<ServerLimits, 'bodyGraceMs' | 'bodyBytesPerSecond' | 'bodyMs' | 'bodiesPerAddress'>

/** Passes on requests whose sender has few unfinished bodies, and closes those whose body is too slow. */
export function limitBodies(
  limits: BodyLimits,
  addressOf: (request: IncomingMessage) => string,
  listener: RequestListener,
): RequestListener {
  const unfinished = new UnfinishedBodies()
  return (request, response) => {
    if (!hasBody(request)) return listener(request, response)
    const network = clientNetwork(addressOf(request))
    if (unfinished.countOf(network) >= limits.bodiesPerAddress) return refuse(response)
    unfinished.add(network, request)
    closeWhenSlow(limits, request, response)
    return listener(request, response)
  }
}

/** Requests by sender. One whose bytes are all here is finished, whether its handler has read them or not. */
class UnfinishedBodies {
  readonly #requests = new Map<string, Set<IncomingMessage>>()

  countOf(network: string): number {
    const requests = this.#requests.get(network)
    for (const request of requests ?? []) if (request.complete) requests?.delete(request)
    return requests?.size ?? 0
  }

  add(network: string, request: IncomingMessage): void {
    const requests = this.#requests.get(network) ?? new Set()
    this.#requests.set(network, requests.add(request))
    request.once('close', () => {
      requests.delete(request)
      if (requests.size === 0 && this.#requests.get(network) === requests) this.#requests.delete(network)
    })
  }
}

function closeWhenSlow(
  { bodyGraceMs, bodyBytesPerSecond, bodyMs }: BodyLimits,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { socket } = request
  const [startedAt, bytesBefore] = [performance.now(), socket.bytesRead]
  const look = (): void => {
    if (request.complete) return
    const givenMs = bodyGraceMs + ((socket.bytesRead - bytesBefore) / bodyBytesPerSecond) * 1000
    const leftMs = Math.min(givenMs, bodyMs) - (performance.now() - startedAt)
    if (leftMs > 0) timer = setTimeout(look, leftMs).unref()
    else closeLate(request, response)
  }
  let timer = setTimeout(look, Math.min(bodyGraceMs, bodyMs)).unref()
  request.once('close', () => clearTimeout(timer))
}

/** As Node ends a request whose headers are late: its handler finds that its caller has left. */
function closeLate({ socket }: IncomingMessage, { headersSent }: ServerResponse): void {
  if (!headersSent && socket.writable) socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n')
  socket.destroySoon()
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

const refuse = (response: ServerResponse): void => {
  response
    .writeHead(429, {
      connection: 'close',
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '5',
    })
    .end(
      JSON.stringify({
        status: 'too_many_requests',
        message: 'お手続きの回数が上限に達しました。しばらく時間をおいてから、もう一度お試しください。',
      }),
    )
}
