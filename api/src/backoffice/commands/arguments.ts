import { parseArgs } from 'node:util'
import { Login } from '@invoice-card/contracts/backoffice'
import {
  actionRequiredReasons,
  type ActionRequiredReasonValue,
  invoiceStatus,
  type InvoiceStatusValue,
} from '@invoice-card/domain'
import * as v from 'valibot'
import { UsageError } from './session/usage.ts'

const options = {
  as: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
  status: { type: 'string' },
  after: { type: 'string' },
  'action-required': { type: 'boolean', default: false },
  reason: { type: 'string' },
  comment: { type: 'string' },
  rate: { type: 'string' },
  minimum: { type: 'string' },
  from: { type: 'string' },
  until: { type: 'string' },
  acknowledge: { type: 'string' },
  account: { type: 'string' },
  out: { type: 'string' },
  in: { type: 'string' },
  redirect: { type: 'string', multiple: true },
  name: { type: 'string' },
  set: { type: 'string', multiple: true },
  role: { type: 'string', multiple: true },
  'max-uses': { type: 'string' },
  'max-per-company': { type: 'string' },
  'first-only': { type: 'boolean', default: false },
} as const

export type Arguments = ReturnType<typeof readArguments>

/** @throws UsageError */
export function readArguments(argv: string[]) {
  const {
    values,
    positionals: [command, id, ...more],
  } = parse(argv)
  const isWithSubject = ['freeze', 'unfreeze', 'file'].includes(command ?? '')
  const [subject, ...rest] = isWithSubject ? more : [undefined, ...more]
  if (rest.length > 0) throw new UsageError(`Too many arguments: ${rest.join(' ')}`)
  return { ...values, as: accountOf(values.as), command, id, subject }
}

/** An account's name. Letters that only look like ASCII name nobody. */
function accountOf(typed: string | undefined): string | undefined {
  const login = typed?.normalize('NFKC').trim().toLowerCase()
  if (login === undefined || v.is(Login, login)) return login
  throw new UsageError(`"${typed}" is no name of an account: those have letters a to z, digits, dots, - and _ only.`)
}

const parse = (args: string[]) => {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    throw new UsageError((error as Error).message, { cause: error })
  }
}

/** `7`, `I-7` and `I-00000007` name the same invoice. */
export const readId = (text: string | undefined): number => {
  const id = Number(/^(?:I-)?0*(\d{1,15})$/i.exec(text ?? '')?.[1])
  if (!Number.isSafeInteger(id) || id < 1)
    throw new UsageError(
      text === undefined
        ? 'Which invoice? Give its id, e.g. I-00000001.'
        : `"${text}" is no invoice id: give e.g. I-00000001.`,
    )
  return id
}

const oneOf = <T extends number>(name: string, allowed: readonly T[], text: string): T =>
  allowed.find(value => String(value) === text) ?? fail(`--${name} takes ${allowed.join(', ')}, not "${text}".`)

const fail = (message: string): never => {
  throw new UsageError(message)
}

export const readReason = (text: string | undefined): ActionRequiredReasonValue =>
  text === undefined
    ? fail('require-action needs --reason <1..7>.')
    : oneOf('reason', Object.values(actionRequiredReasons), text)

export const readStatus = (text: string | undefined): InvoiceStatusValue | undefined =>
  text === undefined ? undefined : oneOf('status', Object.values(invoiceStatus), text)

/** Of `suppliers`: those of one status. */
export const readSupplierStatus = (text: string | undefined): 'Unapproved' | 'Escalation' | undefined =>
  text === undefined || text === 'Unapproved' || text === 'Escalation'
    ? text
    : fail(`--status takes Unapproved or Escalation, not "${text}".`)

/** Of a list: the number that the page before named. */
export const readAfter = (text: string | undefined): number | undefined => {
  if (text === undefined) return undefined
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : fail(`--after takes the number that the page before named.`)
}

/** Lines of a list, and how to ask for more of them. */
export const pageText = (lines: readonly string[], next_after: number | null, nothing: string): string =>
  [...(lines.length > 0 ? lines : [nothing]), ...(next_after === null ? [] : [`More: --after ${next_after}`])].join(
    '\n',
  )

/** Of `complete`: what the examiner has looked into, with the reason. */
export const readAcknowledgement = ({ acknowledge, reason }: Arguments): string | undefined => {
  if (acknowledge === undefined) return undefined
  if (acknowledge !== 'round_trip') return fail(`--acknowledge takes round_trip, not "${acknowledge}".`)
  return reason ?? fail('Say why it may be completed: --reason <text>.')
}
