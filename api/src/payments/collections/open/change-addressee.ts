import type { HandlerInput, collections } from '@invoice-card/contracts'
import { auditChainOf } from '../../../platform/audit/public.ts'
import { isClosedError } from '../../../platform/database/public.ts'
import type { Context } from '../../../platform/http/public.ts'
import { personNameErrors } from '../../../parties/names/public.ts'
import type { InvoiceRow } from '../../../books/invoices/public.ts'
import { defineFacts, moveInvoice } from '../../../books/moves/public.ts'
import { findLivePaymentAbout } from '../../../books/payments/public.ts'
import { type Books, changeBooks } from '../../../books/work/public.ts'
import { revokeRequestKeys, wasLinked } from '../../request-keys/public.ts'
import { countingMail } from '../mails/limit-mails.ts'
import { notifyBuyer } from '../mails/notices.ts'
import { lockCustomer } from '../request/customer.ts'
import { isRequestOpen } from '../request/is-open.ts'
import { buyerLeftMeanwhile } from '../request/messages.ts'
import { findRequest, lockRequest, updateAddressee } from '../request/request-store.ts'
import { isSameAddress } from '../request/same-address.ts'

type Call = HandlerInput<typeof collections.changeRequestAddressee>

interface Change {
  readonly before: Addressee
  readonly after: Addressee
  readonly userId: number
  readonly now: Date
}
interface Addressee {
  readonly person_name: string
  readonly email_address: string
}

/**
 * The seller addresses an open request to another person. Another mail address is sent the request, and nobody whom it
 * was addressed to before reaches it; another name alone sends nothing. The same again changes nothing.
 */
export async function changeAddressee(
  context: Context,
  { params: { id }, body, refuse }: Omit<Call, 'query'>,
): Promise<void> {
  const { db: pool, session, now: clock } = context
  const { supplier_person_name, supplier_person_email, known_addressee } = body
  const known = {
    person_name: known_addressee.supplier_person_name,
    email_address: known_addressee.supplier_person_email,
  }
  const found = (await findRequest(pool, session.company_id, id)) ?? refuse('invoice_request_not_found')
  const fields = personNameErrors({ supplier_person_name })
  if (fields.length > 0) refuse('supplier_person_name_unsuitable', { fields })
  const isMoved = [known.email_address, found.invoice.buyer_email_address].every(
    address => !isSameAddress(address, supplier_person_email),
  )
  const isCounted = found.request?.is_mailed === true && isRequestOpen(found, clock()) && isMoved
  // What it was addressed to under the lock is what the caller knows, or the call is refused.
  const isReaddressed = !isSameAddress(known.email_address, supplier_person_email)
  let customer: Awaited<ReturnType<typeof lockCustomer>>
  // Counted whether the address has an account or not: a limit for customers alone would say who is one.
  const changed = countingMail(context, isCounted ? supplier_person_email : null, () =>
    changeBooks(pool, async books => {
      const { db } = books
      const now = clock()
      // Before its request. Another name at the same address needs nobody's user.
      if (isReaddressed) customer = await lockCustomer(books, context, supplier_person_email)
      // Under the lock: paid, linked, withdrawn or changed by a colleague since.
      const { invoice, request } =
        (await lockRequest(books, session.company_id, id)) ?? refuse('invoice_request_not_found')
      if (!request || !isRequestOpen({ invoice, request }, now)) return refuse('request_already_closed')
      if (await findLivePaymentAbout(db, invoice)) refuse('request_payment_in_progress')
      const before = { person_name: request.person_name, email_address: invoice.buyer_email_address ?? '' }
      const after = { person_name: supplier_person_name, email_address: supplier_person_email }
      // The call of a lost answer finds its own change.
      if (isSameAddressee(before, after)) return
      if (!isSameAddressee(before, known)) refuse('request_addressee_changed')
      const change = { before, after, userId: session.user_id, now }
      if (isSameAddress(before.email_address, after.email_address)) return saveName(books, invoice, change)
      if (await wasLinked(db, id)) refuse('request_already_linked')
      if (customer?.id === session.company_id) refuse('buyer_is_own_company')
      // Changed since it was read for the limit: its mail is not counted.
      if (request.is_mailed && !isCounted) refuse('request_addressee_changed')
      await saveAddress(books, invoice, customer?.isOn ? customer.id : null, change)
    }),
  )
  await changed.catch((error: unknown) => {
    const isCustomerClosed = customer !== undefined && isClosedError(error, customer.id)
    throw isCustomerClosed ? refuse('buyer_not_available', { message: buyerLeftMeanwhile }) : error
  })
}

const isSameAddressee = (one: Addressee, other: Addressee): boolean =>
  one.person_name === other.person_name && isSameAddress(one.email_address, other.email_address)

async function saveName(books: Books, invoice: InvoiceRow, { before, after, userId, now }: Change): Promise<void> {
  const { person_name } = after
  await updateAddressee(books.db, invoice.id, { person_name })
  const detail = { before, after: { ...before, person_name } }
  books.addEvent({ invoice_id: invoice.id, kind: 'addressee_changed', actor: `user-${userId}`, detail, at: now })
  books.audit({
    chain: auditChainOf(invoice.seller_company_id ?? 0),
    at: now,
    actor: `seller:user-${userId}`,
    action: 'invoice.addressee_changed',
    subject: `invoice:${invoice.id}`,
    detail,
  })
}

/** A customer has the request at once, as if it had been made for its address; a customer of before loses it. */
async function saveAddress(
  books: Books,
  invoice: InvoiceRow,
  buyer_company_id: number | null,
  { before, after, userId, now }: Change,
): Promise<void> {
  const { db } = books
  const { person_name, email_address } = after
  await revokeRequestKeys(db, invoice.id, now)
  await updateAddressee(db, invoice.id, { person_name, addressed_at: now })
  // Nobody else can do what was required of the former buyer.
  books.answerNotices({ about: `invoice:${invoice.id}`, companies: [invoice.buyer_company_id], now })
  const moved = await moveInvoice(
    books,
    invoice,
    buyer_company_id === null ? 'addressToOutsider' : 'addressToCustomer',
    defineFacts({ kind: 'seller', name: `user-${userId}` }, now),
    { changes: { buyer_company_id, buyer_email_address: email_address }, detail: { before, after } },
  )
  await notifyBuyer(books, 'received', moved, now)
}
