import { chooseVariant, type CookieSecrets, openedOverride, overrideCookie } from '@invoice-card/environment/visitor'
import { createLimitedServer, type ServerLimits } from '@invoice-card/server-limits'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { declaredBytes, largestBody } from './body-bytes.ts'
import { fresh, freshForOne, securityHeaders } from './headers.ts'
import { followLivePage, type LivePage, type LivePageOptions } from './live-page.ts'
import { isPlainPath } from './plain-path.ts'
import { proxy } from './proxy.ts'
import { serveFile } from './static.ts'
import { createUpstreams, type Upstreams } from './upstreams.ts'

export interface EdgeOptions extends LivePageOptions {
  /** Folder of the release store. */
  readonly releases: string
  /** One or several APIs, which share the work. */
  readonly apiOrigins: readonly string[]
  /** Sign the cookies that hold a visitor's variant; the API has the same. */
  readonly variantSecrets: CookieSecrets
  readonly limits?: Partial<ServerLimits>
}

/** True for what the edge passes on to the API. */
export const isForApi = (path: string) => /^\/(api|dev)(\/|$)/.test(path) || path === '/healthz' || path === '/reports'

/** The one URL in front of everything: page, releases and API. */
export function createEdge(options: EdgeOptions): Server {
  const page = followLivePage(options)
  const upstreams = createUpstreams(options.apiOrigins)
  return createLimitedServer(
    (request, response) => {
      answer({ ...options, page, upstreams }, request, response).catch((error: unknown) => {
        console.error(error)
        if (!response.headersSent) response.writeHead(500)
        response.end()
      })
    },
    { limits: options.limits },
  )
}

interface Serving extends EdgeOptions {
  readonly page: () => Promise<LivePage | null>
  readonly upstreams: Upstreams
}

async function answer(options: Serving, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = (request.url ?? '/').split('?')[0] ?? '/'
  for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value)
  if (!isPlainPath(path)) return end(response, 400)
  if (isForApi(path)) {
    const maxBytes = largestBody(path)
    return declaredBytes(request) > maxBytes
      ? end(response, 413)
      : proxy({ upstreams: options.upstreams, maxBytes }, request, response)
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') return end(response, 405)
  if (path.startsWith('/releases/')) {
    if (!(await serveFile(options.releases, path.slice('/releases/'.length), request, response))) end(response, 404)
    return
  }
  const page = await options.page()
  if (!page) return unavailable(response)
  const [, id] = /^\/overrides\/([a-z0-9-]+)$/.exec(path) ?? []
  if (id !== undefined) return followLink(page, id, request, response)
  return path === '/environment.json'
    ? sendEnvironment(page, response)
    : sendPage(page, options.variantSecrets, request, response)
}

const end = (response: ServerResponse, status: number): void => {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end()
}

/** There is no set that anybody could trust: better nothing than a page of who knows whom. */
const unavailable = (response: ServerResponse): void => {
  response
    .writeHead(503, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'retry-after': '30' })
    .end('ただいまサービスを提供できません。しばらくしてからもう一度お試しください。')
}

const sendEnvironment = ({ live }: LivePage, response: ServerResponse): void => {
  response
    .writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
    .end(JSON.stringify(live))
}

/** The link of an override, or of its end. */
const followLink = ({ set }: LivePage, id: string, request: IncomingMessage, response: ServerResponse): void => {
  response
    .writeHead(303, {
      // Not `/`, which signs out.
      location: '/toppage',
      'cache-control': 'no-store',
      'set-cookie': overrideCookie(set, id, visitOf(request)),
    })
    .end()
}

const visitOf = ({ headers }: IncomingMessage) => ({
  now: Date.now(),
  isSecure: headers['x-forwarded-proto'] === 'https',
})

function sendPage(page: LivePage, secrets: CookieSecrets, request: IncomingMessage, response: ServerResponse): void {
  const { html, brotli, cookies, isForOne } = choosePage(page, secrets, request)
  if (cookies.length > 0) response.setHeader('set-cookie', cookies)
  const isBrotli = (request.headers['accept-encoding'] ?? '').includes('br')
  response
    .writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': isForOne ? freshForOne : fresh,
      vary: 'accept-encoding',
      ...(isBrotli ? { 'content-encoding': 'br' } : {}),
    })
    .end(request.method === 'HEAD' ? undefined : isBrotli ? brotli : html)
}

function choosePage({ set, pages, overrides }: LivePage, secrets: CookieSecrets, request: IncomingMessage) {
  const { cookie: sent = '' } = request.headers
  const visit = visitOf(request)
  const { id, setCookie: ended } = openedOverride(set, sent, visit)
  const override = id === null ? undefined : overrides.get(id)
  if (override) return { ...override, cookies: [], isForOne: true }
  const { variant, setCookie } = chooseVariant(set, sent, { secrets, isSecure: visit.isSecure })
  const cookies = [ended, setCookie].filter(cookie => cookie !== null)
  return { ...(pages[variant] ?? pages.stable), cookies, isForOne: Boolean(set.canary) }
}
