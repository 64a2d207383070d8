import { Agent, request, type IncomingHttpHeaders } from 'node:http'
import { createSecureServer } from 'node:http2'
import type { Certificate } from './certificate.ts'

/** Headers of one HTTP/1.1 connection; HTTP/2 forbids them. */
const connectionHeaders = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection']

/** TLS and HTTP/2 in front of an edge, as production has them. Gives its origin and how to end it. */
export async function startSecureFront(
  edge: string,
  port: number,
  { key, cert }: Certificate,
): Promise<{ readonly origin: string; readonly stop: () => void }> {
  const agent = new Agent({ keepAlive: true })
  const server = createSecureServer({ key, cert }, (incoming, outgoing) => {
    const headers = { ...without(incoming.headers, name => name.startsWith(':')), host: new URL(edge).host }
    const attempt = (): void => {
      const upstream = request(new URL(incoming.url, edge), { agent, method: incoming.method, headers })
      upstream.on('response', answer => {
        outgoing.writeHead(
          answer.statusCode ?? 502,
          without(answer.headers, name => connectionHeaders.includes(name)),
        )
        answer.pipe(outgoing)
      })
      // The edge may end an open connection at the very moment that it is used again.
      upstream.on('error', (error: NodeJS.ErrnoException) =>
        upstream.reusedSocket && error.code === 'ECONNRESET' && incoming.method === 'GET'
          ? attempt()
          : outgoing.stream.close(),
      )
      outgoing.stream.on('close', () => upstream.destroy())
      if (incoming.method === 'GET') upstream.end()
      else incoming.pipe(upstream)
    }
    attempt()
  })
  const sessions = new Set<{ destroy: () => void }>()
  server.on('session', session => {
    sessions.add(session)
    session.on('close', () => sessions.delete(session))
  })
  await new Promise<void>(resolve => server.listen(port, resolve))
  return {
    origin: `https://localhost:${port}`,
    stop: () => {
      server.close()
      for (const session of sessions) session.destroy()
      agent.destroy()
    },
  }
}

const without = (headers: IncomingHttpHeaders, isDropped: (name: string) => boolean): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !isDropped(name)))
