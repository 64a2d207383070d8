import { request as send, type ClientRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import { request as sendSecurely } from 'node:https'
import { urlToHttpOptions } from 'node:url'
import type { Upstreams } from './upstreams.ts'

/** Headers that belong to one connection (RFC 9110, 7.6.1). */
const hopByHop = ['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'transfer-encoding', 'upgrade']
const timeoutMs = 30_000
/** A machine that is gone answers nothing, not even no. */
const connectTimeoutMs = 2_000

interface Target {
  readonly upstreams: Upstreams
  /** Of the body. */
  readonly maxBytes: number
}

/**
 * Passes a request on to an API and streams the answer back. Where one cannot be reached, the next is asked; a request
 * that may have arrived is sent again only if it changes nothing. Without any API there is a typed 503.
 */
export function proxy({ upstreams, maxBytes }: Target, request: IncomingMessage, response: ServerResponse): void {
  let current: ClientRequest | undefined
  const attempt = ([url, ...others]: readonly URL[]): void => {
    if (!url) return unavailable(response)
    const upstream = open(url, request)
    current = upstream
    let hasArrived = false
    onConnected(upstream, () => {
      hasArrived = true
      request.pipe(upstream)
    })
    upstream.on('response', answer => passBack(answer, response))
    upstream.on('error', () => {
      if (!hasArrived) upstreams.rest(url)
      if (response.destroyed) return
      if (response.headersSent) return void response.destroy()
      if (!hasArrived || isSafe(request)) return attempt(others)
      unavailable(response)
    })
  }
  attempt(upstreams.inTurn())
  response.on('close', () => current?.destroy())
  let bytes = 0
  request.on('data', (part: Buffer) => {
    bytes += part.length
    if (bytes > maxBytes) response.destroy()
  })
  // Nothing is read before somebody takes it.
  request.pause()
}

/** Changes nothing and has no body, of which a part would be gone. */
const isSafe = ({ method, headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') && !headers['content-length'] && !headers['transfer-encoding']

function open(url: URL, request: IncomingMessage): ClientRequest {
  const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !hopByHop.includes(name)))
  const upstream = (url.protocol === 'https:' ? sendSecurely : send)({
    ...urlToHttpOptions(url),
    // As it came: what a URL would tidy up was refused before.
    path: request.url,
    method: request.method,
    headers: { ...headers, 'x-forwarded-for': request.socket.remoteAddress, 'x-forwarded-host': request.headers.host },
    timeout: timeoutMs,
  })
  upstream.on('timeout', () => upstream.destroy(new Error(`No answer within ${timeoutMs} ms`)))
  return upstream
}

function onConnected(upstream: ClientRequest, begin: () => void): void {
  upstream.on('socket', socket => {
    if (!socket.connecting) return begin()
    const timer = setTimeout(
      () => upstream.destroy(new Error(`No connection within ${connectTimeoutMs} ms`)),
      connectTimeoutMs,
    )
    upstream.once('close', () => clearTimeout(timer))
    socket.once('connect', () => {
      clearTimeout(timer)
      begin()
    })
  })
}

function passBack(answer: IncomingMessage, response: ServerResponse): void {
  const headers = Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !hopByHop.includes(name)))
  response.writeHead(answer.statusCode ?? 502, headers)
  answer.pipe(response)
  answer.on('error', () => response.destroy())
}

const unavailable = (response: ServerResponse): void => {
  response
    .writeHead(503, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '5',
    })
    .end(
      JSON.stringify({
        status: 'service_unavailable',
        message: 'ただいまサービスに接続できません。しばらくしてからもう一度お試しください。',
      }),
    )
}
