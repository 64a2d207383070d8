import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { fresh, securityHeaders } from './headers.ts'
import { proxy } from './proxy.ts'
import { serveFile } from './static.ts'

export interface EdgeOptions {
  /** Folder of the release store. */
  readonly releases: string
  /** Folder of the environment: `index.html` and `environment.json`. */
  readonly environment: string
  readonly apiOrigin: string
}

const compress = promisify(brotliCompress)
const isForApi = (path: string) => /^\/(api|dev)(\/|$)/.test(path) || path === '/healthz' || path === '/reports'

/** The one URL in front of everything: page, releases and API. */
export function createEdge(options: EdgeOptions): Server {
  const server = createServer((request, response) => {
    answer(options, request, response).catch((error: unknown) => {
      console.error(error)
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  })
  // As long as the API takes: ten megabytes over half a megabit a second need nearly three minutes.
  server.requestTimeout = 300_000
  return server
}

async function answer(options: EdgeOptions, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = (request.url ?? '/').split('?')[0] ?? '/'
  for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value)
  if (isForApi(path)) return proxy(options.apiOrigin, request, response)
  if (request.method !== 'GET' && request.method !== 'HEAD') return end(response, 405)
  if (path === '/environment.json') return sendEnvironment(options, response)
  if (path.startsWith('/releases/')) {
    if (!await serveFile(options.releases, path.slice('/releases/'.length), request, response)) end(response, 404)
    return
  }
  return sendPage(options, request, response)
}

const end = (response: ServerResponse, status: number): void => {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end()
}

async function sendEnvironment({ environment }: EdgeOptions, response: ServerResponse): Promise<void> {
  const live = await readFile(join(environment, 'environment.json'))
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }).end(live)
}

let compressed: { readonly html: string, readonly brotli: Buffer } | undefined

async function sendPage({ environment }: EdgeOptions, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const html = await readFile(join(environment, 'index.html'), 'utf8')
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': fresh, 'vary': 'accept-encoding' }
  if (!(request.headers['accept-encoding'] ?? '').includes('br')) {
    response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : html)
    return
  }
  if (compressed?.html !== html) compressed = { html, brotli: await compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }) }
  response.writeHead(200, { ...headers, 'content-encoding': 'br' }).end(request.method === 'HEAD' ? undefined : compressed.brotli)
}
