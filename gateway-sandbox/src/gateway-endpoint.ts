import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { setTimeout as delay } from 'node:timers/promises'
import { refused, type Answer } from './answers.ts'
import { authorizeByCard, authorizeByMpi } from './commands/authorize.ts'
import { addCard, deleteCard, getCards } from './commands/cardinfo.ts'
import type { Command } from './commands/command.ts'
import { getResult, search } from './commands/lookup.ts'
import { cancel, capture, reAuthorize } from './commands/settle.ts'
import type { Sandbox } from './context.ts'
import { inTransaction } from './database.ts'
import { takeFault, type Fault } from './faults.ts'
import { readSignedRequest, type SignedRequest } from './signed-request.ts'

const payments = {
  'Authorize/card': authorizeByCard,
  'Authorize/mpi': authorizeByMpi,
  'ReAuthorize/card': reAuthorize,
  'Capture/card': capture,
  'Capture/mpi': capture,
  'Cancel/card': cancel,
  'Cancel/mpi': cancel,
  'Search/card': search,
  'Search/mpi': search,
  'GetResult/card': getResult,
  'GetResult/mpi': getResult,
}
const members = { 'Add/cardinfo': addCard, 'Get/cardinfo': getCards, 'Delete/cardinfo': deleteCard }

/** The merchant's calls: `/paynow/v2/…` for payments, `/paynowid/v1/…` for saved cards. */
export function gatewayEndpoint(sandbox: Sandbox) {
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.use('*', bodyLimit({ maxSize: 64 * 1024 }))
  const routes: [prefix: string, name: string, command: Command][] = [
    ...Object.entries(payments).map(([name, command]): [string, string, Command] => ['/paynow/v2', name, command]),
    ...Object.entries(members).map(([name, command]): [string, string, Command] => ['/paynowid/v1', name, command]),
  ]
  for (const [prefix, name, command] of routes)
    app.post(`${prefix}/${name}`, c => answerCall(c, sandbox, name, command))
  return app
}

async function answerCall(
  c: Context<{ Bindings: HttpBindings }>,
  sandbox: Sandbox,
  name: string,
  command: Command,
): Promise<Response> {
  const request = readSignedRequest(await c.req.text())
  if (!request) return c.json({ error: 'The body must be {"params":{…},"authHash":"…"}.' }, 400)
  if (!request.isSignedBy(sandbox.merchant)) return c.json(refused('P001'))

  const { fault, answer } = run(sandbox, name, command, request)
  switch (fault?.kind) {
    case 'server_error':
    case 'server_error_after':
      return c.json({ error: 'Service Unavailable' }, 503)
    case 'lost_answer':
      c.env.incoming.socket.destroy()
      return RESPONSE_ALREADY_SENT
    case 'time_out':
      await delay(fault.delay_ms, undefined, { ref: false })
  }
  return c.json(fault?.kind === 'wrong_amount' ? withWrongAmount(answer) : answer)
}

function run(
  sandbox: Sandbox,
  name: string,
  command: Command,
  { params }: SignedRequest,
): { fault?: Fault; answer?: Answer } {
  return inTransaction(sandbox.database, () => {
    const fault = takeFault(sandbox.database, name, orderIdOf(params))
    return fault?.kind === 'server_error' ? { fault } : { fault, answer: command(sandbox, params, fault) }
  })
}

function orderIdOf(params: Record<string, unknown>): string | undefined {
  return typeof params.orderId === 'string' ? params.orderId : undefined
}

function withWrongAmount(answer: Answer | undefined): Answer | undefined {
  return answer && { ...answer, result: { ...answer.result, amount: String(Number(answer.result.amount) + 1) } }
}
