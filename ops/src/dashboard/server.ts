import { createServer, type Server } from 'node:http'
import type { DataDirectory } from '../data-directory.ts'
import { environmentNames } from '../environment/stored/environments.ts'
import { gatherFacts } from './facts.ts'
import { dashboardPage, policy } from './page.ts'

const headers = {
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
}

/** For people of this machine: it has no sign-in and reads only. @param first the environment of `/` */
export const createDashboard = (data: DataDirectory, first: string): Server =>
  createServer((request, response) => {
    const end = (status: number, type: string, body: string) =>
      response.writeHead(status, { ...headers, 'content-type': `text/${type}; charset=utf-8` }).end(body)
    answer(data, first, {
      host: request.headers.host ?? '',
      method: request.method ?? '',
      path: request.url ?? '/',
    }).then(
      ({ status, body }) => end(status, status === 200 ? 'html' : 'plain', body),
      (error: unknown) => {
        console.error(error)
        end(500, 'plain', 'The page cannot be made; the reason stands in the log of this process.')
      },
    )
  })

interface DashboardRequest {
  readonly host: string
  readonly method: string
  readonly path: string
}

async function answer(
  data: DataDirectory,
  first: string,
  { host, method, path }: DashboardRequest,
): Promise<{ readonly status: number; readonly body: string }> {
  // A page of somebody else must not read this one under a name of its own.
  if (!/^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host)) return { status: 421, body: 'Open it as localhost.' }
  if (method !== 'GET') return { status: 405, body: 'Only GET.' }
  const environment = path === '/' ? first : path.slice(1)
  const names = await environmentNames(data)
  if (!names.includes(environment)) return { status: 404, body: `There is no environment ${environment}.` }
  return { status: 200, body: dashboardPage(await gatherFacts(data, environment)) }
}
