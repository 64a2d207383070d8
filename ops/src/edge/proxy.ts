import { request as send, type IncomingMessage, type ServerResponse } from 'node:http'
import { request as sendSecurely } from 'node:https'

/** Headers that belong to one connection (RFC 9110, 7.6.1). */
const hopByHop = ['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'transfer-encoding', 'upgrade']
const timeoutMs = 30_000

/** Passes a request on to the API and streams the answer back; a dead API gets a typed 503. */
export function proxy(origin: string, request: IncomingMessage, response: ServerResponse): void {
  const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !hopByHop.includes(name)))
  const url = new URL(request.url ?? '/', origin)
  const upstream = (url.protocol === 'https:' ? sendSecurely : send)(url, {
    method: request.method,
    headers: { ...headers, 'x-forwarded-for': request.socket.remoteAddress, 'x-forwarded-host': request.headers.host },
    timeout: timeoutMs,
  })
  upstream.on('response', answer => {
    const answerHeaders = Object.fromEntries(
      Object.entries(answer.headers).filter(([name]) => !hopByHop.includes(name)),
    )
    response.writeHead(answer.statusCode ?? 502, answerHeaders)
    answer.pipe(response)
    answer.on('error', () => response.destroy())
  })
  upstream.on('timeout', () => upstream.destroy(new Error(`No answer within ${timeoutMs} ms`)))
  upstream.on('error', () => {
    if (response.headersSent) return response.destroy()
    response.writeHead(503, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '5',
    })
    return response.end(
      JSON.stringify({
        status: 'service_unavailable',
        message: 'ただいまサービスに接続できません。しばらくしてからもう一度お試しください。',
      }),
    )
  })
  response.on('close', () => upstream.destroy())
  request.pipe(upstream)
}
