import type { CreateRequestBody, HandlerInput, collections } from '@invoice-card/contracts'
import {
  applicationDeadline,
  invoiceStatus,
  isDepositDateAvailable,
  isPaymentDueDateAvailable,
} from '@invoice-card/domain'
import { auditChainOf } from '../../../platform/audit/public.ts'
import { holidays } from '../../../parties/banks/public.ts'
import { loadRegisteredNumber } from '../../../parties/corporations/public.ts'
import { personNameErrors } from '../../../parties/names/public.ts'
import { findDepositAccount } from '../../../parties/buyers/public.ts'
import { type Db, isClosedError, lockCompany } from '../../../platform/database/public.ts'
import { findVerifiedAt } from '../../../identity/verification/public.ts'
import { type Context, refusePlatform } from '../../../platform/http/public.ts'
import { findEvidence, isEvidenceInUse } from '../../../books/documents/public.ts'
import { insertInvoice, replaceInvoiceFiles } from '../../../books/invoices/public.ts'
import { type Books, changeBooks } from '../../../books/work/public.ts'
import { findRequestOfDraft, findRequestOfDraftKey, recordSentDrafts } from '../../request-drafts/public.ts'
import { addRequestKey } from '../../request-keys/public.ts'
import { findOwnCompany, toAccount } from '../../../parties/suppliers/public.ts'
import { checkRequestAmounts } from './amounts.ts'
import { listDuplicates } from './duplicates-store.ts'
import { countingMail } from '../mails/limit-mails.ts'
import { notifyBuyer } from '../mails/notices.ts'
import { establishBuyer } from './request-buyer.ts'
import { lockCustomer } from '../request/customer.ts'
import { findRequestByKey, insertRequestTerms, lockDepositAccount } from '../request/request-store.ts'

type Refuse = HandlerInput<typeof collections.createRequestSeller>['refuse']

/**
 * Makes a request with its key, files, event, counts and audit in one transaction. The same key and body lead to the
 * same request.
 */
export async function createRequest(
  context: Context,
  body: CreateRequestBody,
  refuse: Refuse,
): Promise<{ readonly id: number; readonly key: string }> {
  const { db: pool, session, now, idempotency } = context
  const { key, body_hash } = idempotency ?? refusePlatform('idempotency_key_required')
  const checked = await checkRequest(context, body, refuse)
  const mailed = !checked.isRepeated && body.is_send_request_mail ? body.supplier_person_email : null
  let buyer: number | null = null
  const made = countingMail(context, mailed, () =>
    changeBooks(pool, async books => {
      const { db } = books
      if (!checked.isRepeated) buyer = await lockBuyer(books, context, body, refuse)
      // One at a time for each company: two calls with one key make one request, two drafts none twice.
      await books.lock('company', session.company_id, () => lockCompany(db, session.company_id))
      const known = await findRequestByKey(db, session.company_id, key)
      if (known && known.body_hash !== body_hash) refusePlatform('idempotency_key_reused')
      if (known) return { id: known.invoice_id, key: await addRequestKey(db, known.invoice_id, now()) }
      if (checked.isRepeated) throw new Error(`Request ${key} of company ${session.company_id} was there and is gone`)
      // Under the lock only: a duplicate of this very call may have used them a moment ago.
      if (await isEvidenceInUse(db, session.company_id, checked.evidence)) refuse('duplicate_invoice')
      await refuseSentDraft(db, session.company_id, body, refuse)
      return makeRequest(books, context, body, { ...checked, buyer }, { idempotency_key: key, body_hash }, refuse)
    }),
  )
  // The database refuses any party that is closed; only the caller's own closing ends the caller's session.
  return made.catch((error: unknown) => {
    const isBuyerClosed = buyer !== null && isClosedError(error, buyer)
    throw isBuyerClosed ? refuse('buyer_not_available') : error
  })
}

type Checked = Extract<Awaited<ReturnType<typeof checkRequest>>, { isRepeated: false }>

async function checkRequest(context: Context, body: CreateRequestBody, refuse: Refuse) {
  const { config, db, session, now, idempotency } = context
  // A request that was accepted once is accepted again, though the day or the draft may be gone.
  if (idempotency && (await findRequestByKey(db, session.company_id, idempotency.key)))
    return { isRepeated: true } as const
  // Nobody gets a bill in the name of a company that somebody else may have registered.
  if (!(await findVerifiedAt(db, session.company_id))) refuse('company_not_verified')
  const nameErrors = personNameErrors({ supplier_person_name: body.supplier_person_name })
  if (nameErrors.length > 0) refuse('supplier_person_name_unsuitable', { fields: nameErrors })
  const amounts = checkRequestAmounts(body, config.commissionPlan, refuse)
  if (!isDepositDateAvailable(body.deposit_date, now(), holidays)) refuse('deposit_date_not_available')
  if (!isPaymentDueDateAvailable(body.payment_due_date, now())) refuse('payment_due_date_not_available')
  const account = (await findDepositAccount(db, session.company_id, body.account_id)) ?? refuse('account_not_found')
  const evidence = (await findEvidence(db, session.company_id, body.file_ids)) ?? refuse('file_not_found')
  const registration_number = await loadRegisteredNumber(context, session.corporate_number)
  return { isRepeated: false, amounts, account, evidence, registration_number } as const
}

/** The customer that has the request at once, or null. */
async function lockBuyer(
  books: Books,
  context: Context,
  { supplier_person_email }: CreateRequestBody,
  refuse: Refuse,
): Promise<number | null> {
  const company = await lockCustomer(books, context, supplier_person_email)
  if (company?.id === context.session.company_id) refuse('buyer_is_own_company')
  return company?.isOn ? company.id : null
}

async function refuseDuplicate(
  db: Db,
  companyId: number,
  partner_id: number,
  body: CreateRequestBody,
  refuse: Refuse,
): Promise<void> {
  if (body.is_duplicate_accepted) return
  const { invoice_number = '', billing_amount: amount } = body
  const [same] = await listDuplicates(db, companyId, { partner_id, invoice_number, amount })
  if (same) refuse('duplicate_request', { details: { invoice_id: same.id } })
}

/** Two tabs may have one draft open. */
async function refuseSentDraft(
  db: Db,
  companyId: number,
  { draft_id, draft_key }: CreateRequestBody,
  refuse: Refuse,
): Promise<void> {
  const byId = draft_id === undefined ? undefined : await findRequestOfDraft(db, companyId, draft_id)
  const invoice_id =
    byId ?? (draft_key === undefined ? undefined : await findRequestOfDraftKey(db, companyId, draft_key))
  if (invoice_id !== undefined) refuse('draft_already_sent', { details: { invoice_id } })
}

async function makeRequest(
  books: Books,
  { session, now: clock }: Context,
  body: CreateRequestBody,
  { amounts, account, buyer, registration_number }: Checked & { readonly buyer: number | null },
  call: { readonly idempotency_key: string; readonly body_hash: string },
  refuse: Refuse,
): Promise<{ id: number; key: string }> {
  const { db } = books
  const now = clock()
  const { id: account_id, created_at: _at, ...snapshot } = toAccount(account)
  if (!(await lockDepositAccount(books, session.company_id, account_id))) refuse('account_not_found')
  const partner = await establishBuyer(books, body.supplier, { companyId: session.company_id, now, refuse })
  await refuseDuplicate(db, session.company_id, partner.id, body, refuse)
  const own = await findOwnCompany(db, session.company_id)
  const invoice = await insertInvoice(books, {
    kind: 'request',
    status: buyer === null ? invoiceStatus.buyerNotRegistered : invoiceStatus.waitingForPayment,
    seller_company_id: session.company_id,
    buyer_company_id: buyer,
    buyer_name: partner.name,
    buyer_email_address: body.supplier_person_email,
    supplier_name: own.name,
    account: snapshot,
    ...amounts.invoice,
    due_date: body.payment_due_date,
    transfer_date: body.deposit_date,
    issue_date: body.issue_date ?? null,
    invoice_number: body.invoice_number || null,
    registration_number,
    created_by: session.user_id,
    created_at: now,
    updated_at: now,
  })
  await insertRequestTerms(db, {
    invoice_id: invoice.id,
    seller_company_id: session.company_id,
    ...call,
    partner_id: partner.id,
    person_name: body.supplier_person_name,
    message: body.message ?? '',
    ...amounts.request,
    account_id,
    expires_at: applicationDeadline(body.deposit_date, holidays),
    reminded_at: null,
    is_mailed: body.is_send_request_mail,
    draft_key: body.draft_key ?? null,
  })
  await replaceInvoiceFiles(db, invoice.id, body.file_ids, now)
  books.addEvent({ invoice_id: invoice.id, kind: 'requested', actor: `user-${session.user_id}`, at: now })
  books.audit({
    chain: auditChainOf(session.company_id),
    at: now,
    actor: `seller:user-${session.user_id}`,
    action: 'invoice.requested',
    subject: `invoice:${invoice.id}`,
    detail: { amount: invoice.amount, partner_id: partner.id },
  })
  // Also those under its keys: the answer that names the draft may have come too late or never.
  const draftKeys = body.draft_key === undefined ? body.file_ids : [...body.file_ids, body.draft_key]
  const sent = await recordSentDrafts(db, session.company_id, invoice.id, { draftId: body.draft_id, draftKeys })
  if (body.draft_id !== undefined && !sent.includes(body.draft_id)) refuse('draft_not_found')
  const key = await addRequestKey(db, invoice.id, now)
  await notifyBuyer(books, 'received', invoice, now)
  return { id: invoice.id, key }
}
