import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { freePort } from '@invoice-card/config/free-port'

const cardFrame = fileURLToPath(new URL('../../../../card-frame/', import.meta.url))
const sandbox = fileURLToPath(new URL('../../../../gateway-sandbox/', import.meta.url))
const startTimeoutMs = 60_000
const adminToken = 'test-sandbox-admin'

const testCards = {
  frictionless: '4111111111111111',
  challenge: '4012888888881881',
  /** Always the same one; `overLimit` is another card each time. */
  sameOverLimit: '4242424242424242',
  jcb: '3530111333300000',
  challengeFails: '3566002020360505',
} as const
export type TestCard = keyof typeof testCards | 'overLimit'

let madeCards = 0
/** Differs from the others in its last four digits, which the gateway shows. */
function anotherOverLimit(): string {
  const last4 = String(++madeCards).padStart(4, '0')
  const numbers = Array.from({ length: 10 }, (_, digit) => `424242424${digit}00${last4}`)
  return numbers.find(hasCheckDigit) ?? testCards.sameOverLimit
}

const hasCheckDigit = (number: string): boolean =>
  [...number].reduce((sum, digit, index) => {
    const counted = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return sum + (counted > 9 ? counted - 9 : counted)
  }, 0) %
    10 ===
  0

export interface SandboxOrder {
  readonly order_id: string
  readonly status: string
  readonly amount: number
  /** Names the issuer's page. */
  readonly authentication_id: string | null
  /** `created_at`: milliseconds. */
  readonly transactions: readonly { readonly command: string; readonly mstatus: string; readonly created_at: number }[]
}

interface Fault {
  readonly command: string
  readonly kind: string
  readonly order_id?: string
  readonly times?: number
  readonly delay_ms?: number
  readonly value?: string
}

/** What the sandbox pays for a period. */
export interface SandboxStatement {
  readonly statement_id: string
  readonly closed_on: string
  readonly deposit: number
  readonly lines: readonly {
    readonly number: number
    readonly kind: 'sale' | 'refund' | 'chargeback' | 'chargeback_reversal'
    readonly order_id: string
    readonly amount: number
    readonly fee: number
    readonly reason: string | null
    readonly deadline: string | null
  }[]
}

export type TestGateway = ReturnType<typeof clientOf>

interface Own {
  readonly dataDir: string
  readonly port: number
  readonly origin: string
  readonly variables: Readonly<Record<string, string | undefined>>
}

async function ownPlace(): Promise<Own> {
  const dataDir = mkdtempSync(join(tmpdir(), 'gateway-sandbox-'))
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const variables = {
    ...process.env,
    ENVIRONMENT: 'test',
    PORT: String(port),
    CARD_ORIGIN: origin,
    DATA_DIR: dataDir,
    SANDBOX_ADMIN_TOKEN: adminToken,
  }
  return { dataDir, port, origin, variables }
}

/** The real gateway sandbox as a process of its own with data of its own. */
export async function startGateway() {
  if (!existsSync(join(cardFrame, 'dist/frame.json'))) execFileSync(process.execPath, [join(cardFrame, 'src/build.ts')])
  const { dataDir, origin, variables } = await ownPlace()
  const child = spawn(process.execPath, [join(sandbox, 'src/main.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: variables,
  })
  const leave = () => child.kill()
  process.once('exit', leave)
  await untilAnswering(`${origin}/healthz`)
  return clientOf(origin, async () => {
    process.off('exit', leave)
    // One that is gone already exits no second time, and nothing would keep the process waiting for that.
    if (child.exitCode === null && child.signalCode === null) {
      const gone = once(child, 'exit')
      child.kill()
      await gone
    }
    rmSync(dataDir, { recursive: true, force: true })
  })
}

interface Closable {
  readonly close: () => Promise<void>
}

/**
 * The same in this process, which saves the start of another one, and without the card document, for which only
 * browsers ask. Its data are its own too.
 */
export async function openGateway(): Promise<TestGateway> {
  const { dataDir, port, origin, variables } = await ownPlace()
  // By path: the product itself must not depend on what stands in for a gateway.
  const from = (file: string) => import(pathToFileURL(file).href)
  const [{ readEnvironment }, { openSandbox }, { serve }] = await Promise.all([
    from(join(sandbox, 'src/environment.ts')),
    from(join(sandbox, 'src/sandbox.ts')),
    from(join(cardFrame, 'src/serve.ts')),
  ])
  const memory = openSandbox(readEnvironment(variables)) as Closable & { readonly routes: unknown }
  const server = (await serve(memory.routes, { port, host: '127.0.0.1' })) as Closable
  return clientOf(origin, async () => {
    await server.close()
    await memory.close()
    rmSync(dataDir, { recursive: true, force: true })
  })
}

function clientOf(origin: string, close: () => Promise<void>) {
  const admin = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await fetchAgain(`${origin}/sandbox${path}`, {
      method,
      headers: { authorization: `Bearer ${adminToken}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return response.json()
  }

  return {
    origin,
    /** What a test app needs to talk to it. */
    variables: { GATEWAY_ORIGIN: origin },
    /** A one-use token, as the card frame gets it. */
    token: async (card: TestCard = 'frictionless', card_expire = '12/31'): Promise<string> => {
      const response = await fetchAgain(`${origin}/4gtoken`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          token_api_key: 'local-token-api-key',
          card_number: card === 'overLimit' ? anotherOverLimit() : testCards[card],
          card_expire,
          security_code: '123',
          cardholder_name: 'HANAKO SHIKEN',
          lang: 'ja',
        }),
      })
      const { token } = (await response.json()) as { token: string }
      return token
    },
    arm: (fault: Fault) => admin('POST', '/faults', fault),
    disarm: () => admin('DELETE', '/faults'),
    /** As the acquirer: pays for all that it has not paid yet. */
    closeStatement: async (): Promise<SandboxStatement> => (await admin('POST', '/settlements')) as SandboxStatement,
    chargeBack: (order_id: string, deadline = '2026-12-20') =>
      admin('POST', '/chargebacks', { order_id, reason: '利用覚えなし', deadline }),
    reverseChargeback: (orderId: string) => admin('POST', `/chargebacks/${orderId}/reversal`),
    orders: async (): Promise<readonly SandboxOrder[]> =>
      ((await admin('GET', '/orders')) as { orders: SandboxOrder[] }).orders,
    close,
  }
}

/** An idle connection may be closed at the very moment at which it is used again. */
const fetchAgain = (url: string, init: RequestInit): Promise<Response> => fetch(url, init).catch(() => fetch(url, init))

async function untilAnswering(url: string): Promise<void> {
  const deadline = Date.now() + startTimeoutMs
  while (Date.now() < deadline) {
    const isUp = await fetch(url).then(
      response => response.ok,
      () => false,
    )
    if (isUp) return
    await delay(50)
  }
  throw new Error(`The gateway sandbox did not answer at ${url} within ${startTimeoutMs} ms`)
}
