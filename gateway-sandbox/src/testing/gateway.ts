import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@invoice-card/config/free-port'
import { readEnvironment } from '../environment.ts'
import { createSandboxServer } from '../server.ts'
import { authHash } from '../signature.ts'

export const jst = (text: string) => new Date(`${text}+09:00`)
export const goodCard = {
  card_number: '4111111111111111',
  card_expire: '12/28',
  security_code: '123',
  cardholder_name: 'TARO YAMADA',
  lang: 'ja',
}
export const edgeOrigin = 'http://localhost:3000'

type Charge = Record<string, unknown> & { command?: string; card_number?: string }
type Options = { variables?: Record<string, string>; dataDir?: string; pushRetryDelaysMs?: number[] }

/** A real server on a free port with a clock of the test's own and a folder that goes with it. */
export async function startSandbox({ variables, dataDir, pushRetryDelaysMs }: Options = {}) {
  await import('@invoice-card/card-frame/build')
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'gateway-sandbox-')))
  const environment = readEnvironment({
    ENVIRONMENT: 'test',
    PORT: String(port),
    CARD_ORIGIN: origin,
    EDGE_ORIGIN: edgeOrigin,
    DATA_DIR: folder,
    GATEWAY_PUSH_URL: 'http://127.0.0.1:9/nobody',
    ...variables,
  })
  const clock = { now: jst('2026-11-21T11:00:00') }
  const server = await createSandboxServer(environment, { now: () => clock.now, pushRetryDelaysMs })
  const { merchant, tokenApiKey, adminToken } = environment

  const postJson = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })

  /** A signed call, answered as JSON. */
  async function call(command: string, params: Record<string, unknown>) {
    const signed = { merchantCcid: merchant.ccid, ...params }
    const path = command.endsWith('/cardinfo') ? `/paynowid/v1/${command}` : `/paynow/v2/${command}`
    const response = await postJson(path, { params: signed, authHash: authHash(merchant, JSON.stringify(signed)) })
    if (!response.ok) throw new Error(`${command} answered ${response.status}`)
    return response.json()
  }

  async function token(card: Partial<typeof goodCard> = {}): Promise<string> {
    const response = await postJson('/4gtoken', { token_api_key: tokenApiKey, ...goodCard, ...card })
    const answer = await response.json()
    if (!response.ok) throw new Error(`No token: ${answer.code}`)
    return answer.token
  }

  /** A charge with a fresh token, by 3-D Secure unless the command says otherwise. */
  async function authorize(orderId: string, { command = 'Authorize/mpi', card_number, ...params }: Charge = {}) {
    const payNowIdParam = params.payNowIdParam ?? { token: await token(card_number ? { card_number } : {}) }
    return call(command, {
      orderId,
      amount: '113300',
      jpo: '10',
      withCapture: 'false',
      redirectionUri: `${edgeOrigin}/back`,
      ...params,
      payNowIdParam,
    })
  }

  const admin = async (method: string, path: string, body?: unknown) => {
    const headers = { authorization: `Bearer ${adminToken}`, 'content-type': 'application/json' }
    const response = await fetch(`${origin}/sandbox${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return response.json()
  }
  const armFault = (fault: Record<string, unknown>) => admin('POST', '/faults', fault)

  const visit = (url: string, form?: Record<string, string>) =>
    fetch(url, { redirect: 'manual', ...(form && { method: 'POST', body: new URLSearchParams(form) }) })

  async function stop({ retainData = false } = {}) {
    await server.close()
    if (!retainData) await rm(folder, { recursive: true, force: true })
  }

  return { origin, folder, environment, clock, postJson, call, token, authorize, admin, armFault, visit, stop }
}

export type RunningSandbox = Awaited<ReturnType<typeof startSandbox>>
