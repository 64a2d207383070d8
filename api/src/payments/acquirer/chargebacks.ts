import { auditChainOf, type Examiner, examinerActor } from '../../platform/audit/public.ts'
import { postLedgerLines } from '../../books/ledger/public.ts'
import { lockCharge, lockKnown } from '../../books/payments/public.ts'
import { changeBooks } from '../../books/work/public.ts'
import type { Services } from '../../platform/services/public.ts'
import { decideChargeback, findUndecided } from './chargeback-store.ts'

export type ChargebackRefusal = 'no_open_chargeback' | 'same_examiner' | 'reversed' | 'not_reversed'

/** An examiner's decision about a chargeback is not possible. */
export class ChargebackRefused extends Error {
  override name = 'ChargebackRefused'
  readonly refusal: ChargebackRefusal
  constructor(refusal: ChargebackRefusal) {
    super(`Chargeback: ${refusal}`)
    this.refusal = refusal
  }
}

const refuse = (refusal: ChargebackRefusal): never => {
  throw new ChargebackRefused(refusal)
}

interface Decision {
  readonly outcome: 'lost' | 'won'
  readonly examiner: Examiner
  readonly comment: string
}

/**
 * Ends a dispute, by another person than the one who read the statement that opened it: lost, and the claim is a loss;
 * or won, once a statement has given the money back.
 */
export const endChargeback = (
  services: Services,
  id: number,
  { outcome, examiner, comment }: Decision,
): Promise<number> =>
  changeBooks(services.db, async books => {
    const { db } = books
    const now = services.now()
    const { invoice_id, payment_id } = (await findUndecided(db, id)) ?? refuse('no_open_chargeback')
    await lockKnown(books, invoice_id)
    const payment = await lockCharge(books, payment_id)
    // Again, under the lock: a statement may have given the money back, or somebody have decided.
    const found = (await findUndecided(db, id)) ?? refuse('no_open_chargeback')
    if (found.opened_by_id === examiner.id) refuse('same_examiner')
    const isReversed = found.reversal_line_id !== null
    if (isReversed !== (outcome === 'won')) refuse(isReversed ? 'reversed' : 'not_reversed')
    await decideChargeback(db, id, { outcome, decided_by_id: examiner.id, decided_at: now })
    if (outcome === 'lost') await postLedgerLines(db, 'charge_back_lost', payment, invoice_id, now, found.occasion)
    // It ended meanwhile, and its release waits for this.
    if (payment.pending_action === 'release') books.enqueue('releasePayment', { payment_id })
    books.audit({
      chain: auditChainOf(payment.company_id),
      at: now,
      actor: examinerActor(examiner),
      action: `payment.charge_back_${outcome}`,
      subject: `payment:${payment_id}`,
      detail: { invoice_id, chargeback_id: id, occasion: found.occasion, comment },
    })
    return invoice_id
  })
