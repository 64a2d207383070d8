import type { AcquirerLineKind } from '../../platform/database/public.ts'

/** One movement of an order's money, as the acquirer names it. */
export interface StatementLine {
  readonly number: number
  readonly kind: AcquirerLineKind
  readonly order_id: string
  /** In yen; the kind says in which direction. */
  readonly amount: number
  readonly fee: number
  /** Of a chargeback: why, and until when it can be disputed. */
  readonly reason: string | null
  readonly deadline: string | null
}

/** What the acquirer paid for a period, or took where it is below zero. */
export interface Statement {
  readonly statement_id: string
  readonly closed_on: string
  readonly deposit: number
  readonly lines: readonly StatementLine[]
}

/** Why a statement as a whole cannot be right; null where it can. */
export function statementError({ deposit, lines }: Statement): string | null {
  if (new Set(lines.map(({ number }) => number)).size < lines.length) return 'two of its lines have one number'
  const sum = lines.reduce((total, line) => total + depositOf(line), 0)
  return sum === deposit ? null : `its lines add up to ${sum} yen, and ${deposit} yen were paid`
}

const depositOf = ({ kind, amount, fee }: StatementLine): number =>
  (kind === 'sale' || kind === 'chargeback_reversal' ? amount : -amount) - fee
