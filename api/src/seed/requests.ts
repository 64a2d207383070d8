import { randomUUID } from 'node:crypto'
import { addDays, commissionOf, invoiceStatus, japanDay, rollBack } from '@invoice-card/domain'
import { appendAudit, auditChainOf } from '../audit/store.ts'
import { holidays } from '../banks/holidays.ts'
import { inTransaction, type Db } from '../database/connection.ts'
import type { AccountSnapshot, InvoiceEventKind, PostingKind } from '../database/schema/money.ts'
import { capture, startAuthorisation } from '../gateway/operations.ts'
import { addEvent, insertInvoice, updateInvoice } from '../invoices/store.ts'
import { requestAmountsOf } from '../invoices/request-terms.ts'
import type { InvoiceRow } from '../invoices/transitions.ts'
import { yen } from '../invoices/wording.ts'
import { post } from '../ledger/store.ts'
import { notify } from '../notifications/notify.ts'
import { standardPlan } from '../payments/commission-plan.ts'
import { insertIntent, type PaymentRow } from '../payments/store.ts'
import { attemptKeyOf } from '../payments/subject.ts'
import type { Services } from '../services.ts'
import { findOwnCompany } from '../suppliers/store.ts'
import { seedRequests, type SeedRequest, type SeedRequestStage } from './money-data.ts'
import { demoCardToken } from './demo-card.ts'
import { businessMoment, servicesAt } from './moment.ts'
import { seedRequestTerms } from './request-terms.ts'
import type { SeedCompanies } from './step.ts'

/** Where each seller gets its money. */
const accounts: Readonly<Record<SeedRequest['seller'], AccountSnapshot>> = {
  demo: { bank_code: '0005', bank_name: '三菱ＵＦＪ銀行', branch_code: '001', branch_name: '本店', account_type: 1, account_number: '4410932', account_holder_kana: 'ｶ)ｻﾝﾌﾟﾙｼﾖｳｼﾞ' },
  other: { bank_code: '0501', bank_name: '北洋銀行', branch_code: '115', branch_name: '札幌西支店', account_type: 2, account_number: '0091827', account_holder_kana: 'ﾎｸﾄｺｳｷﾞﾖｳ(ｶ' },
}

interface Path { readonly status: InvoiceRow['status'], readonly events: readonly InvoiceEventKind[], readonly postings: readonly PostingKind[] }
const paths: Readonly<Record<SeedRequestStage, Path>> = {
  buyer_not_registered: { status: invoiceStatus.buyerNotRegistered, events: ['requested'], postings: [] },
  waiting: { status: invoiceStatus.waitingForPayment, events: ['requested', 'linked'], postings: [] },
  expired: { status: invoiceStatus.expired, events: ['requested', 'linked', 'expired'], postings: [] },
  cancelled: { status: invoiceStatus.cancelled, events: ['requested', 'linked', 'cancelled'], postings: [] },
  reserved: { status: invoiceStatus.completed, events: ['requested', 'linked', 'applied', 'checked', 'captured', 'check_completed'], postings: ['authorised', 'captured'] },
  transferred: { status: invoiceStatus.transferred, events: ['requested', 'linked', 'applied', 'checked', 'captured', 'check_completed', 'transferred'], postings: ['authorised', 'captured', 'transferred'] },
}

/** Requests between the demo companies in every group of the list, with the books of those that were paid. */
export async function seedRequestRows(services: Services, companies: SeedCompanies): Promise<void> {
  const { db, now } = services
  const known = await db.selectFrom('invoices').select('id').where('kind', '=', 'request').limit(1).executeTakeFirst()
  if (known) return
  for (const request of seedRequests) {
    const payment = await inTransaction(db, trx => seedRequest(trx, companies, request, now()))
    if (payment) await chargeAtGateway(services, payment)
  }
}

async function seedRequest(db: Db, companies: SeedCompanies, request: SeedRequest, now: Date): Promise<PaymentRow | undefined> {
  const at = businessMoment(now, request.requestedDaysAgo, '13:20:00')
  const seller = companies[request.seller]
  const buyer = request.buyer && companies[request.buyer]
  const { name: supplier_name } = await findOwnCompany(db, seller.companyId)
  const { status, events, postings } = paths[request.stage]
  const due_date = rollBack(addDays(japanDay(at), 28), holidays)
  const { commission_amount, commission_tax_amount } = commissionOf(request.amount, standardPlan)
  const invoice = await insertInvoice(db, {
    kind: 'request', status, seller_company_id: seller.companyId, buyer_company_id: buyer?.companyId ?? null,
    buyer_name: request.buyerName, buyer_email_address: request.buyerEmail, supplier_name, account: accounts[request.seller],
    amount: request.amount, commission_amount, commission_tax_amount, commission_rate: standardPlan.commission_rate,
    due_date, transfer_date: due_date, invoice_number: request.invoiceNumber, created_by: seller.userId, created_at: at, updated_at: at,
  })
  for (const [step, kind] of events.entries()) {
    await addEvent(db, { invoice_id: invoice.id, kind, actor: 'seed', at: new Date(at.getTime() + step * 3_600_000) })
  }
  await seedRequestTerms(db, invoice, seller, request, at)
  const payment = postings.length > 0 && buyer ? await seedBooks(db, invoice, buyer, postings, at) : undefined
  await appendAudit(db, { chain: auditChainOf(seller.companyId), at, actor: 'system:seed', action: 'invoice.requested', subject: `invoice:${invoice.id}`, detail: { amount: request.amount } })
  if (request.stage === 'waiting' && request.buyer === 'demo') {
    await notify(db, {
      company_id: companies.demo.companyId, kind: 'request_received', title: '請求書のカード払いの依頼が届きました', link: '/payments/waiting', now: at,
      body: `${supplier_name}から、${yen(request.amount)}のカード払いの依頼が届きました。内容をご確認のうえ、お支払いの手続きをお願いします。`,
    })
  }
  return payment
}

/** A paid request has a payment and postings like any other. */
async function seedBooks(db: Db, invoice: InvoiceRow, buyer: SeedCompanies['other'], postings: readonly PostingKind[], at: Date): Promise<PaymentRow> {
  const key = `seed-request-${invoice.id}`
  const payment = await insertIntent(db, {
    id: randomUUID(), company_id: buyer.companyId, user_id: buyer.userId, idempotency_key: key, body_hash: key, order_id: key, evidence_key: attemptKeyOf(invoice.id), document_key: null,
    status: 'captured', subject: 'request', about_invoice_id: invoice.id, invoice_id: invoice.id, application: null, ...requestAmountsOf(invoice), promotion_code: null,
    pending_action: null, credit_card_id: null, card_brand: 'VISA', card_last4: '1111', card_expire: '12/31', authentication_url: null,
    gateway_transaction_id: null, v_result_code: 'A001000000000000', asked_at: at, created_at: at, updated_at: at,
  })
  if (!payment) throw new Error(`The payment of the seed's request ${invoice.id} is there already`)
  await updateInvoice(db, invoice, { payment_id: payment.id })
  for (const kind of postings) await post(db, kind, payment, invoice.id, at)
  return payment
}

/** The order behind it, so that it can be refunded like any other. */
async function chargeAtGateway(services: Services, payment: PaymentRow): Promise<void> {
  const past = servicesAt(services, payment.created_at)
  const { result } = await startAuthorisation(past, payment, { kind: 'token', token: await demoCardToken(services), isKept: false })
  if (result.authStartUrl) await fetch(result.authStartUrl, { redirect: 'manual' })
  await capture(past, payment)
}
