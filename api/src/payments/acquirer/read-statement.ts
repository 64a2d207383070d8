import { auditChainOf, type Examiner, examinerActor } from '../../platform/audit/public.ts'
import { postLedgerLines } from '../../books/ledger/public.ts'
import { lockCharge, lockKnown, type PaymentRow } from '../../books/payments/public.ts'
import { type Books, changeBooks } from '../../books/work/public.ts'
import { sha256 } from '../../platform/crypto/public.ts'
import type { AcquirerLineKind, AcquirerLineRefusal, PostingKind } from '../../platform/database/public.ts'
import type { Services } from '../../platform/services/public.ts'
import { isDisputeLost, openChargeback, recordReversal } from './chargeback-store.ts'
import { type Statement, statementError, type StatementLine } from './statement.ts'
import { countPosted, findPaymentOfOrder, listPostedNumbers, saveLine, saveStatement } from './statement-store.ts'

type RefusedLine = StatementLine & { readonly refusal: AcquirerLineRefusal }

export type ReadStatement =
  | {
      readonly kind: 'read'
      readonly posted: number
      readonly known: number
      readonly refused: readonly RefusedLine[]
    }
  | { readonly kind: 'wrong'; readonly error: string }
  | { readonly kind: 'different' }

const postingOf = {
  sale: 'settled',
  refund: 'refund_settled',
  chargeback: 'charged_back',
  chargeback_reversal: 'charge_back_reversed',
} as const satisfies Record<AcquirerLineKind, PostingKind>

/**
 * Takes over what the acquirer says it paid: each line is posted, in a transaction of its own, or saved with the reason
 * why not. Read again, by two at once, or after a crash in the middle, it goes on with what is not posted.
 */
export async function readStatement(
  services: Services,
  statement: Statement,
  examiner: Examiner,
): Promise<ReadStatement> {
  const { db, now } = services
  const error = statementError(statement)
  if (error !== null) return { kind: 'wrong', error }
  const hash = sha256(JSON.stringify(statement))
  const saved = await saveStatement(db, statement, { sha256: hash, read_by_id: examiner.id, read_at: now() })
  if (saved.sha256 !== hash) return { kind: 'different' }
  const before = await listPostedNumbers(db, saved.id)
  const counts = { posted: 0, known: 0 }
  const refused: RefusedLine[] = []
  for (const line of statement.lines) {
    const outcome = before.has(line.number) ? 'known' : await readLine(services, saved.id, line, examiner)
    if (outcome === 'posted' || outcome === 'known') counts[outcome] += 1
    else refused.push({ ...line, refusal: outcome })
  }
  await changeBooks(db, async books =>
    books.audit({
      chain: 'acquirer',
      at: now(),
      actor: examinerActor(examiner),
      action: 'acquirer_statement.read',
      subject: `acquirer_statement:${statement.statement_id}`,
      detail: { deposit: statement.deposit, ...counts, refused: refused.map(({ number }) => number) },
    }),
  )
  return { kind: 'read', ...counts, refused }
}

const readLine = (
  services: Services,
  statement_id: number,
  line: StatementLine,
  examiner: Examiner,
): Promise<'posted' | 'known' | AcquirerLineRefusal> =>
  changeBooks(services.db, async books => {
    const { db } = books
    const found = await findPaymentOfOrder(db, line.order_id)
    if (!found) {
      const id = await saveLine(db, { ...line, statement_id, payment_id: null }, 'unknown_order')
      return id === undefined ? 'known' : 'unknown_order'
    }
    await lockKnown(books, found.invoice_id)
    const payment = await lockCharge(books, found.id)
    const counts = await countPosted(db, payment)
    const refusal =
      refusalOf(line, payment, kind => counts.get(kind) ?? 0) ??
      (line.kind === 'chargeback_reversal' && (await isDisputeLost(db, payment.id)) ? 'dispute_lost' : null)
    const id = await saveLine(db, { ...line, statement_id, payment_id: payment.id }, refusal)
    if (id === undefined) return 'known'
    if (refusal !== null) return refusal
    await postLine(books, payment, line, {
      id,
      now: services.now(),
      examiner,
      occasion: (counts.get(line.kind) ?? 0) + 1,
    })
    return 'posted'
  })

/** Why a line is not what the books expect of a payment. Money that really moved is posted in whatever order. */
function refusalOf(
  { kind, amount }: StatementLine,
  { total_amount, status }: PaymentRow,
  countOf: (kind: AcquirerLineKind) => number,
): AcquirerLineRefusal | null {
  if (amount !== total_amount) return 'amount_differs'
  if (status !== 'captured' && status !== 'refunded') return 'not_captured'
  const isChargedBack = countOf('chargeback') > countOf('chargeback_reversal')
  if (kind === 'chargeback') return isChargedBack ? 'posted_before' : null
  if (kind === 'chargeback_reversal') return isChargedBack ? null : 'not_charged_back'
  if (countOf(kind) > 0) return 'posted_before'
  return kind === 'refund' && status !== 'refunded' ? 'not_refunded' : null
}

interface Posting {
  /** Of the line. */
  readonly id: number
  readonly now: Date
  readonly examiner: Examiner
  readonly occasion: number
}

async function postLine(
  { db, audit }: Books,
  payment: PaymentRow,
  { kind, amount, fee }: StatementLine,
  { id: line_id, now, examiner, occasion }: Posting,
): Promise<void> {
  const { id, company_id, invoice_id } = payment
  if (invoice_id === null) throw new Error(`Payment ${id} has lost its invoice`)
  await postLedgerLines(db, postingOf[kind], payment, invoice_id, now, occasion, fee)
  if (kind === 'chargeback')
    await openChargeback(db, {
      line_id,
      payment_id: id,
      invoice_id,
      occasion,
      opened_by_id: examiner.id,
      opened_at: now,
    })
  if (kind === 'chargeback_reversal') await recordReversal(db, { payment_id: id, occasion, line_id })
  audit({
    chain: auditChainOf(company_id),
    at: now,
    actor: examinerActor(examiner),
    action: `payment.${postingOf[kind]}`,
    subject: `payment:${id}`,
    detail: { invoice_id, amount, fee, occasion },
  })
}
