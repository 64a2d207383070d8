import { serve } from '@hono/node-server'
import fc from 'fast-check'
import { once } from 'node:events'
import { Agent, maxHeaderSize, request as sendRequest, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Answering } from '../../api/src/testing/app/client.ts'
import type { TestApp } from '../../api/src/testing/app/app.ts'
import type { TestGateway } from '../../api/src/testing/outside/gateway.ts'
import { problemsOf, type Answer } from './answer.ts'
import type { Call } from '../../api/src/testing/contract/calls.ts'
import { idFields } from '../../api/src/testing/contract/id-fields.ts'
import { inputWith, withId } from '../../api/src/testing/contract/input.ts'
import { requestsOf, type WireRequest } from './request.ts'
import { signedHeaders } from '../../api/src/testing/contract/signed-headers.ts'
import { secretsFor } from './secrets.ts'
import { createWorld } from '../../api/src/testing/contract/world.ts'

export interface FuzzOptions {
  readonly runs: number
  readonly seed: number
  /** Rows for a call that uses none up; those of a new world unless given. */
  readonly world?: World
}
type World = Awaited<ReturnType<typeof createWorld>>
export interface FuzzResult {
  /** The smallest request that was answered wrongly, with what is wrong about it. */
  readonly failure: string | null
  /** Answers by `status code`, e.g. `404 draft_not_found`. */
  readonly answers: ReadonlyMap<string, number>
}

const requestsPerWorld = 250

/** Sends random requests to a call over a real connection, and judges each answer by the contract. */
export async function fuzzCall(
  app: TestApp,
  gateway: TestGateway,
  port: number,
  call: Call,
  { runs, seed, world: given }: FuzzOptions,
): Promise<FuzzResult> {
  const answers = new Map<string, number>()
  let world = given ?? (await createWorld(app, gateway))
  let tokens = await world.signIn()
  let secrets = await secretsFor(call, app, world, tokens)
  let sent = 0
  const knownId = (place: string) => {
    const kind = idFields[`${call.name}.${place}`]?.kind
    return secrets[place] ?? (kind && world.ids[kind])
  }

  const realistic = () =>
    Object.entries(secrets).reduce((input, [place, secret]) => withId(input, place, secret), inputWith(call, world.ids))

  const property = () =>
    fc.asyncProperty(requestsOf(call, knownId, realistic()), async request => {
      sent += 1
      // Limits have tests of their own; here they would stop requests before the handlers.
      if (sent % 10 === 0) await app.db.deleteFrom('rate_limits').execute()
      const answer = await send(port, request, request.isSignedIn ? signedHeaders(call.endpoint, tokens) : {})
      const label = labelOf(answer)
      answers.set(label, (answers.get(label) ?? 0) + 1)
      // Calls that end sessions are separate from calls that wrongly refuse one by the next request with new tokens.
      if (answer.status === 401 || call.name === 'logout') tokens = await world.signIn()
      const problems = problemsOf(call.endpoint, answer)
      if (problems.length > 0) throw new Error(problems.join('\n'))
    })

  // Rows are used up (deleted, cancelled, transferred), so that others take their place now and then.
  for (let done = 0; done < runs; done += requestsPerWorld) {
    if (done > 0) {
      world = await createWorld(app, gateway)
      tokens = await world.signIn()
      secrets = await secretsFor(call, app, world, tokens)
    }
    const { failed, counterexample, errorInstance } = await fc.check(property(), {
      numRuns: Math.min(requestsPerWorld, runs - done),
      seed: seed + done,
      endOnFailure: false,
    })
    if (failed)
      return {
        failure: `${errorInstance instanceof Error ? errorInstance.message : String(errorInstance)}\n${describe(counterexample?.[0])}`,
        answers,
      }
  }
  return { failure: null, answers }
}

/** The app behind a port, as a browser would meet it. */
export async function listen({ request }: Answering): Promise<{ port: number; close: () => Promise<void> }> {
  const server = serve({ fetch: async incoming => request(incoming), port: 0, hostname: '127.0.0.1' }) as Server
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise<void>(resolve => {
        agent.destroy()
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const agent = new Agent({ keepAlive: true })

const send = (
  port: number,
  { method, target, headers, body }: WireRequest,
  signed: Record<string, string>,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const request = sendRequest(
      {
        agent,
        host: '127.0.0.1',
        port,
        method,
        path: target,
        headers: {
          ...signed,
          ...headers,
          ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
        },
      },
      response => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }))
        response.on('error', reject)
      },
    )
    request.on('error', (error: NodeJS.ErrnoException) => {
      // Node answers a head that is too long and closes. What the client is still writing then resets the connection,
      // and may take the answer with it.
      const isHeadTooLong = target.length + JSON.stringify({ ...signed, ...headers }).length > maxHeaderSize
      if (isHeadTooLong && error.code === 'ECONNRESET') resolve({ status: 431, text: '' })
      else reject(error)
    })
    request.end(body)
  })

function labelOf({ status, text }: Answer): string {
  if (status < 300) return String(status)
  return `${status} ${/"status":"(\w+)"/.exec(text)?.[1] ?? ''}`
}

const describe = (request: WireRequest | undefined): string => {
  if (!request) return ''
  const { method, target, headers, body, isSignedIn } = request
  return [
    `${method} ${target.slice(0, 500)}`,
    `signed in: ${isSignedIn}`,
    JSON.stringify(headers),
    String(body ?? '').slice(0, 1000),
  ].join('\n')
}
