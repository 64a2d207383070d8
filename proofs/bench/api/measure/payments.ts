import { type CommissionPlan, commissionOf, earliestTransferDate } from '@invoice-card/domain'
import { randomUUID } from 'node:crypto'
import { holidays } from '../../../../api/src/parties/banks/holidays.ts'
import type { Services } from '../../../../api/src/platform/services/services.ts'
import { type Caller, signIn } from '../data/callers.ts'
import {
  addFiles,
  addUsers,
  countWrites,
  findPayee,
  refreshStatistics,
  resetAllLimits,
  type Payee,
} from '../data/payers-store.ts'
import type { Effort } from './effort.ts'
import { cpuTimes, type Processes } from './cpu.ts'
import { call, succeed } from './http.ts'
import { type Load, load, median } from './load.ts'
import { measureTpcB, type TpcB } from './tpc-b.ts'

export interface PaymentFigure {
  readonly companies: string
  readonly payments: Load
  /** Transactions that wrote, of everybody, per payment. */
  readonly commitsPerPayment: number
  /** Null where pgbench is not installed, and the ratio with it. */
  readonly tpcB: TpcB | null
  /** Milliseconds of processor time per payment, by process. */
  readonly cpuMs: Readonly<Record<string, number>>
  /** Payments per second × commits ÷ transactions per second of TPC-B: median of the rounds. */
  readonly ratio: number | null
  /** Milliseconds of a payment's own that the sandbox takes, by asking it alone. */
  readonly sandboxMs: number
}

interface Payer extends Caller, Payee {
  readonly files: string[]
  readonly plan: CommissionPlan
}
/** More than any machine has done so far. */
const mostPerSecond = 800

/**
 * Payments from the application to the authorised invoice, each client for a company of its own or all for one, and
 * TPC-B in turn. Each client is a user of its own: of one user no more than ten cards may be open at a time
 * (payments/declines.ts).
 */
export async function measurePayments(
  services: Services,
  origins: { api: string; sandbox: string },
  processes: Processes,
  effort: Effort,
): Promise<PaymentFigure[]> {
  const { seconds, rounds, payers: clients } = effort
  const files = Math.ceil((mostPerSecond * seconds * rounds) / clients) + rounds
  const figures: PaymentFigure[] = []
  for (const [companies, count] of [
    [`${clients} companies`, clients],
    ['one company', 1],
  ] as const) {
    const users =
      count === 1 ? await addUsers(services.db, 2, clients) : Array.from({ length: count }, (_, index) => 2 + index)
    const payers = await Promise.all(users.map(user => payerOf(services, count === 1 ? 2 : user, user, files)))
    const taken: { payments: Load; commitsPerPayment: number; cpuMs: Record<string, number>; tpcB: TpcB | null }[] = []
    for (let round = 0; round < rounds; round++) {
      await resetAllLimits(services.db)
      await refreshStatistics(services.db)
      const before = await countWrites(services.db)
      const spent = cpuTimes(processes)
      let made = 0
      const payments = await load(clients, seconds, async client => {
        await pay(origins, payers[client] as Payer)
        made++
      })
      const commitsPerPayment = ((await countWrites(services.db)) - before) / made
      const cpuMs = Object.fromEntries(
        Object.entries(cpuTimes(processes)).map(([name, ms]) => [name, (ms - (spent[name] ?? 0)) / made]),
      )
      taken.push({ payments, commitsPerPayment, cpuMs, tpcB: await measureTpcB(services.config.databaseUrl, effort) })
    }
    const last = taken.at(-1)
    if (last)
      figures.push({
        companies,
        ...last,
        sandboxMs: await measureSandbox(origins.sandbox, seconds / 5),
        ratio:
          last.tpcB &&
          median(
            taken.map(
              round => (round.payments.perSecond * round.commitsPerPayment) / (round.tpcB?.perSecond ?? Number.NaN),
            ),
          ),
      })
  }
  return figures
}

async function payerOf(services: Services, companyId: number, userId: number, files: number): Promise<Payer> {
  return {
    ...(await signIn(services, companyId, userId)),
    ...(await findPayee(services.db, companyId)),
    files: await addFilesInBatches(services, companyId, files),
    plan: services.config.commissionPlan,
  }
}

async function addFilesInBatches({ db }: Services, companyId: number, count: number): Promise<string[]> {
  const ids: string[] = []
  while (ids.length < count) ids.push(...(await addFiles(db, companyId, Math.min(1000, count - ids.length))))
  return ids
}

const tokenOf = async (sandbox: string): Promise<string> => {
  const { text } = await succeed(
    `${sandbox}/4gtoken`,
    {},
    {
      token_api_key: 'local-token-api-key',
      card_number: '4111111111111111',
      card_expire: '12/31',
      security_code: '123',
      cardholder_name: 'HANAKO SHIKEN',
      lang: 'ja',
    },
  )
  return (JSON.parse(text) as { token: string }).token
}

async function pay({ api, sandbox }: { api: string; sandbox: string }, payer: Payer): Promise<void> {
  const transfer_date = earliestTransferDate(new Date(), holidays)
  const amount = 10_000 + Math.floor(Math.random() * 1_000_000)
  const fileId = payer.files.pop()
  if (!fileId) throw new Error('More payments than files: raise mostPerSecond')
  const { text } = await succeed(
    `${api}/api/v1/invoices`,
    { ...payer.headers, 'idempotency-key': randomUUID() },
    {
      invoice: { amount, due_date: transfer_date, transfer_date, transfer_person_name: 'カ)ソクテイ' },
      supplier: { kind: 'existing', supplier_id: payer.supplierId },
      account: { kind: 'existing', account_id: payer.accountId },
      card: { kind: 'token', mdk_token: await tokenOf(sandbox), is_card_saved: false },
      file_ids: [fileId],
      commission_amount: commissionOf(amount, payer.plan).commission_amount,
      is_terms_agreed: true,
    },
  )
  const { authentication_url } = JSON.parse(text) as { authentication_url: string | null }
  if (!authentication_url) throw new Error(`No authentication: ${text}`)
  const issuer = await call(authentication_url)
  const back = await call(issuer.location ?? '')
  if (!back.location?.includes('/payments/complete')) throw new Error(`The way back answered ${back.status}`)
}

/** What a token alone takes: of the gateway's three answers in a payment the cheapest. */
const measureSandbox = async (sandbox: string, seconds: number): Promise<number> =>
  (await load(1, seconds, () => tokenOf(sandbox))).p50
