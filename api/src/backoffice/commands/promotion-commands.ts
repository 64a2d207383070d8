import type { ExaminedPromotion } from '@invoice-card/contracts/backoffice'
import { normalizeText } from '@invoice-card/domain'
import type { Arguments } from './arguments.ts'
import type { Command } from './command.ts'
import { UsageError } from './session/usage.ts'

const lineOf = ({
  code,
  commission_rate,
  minimum_commission_amount,
  valid_from,
  valid_until,
  max_uses,
  max_uses_per_company,
  is_first_payment_only,
}: ExaminedPromotion): string =>
  `${code}  ${commission_rate} %, at least ${minimum_commission_amount} yen  ${valid_from} to ${valid_until}  ` +
  `uses ${max_uses ?? 'unlimited'}, per company ${max_uses_per_company ?? 'unlimited'}${is_first_payment_only ? ', first payment only' : ''}`

const readNumber = (name: string, text: string | undefined): number => {
  if (text === undefined || !/^\d{1,8}$/.test(text)) throw new UsageError(`--${name} takes a whole number.`)
  return Number(text)
}
const readDay = (name: string, text: string | undefined): string => {
  if (text === undefined || Number.isNaN(Date.parse(`${text}T00:00:00Z`)) || !/^\d{4}-\d{2}-\d{2}$/.test(text))
    throw new UsageError(`--${name} takes a day, e.g. 2026-12-31.`)
  return text
}

function readPromotion(args: Arguments) {
  const code = normalizeText(args.id ?? '')
    .trim()
    .toUpperCase()
  if (!/^[A-Z0-9_-]{3,20}$/.test(code))
    throw new UsageError('A code has 3 to 20 letters, digits, hyphens or underscores.')
  const [commission_rate, valid_from, valid_until] = [
    readNumber('rate', args.rate),
    readDay('from', args.from),
    readDay('until', args.until),
  ]
  if (commission_rate > 100) throw new UsageError('--rate is a percentage.')
  if (valid_from > valid_until) throw new UsageError('--from must not be after --until.')
  const limit = (name: 'max-uses' | 'max-per-company') =>
    args[name] === undefined ? null : Math.max(1, readNumber(name, args[name]))
  return {
    code,
    commission_rate,
    valid_from,
    valid_until,
    minimum_commission_amount: args.minimum === undefined ? undefined : readNumber('minimum', args.minimum),
    max_uses: limit('max-uses'),
    max_uses_per_company: limit('max-per-company'),
    is_first_payment_only: args['first-only'],
    comment: args.comment,
  }
}

export const promotionCommands = {
  promotions: async ({ promotionCodes }) => {
    const { promotions } = await promotionCodes.listPromotions()
    return { json: { promotions }, text: promotions.map(lineOf).join('\n') || 'There are none.' }
  },

  promotion: async ({ promotionCodes }, args) => {
    const added = await promotionCodes.createPromotion({ body: readPromotion(args) })
    return { json: added, text: lineOf(added) }
  },
} satisfies Record<string, Command>
