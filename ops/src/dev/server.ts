import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { securityHeaders } from '../edge/headers.ts'
import { largestBody } from '../edge/body-bytes.ts'
import { proxy } from '../edge/proxy.ts'
import { isForApi } from '../edge/server.ts'
import { createUpstreams } from '../edge/upstreams.ts'
import { ownUrlOf } from '../environment/page/script-urls.ts'
import { eventsPath } from './banner.ts'
import type { DevBuild } from './build.ts'
import { devPage } from './page.ts'

/** An edge for one developer: a running environment with one remote from this machine. */
export interface DevEdge {
  readonly server: Server
  /** Puts a build in the place of the one before; open pages load again. */
  readonly show: (build: DevBuild) => void
  /** Says in open pages that the last change does not build. */
  readonly fail: () => void
}

/** @param origin of the environment's own edge. @param build what is shown first. */
export function createDevEdge(origin: string, build: DevBuild): DevEdge {
  let shown = build
  let event = builtEvent(build)
  const listeners = new Set<ServerResponse>()
  const broadcast = (next: string) => {
    event = next
    for (const listener of listeners) listener.write(event)
  }
  const follow = (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).write(event)
    listeners.add(response)
    response.on('close', () => listeners.delete(response))
  }
  const server = createServer((request, response) => {
    answer(request, response, { origin, shown, follow }).catch((error: Error) => {
      console.error(error.message)
      end(response, 502, `${origin} から画面を取得できません。環境が起動しているかご確認ください。`)
    })
  })
  return {
    server,
    show(next) {
      shown = next
      broadcast(builtEvent(next))
    },
    fail: () => broadcast('event: failed\ndata:\n\n'),
  }
}

const builtEvent = ({ version }: DevBuild) => `event: built\ndata: ${version}\n\n`

interface Serving {
  readonly origin: string
  readonly shown: DevBuild
  readonly follow: (response: ServerResponse) => void
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { origin, shown, follow }: Serving,
): Promise<void> {
  const { host = '' } = request.headers
  // A page of somebody else must not reach the environment under a name of its own.
  if (!/^(localhost|127\.0\.0\.1)(:\d+)?$/.test(host)) return end(response, 421, 'Open it as localhost.')
  const path = (request.url ?? '/').split('?')[0] ?? '/'
  if (path === eventsPath) return follow(response)
  // A failure in a build that nobody published is no error of the environment.
  if (path === '/reports') return void response.writeHead(204).end()
  const own = ownUrlOf(shown, '')
  if (path.startsWith(own)) return sendFile(shown, path.slice(own.length), response)
  const isPage = !isForApi(path) && !path.startsWith('/releases/') && path !== '/environment.json'
  if (!isPage) return passOn(origin, request, response)
  return sendPage(request, response, { origin, shown, host })
}

function passOn(origin: string, request: IncomingMessage, response: ServerResponse): void {
  const { host } = new URL(origin)
  const { origin: from } = request.headers
  request.headers.host = host
  if (from !== undefined) request.headers.origin = origin
  const maxBytes = largestBody(new URL(request.url ?? '/', origin).pathname)
  proxy({ upstreams: createUpstreams([origin]), maxBytes }, request, response)
}

function sendFile({ files }: DevBuild, name: string, response: ServerResponse): void {
  const content = files.get(name)
  if (!content) return end(response, 404, '')
  const type = name.endsWith('.js') ? 'text/javascript; charset=utf-8' : 'application/json; charset=utf-8'
  response.writeHead(200, { ...securityHeaders, 'content-type': type, 'cache-control': 'no-store' }).end(content)
}

interface PageInput {
  readonly origin: string
  readonly shown: DevBuild
  readonly host: string
}

async function sendPage(
  { url = '/', headers }: IncomingMessage,
  response: ServerResponse,
  { origin, shown, host }: PageInput,
): Promise<void> {
  const answered = await fetch(new URL(url, origin), { headers: { cookie: headers.cookie ?? '' }, redirect: 'manual' })
  const html = await answered.text()
  const body = answered.ok ? devPage(html, shown, host) : html
  const cookies = answered.headers.getSetCookie()
  response
    .writeHead(answered.status, {
      ...Object.fromEntries([...answered.headers].filter(([name]) => name in securityHeaders)),
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      ...(cookies.length > 0 ? { 'set-cookie': cookies } : {}),
    })
    .end(body)
}

const end = (response: ServerResponse, status: number, text: string): void => {
  if (!response.headersSent) {
    response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
  }
  response.end(text)
}
