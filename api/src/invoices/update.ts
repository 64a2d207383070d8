import type { BodyOf, invoices } from '@invoice-card/contracts'
import { actionRequiredReasons } from '@invoice-card/domain'
import { holidays } from '../banks/holidays.ts'
import { type Db, inTransaction } from '../database/connection.ts'
import type { Context } from '../http/context.ts'
import { findEvidence, isEvidenceInUse } from '../payments/evidence-store.ts'
import { isReplaceable } from '../payments/replace-charge.ts'
import { getPayment } from '../payments/store.ts'
import { cancelTransfer } from '../transfers/store.ts'
import { moveInvoice, nothingAsked } from './move.ts'
import { lockInvoice, replaceInvoiceFiles } from './store.ts'
import type { InvoiceRow } from './transitions.ts'

type Answer = BodyOf<typeof invoices.updateInvoice>

/**
 * The owner's answer or correction. An answer puts the payment back to the start of the examination.
 * @returns the changed invoice, or why the answer is not taken.
 * @throws TransitionRefused
 */
export const answerInvoice = ({ db: pool, session, now }: Context, { id }: InvoiceRow, answer: Answer): Promise<InvoiceRow | 'file_not_found' | 'duplicate_invoice' | 'card_authorisation_required'> =>
  inTransaction(pool, async (db) => {
    const invoice = await lockInvoice(db, id)
    if (!invoice) throw new Error(`No invoice ${id}`)
    if (await needsAuthorisation(db, invoice)) return 'card_authorisation_required'
    const { comment, file_ids, ...fields } = answer
    if (file_ids) {
      const evidence = await findEvidence(db, session.company_id, file_ids)
      if (!evidence) return 'file_not_found'
      if (await isEvidenceInUse(db, session.company_id, evidence, id)) return 'duplicate_invoice'
      await replaceInvoiceFiles(db, id, file_ids, now())
    }

    const facts = { actor: { kind: 'buyer', name: `user-${session.user_id}` }, now: now(), holidays, isCaptured: false } as const
    const detail = { comment: comment ?? null, changed: [...Object.keys(fields), ...(file_ids ? ['file_ids'] : [])] }
    if (!invoice.is_action_required) return moveInvoice(db, invoice, 'correct', facts, { changes: fields, detail })
    // Both checks start again, and so does whatever was reserved.
    await cancelTransfer(db, id)
    return moveInvoice(db, invoice, 'answer', facts, {
      changes: { ...fields, ...nothingAsked, checked_by: null, completed_by: null }, detail,
    })
  })

/** Words don't answer where a card has to be authorised again, unless the card was charged after all. */
const needsAuthorisation = async (db: Db, { action_required_reason, payment_id }: InvoiceRow): Promise<boolean> =>
  action_required_reason === actionRequiredReasons.reauthoriseCard && payment_id !== null && isReplaceable(await getPayment(db, payment_id))
