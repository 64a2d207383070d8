import { type Account, type BankKind, makeAccount } from './accounts.ts'
import { addDays, endOfMonth } from './days.ts'
import { type Issuer, makeIssuer, type Trade } from './firms.ts'
import { goodsOf, type Line, type Rate } from './goods.ts'
import { type NumberShape, makeInvoiceNumber } from './invoice-numbers.ts'
import type { Random } from './random.ts'

export interface RateTotal {
  readonly rate: Rate
  readonly net: number
  readonly tax: number
}

/** What an invoice says. A layout prints it. */
export interface Facts {
  readonly issuer: Issuer
  readonly payer: { readonly name: string; readonly postal_code: string; readonly address: string }
  readonly invoice_number: string
  readonly subject: string
  readonly issue_date: string
  readonly due_date: string
  readonly lines: readonly Line[]
  readonly rates: readonly RateTotal[]
  readonly subtotal: number
  readonly tax: number
  /** Income tax held back from what a sole proprietor is paid. */
  readonly withheld: number
  /** What was left to be paid of the invoice before, and is asked for again. */
  readonly carried: number
  readonly total: number
  readonly accounts: readonly [Account, ...Account[]]
  /** What its amounts stand in: of dollars they are the cents. */
  readonly currency: Currency
}
type Currency = 'JPY' | 'USD'

/** What a layout wants its invoice to be about. */
export interface Wishes {
  readonly trade: Trade
  readonly isProprietor?: boolean
  readonly isTaxWithheld?: boolean
  readonly isCarriedOver?: boolean
  /** Prices of the lines include the tax (内税). */
  readonly isTaxIncluded?: boolean
  readonly lineCount: number
  readonly rates?: readonly Rate[]
  readonly number: NumberShape
  /** Kinds of bank, one account each. */
  readonly banks: readonly [BankKind, ...BankKind[]]
  readonly isCurrentAccount?: boolean
  /** From the day of issue; default the end of the next month. */
  readonly dueInDays?: number
  readonly currency?: Currency
}

/** Sums up as invoices must: tax is rounded once for each rate (消費税法施行令 第70条の10). */
export function makeFacts(wishes: Wishes, random: Random): Facts {
  const issuer = makeIssuer(random, wishes.trade, wishes.isProprietor ?? false)
  const issueDate = addDays('2026-08-01', random.whole(0, 130))
  const lines = goodsOf(wishes.trade, wishes.rates ?? [10], wishes.lineCount, random)
  const rates = ([8, 10] as const)
    .map(rate => totalOf(lines, rate, wishes.isTaxIncluded ?? false))
    .filter(({ net }) => net > 0)
  const [subtotal, tax] = [sum(rates.map(({ net }) => net)), sum(rates.map(total => total.tax))]
  const withheld = wishes.isTaxWithheld ? Math.floor(subtotal * 0.1021) : 0
  const carried = wishes.isCarriedOver ? random.whole(20, 900) * 110 : 0
  const [kind, ...others] = wishes.banks
  const accountOf = (bank: BankKind) => makeAccount(random, bank, wishes.isCurrentAccount ?? false, issuer.holder)
  return {
    issuer,
    payer: { name: '株式会社サンプル商事', postal_code: '100-0005', address: '東京都千代田区丸の内一丁目9番7号' },
    invoice_number: makeInvoiceNumber(wishes.number, issueDate, random),
    subject: `${Number(issueDate.slice(5, 7))}月分 ${lines[0]?.name ?? ''}`,
    issue_date: issueDate,
    due_date: wishes.dueInDays === undefined ? endOfMonth(issueDate, 1) : addDays(issueDate, wishes.dueInDays),
    lines,
    rates,
    subtotal,
    tax,
    withheld,
    carried,
    total: subtotal + tax - withheld + carried,
    accounts: [accountOf(kind), ...others.map(accountOf)],
    currency: wishes.currency ?? 'JPY',
  }
}

function totalOf(lines: readonly Line[], rate: Rate, isIncluded: boolean): RateTotal {
  const amount = sum(lines.filter(line => line.rate === rate).map(line => line.amount))
  const tax = Math.floor((amount * rate) / (isIncluded ? 100 + rate : 100))
  return { rate, net: isIncluded ? amount - tax : amount, tax }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
