import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after } from 'node:test'

interface OtlpSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly attributes: readonly {
    readonly key: string
    readonly value: { readonly stringValue?: string; readonly intValue?: number }
  }[]
}

/** An OpenTelemetry collector: takes spans by OTLP over HTTP. */
export async function startCollector() {
  const spans: OtlpSpan[] = []
  const origin = await listen(async (request, response) => {
    const { resourceSpans } = JSON.parse(await textOf(request)) as {
      resourceSpans: { scopeSpans: { spans: OtlpSpan[] }[] }[]
    }
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(scope => scope.spans)))
    response.writeHead(request.url === '/v1/traces' ? 200 : 404, { 'content-type': 'application/json' }).end('{}')
  })
  return { origin, spans }
}

/** Stands before a server and records the `traceparent` of each path that is asked for. */
export async function startTracedFront(target: () => string) {
  const seen = new Map<string, string | undefined>()
  let notice = () => {}
  const origin = await listen(async (request, response) => {
    const path = request.url ?? '/'
    seen.set(path, request.headers.traceparent as string | undefined)
    const answer = await fetch(target() + path, {
      method: request.method ?? 'GET',
      body: await textOf(request),
      headers: { 'content-type': 'application/json' },
    })
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text())
    notice()
  })
  /** Waits until a path was asked for. */
  const asked = async (path: string): Promise<string | undefined> => {
    while (!seen.has(path))
      await new Promise<void>(resolve => {
        notice = resolve
      })
    return seen.get(path)
  }
  return { origin, seen, asked }
}

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  after(() => {
    server.close().closeAllConnections()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}
