import { invoiceStatus } from '@invoice-card/domain'
import { deleteDrafts, deleteDraftsUnder } from '../../drafts/public.ts'
import { insertApplied } from '../../../books/invoices/public.ts'
import type { ApplicationPayment } from '../../../books/payments/public.ts'
import type { Books } from '../../../books/work/public.ts'
import { registerItem } from '../../pre-groups/public.ts'
import { establishPayee, findPayeeStop, type PayeeState } from '../../payees/public.ts'
import { ownResultCode } from '../../gateway-answers/public.ts'
import type { Effect } from '../contract/subject.ts'

/**
 * An application becomes an invoice with payee, files and timeline; its draft is gone, and the item that a program
 * prepared is registered.
 */
export async function applyApplication(
  books: Books,
  payment: ApplicationPayment,
  payee: PayeeState,
  now: Date,
): Promise<Effect> {
  // Rejected or frozen while its buyer was at the issuer.
  const stop = await findPayeeStop(books, payment, payee)
  if (stop) return { errorCode: stop === 'frozen' ? ownResultCode.supplierFrozen : ownResultCode.supplierRejected }
  const { invoice: fields, file_ids, draft_id } = payment.application
  const { db } = books
  const paid = await establishPayee(books, payment, now)
  const [invoice] = await Promise.all([
    insertApplied(
      books,
      {
        kind: 'payment',
        status: invoiceStatus.inProgress,
        buyer_company_id: payment.company_id,
        created_by: payment.user_id,
        ...paid,
        amount: payment.amount,
        commission_amount: payment.commission_amount,
        commission_tax_amount: payment.commission_tax_amount,
        commission_rate: payment.commission_rate,
        promotion_code: payment.promotion_code,
        due_date: fields.due_date,
        transfer_date: fields.transfer_date,
        issue_date: fields.issue_date ?? null,
        invoice_number: fields.invoice_number || null,
        registration_number: fields.registration_number || null,
        transfer_person_name: fields.transfer_person_name,
        payment_id: payment.id,
        created_at: now,
        updated_at: now,
      },
      file_ids,
      { kind: 'applied', actor: `user-${payment.user_id}`, at: now },
    ),
    // Not before its files: with them nothing new is saved of the draft any more, and a save in progress holds first
    // the file and then the draft.
    draft_id !== undefined && deleteDrafts(db, 'drafts', payment.company_id, [draft_id]),
    // A draft is saved under its invoice's file. Where the answer that names the draft came too late or never, the
    // application cannot name it.
    deleteDraftsUnder(db, payment.company_id, file_ids),
  ])
  await registerItem(books, payment, invoice.id, now)
  return { invoice }
}
