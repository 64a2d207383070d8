import { applicationDeadline } from '@invoice-card/domain'
import { holidays } from '../../parties/banks/public.ts'
import { createRequest, lapseRequest, withdrawRequest } from '../../payments/collections/public.ts'
import { isFeatureOn } from '../../platform/features/public.ts'
import { noBrowser } from '../../platform/browser/public.ts'
import { type Context } from '../../platform/http/public.ts'
import { findInvoice } from '../../books/invoices/public.ts'
import { changeBooks } from '../../books/work/public.ts'
import { createPayment, settlePayment } from '../../payments/charge/public.ts'
import { requestPayment } from '../../payments/subjects/public.ts'
import type { Services } from '../../platform/services/public.ts'
import { seedNewcomer } from './companies.ts'
import { demoCardToken } from './demo-card.ts'
import { businessMoment, servicesAt } from './moment.ts'
import { seedRequests, type SeedRequest } from './money-data.ts'
import { examine } from './pay.ts'
import { requestClaimOf } from './request-claim.ts'
import type { SeedCompanies } from './step.ts'

/**
 * Requests between the demo companies in every status, made, paid, withdrawn and ended by the very steps of real ones.
 */
export async function seedRequestRows(services: Services, companies: SeedCompanies): Promise<void> {
  if (!(await isFeatureOn(services.config, 'collections', { corporate_number: null }))) return
  for (const request of seedRequests) await seedRequest(services, companies, request)
  // Only now, so that its request waits for a key: a user who has an account already sees a request at once.
  await seedNewcomer(services.db)
}

async function seedRequest(services: Services, companies: SeedCompanies, plan: SeedRequest): Promise<void> {
  const seller = companies[plan.seller]
  if (await isMade(services, seller, plan)) return
  const moment = (daysLater: number, time: string) =>
    servicesAt(services, businessMoment(services.now(), plan.requestedDaysAgo - daysLater, time))
  const asked = moment(0, '13:20:00')
  const refuse = (code: string): never => {
    throw new Error(`The request ${plan.invoiceNumber} is refused: ${code}`)
  }
  const body = await requestClaimOf(asked, seller, plan)
  const { id } = await createRequest(contextOf(asked, seller, `seed-${plan.invoiceNumber}`), body, refuse)
  if (plan.stage === 'cancelled') {
    await withdrawRequest(
      contextOf(moment(1, '10:15:00'), seller, plan.invoiceNumber),
      id,
      '請求金額に誤りがあったため、取り消します。',
      refuse,
    )
  }
  if (plan.stage === 'expired') {
    const deadline = applicationDeadline(body.deposit_date, holidays)
    await changeBooks(services.db, books => lapseRequest(books, id, deadline))
  }
  const isPaid = plan.stage === 'in_progress' || plan.stage === 'reserved' || plan.stage === 'transferred'
  if (!isPaid || !plan.buyer) return
  const buyer = companies[plan.buyer]
  await pay(contextOf(moment(1, '10:40:00'), buyer, `seed-pay-${plan.invoiceNumber}`), id, plan.amount, refuse)
  await examine(
    services,
    buyer,
    id,
    { stage: plan.stage === 'in_progress' ? 'applied' : plan.stage, appliedDaysAgo: plan.requestedDaysAgo - 1 },
    body.deposit_date,
  )
}

const isMade = async (
  { db }: Services,
  { companyId }: SeedCompanies['demo'],
  { invoiceNumber }: SeedRequest,
): Promise<boolean> =>
  (await db
    .selectFrom('invoices')
    .select('id')
    .where('seller_company_id', '=', companyId)
    .where('invoice_number', '=', invoiceNumber)
    .executeTakeFirst()) !== undefined

const contextOf = (past: Services, { companyId, userId }: SeedCompanies['demo'], key: string): Context => ({
  ...past,
  idempotency: { key, body_hash: key },
  request: { id: key, address: 'seed', userAgent: 'seed', browser: noBrowser },
  session: { session_id: key, user_id: userId, company_id: companyId, corporate_number: null },
})

async function pay(context: Context, id: number, amount: number, refuse: (code: string) => never): Promise<void> {
  const invoice = await findInvoice(context.db, context.session.company_id, id)
  if (!invoice) throw new Error(`The buyer of request ${id} does not see it`)
  const card = { kind: 'token', mdk_token: await demoCardToken(context), is_card_saved: false } as const
  const started = await createPayment(
    context,
    requestPayment(context, invoice, { action: 'pay', card, amount, is_terms_agreed: true }, refuse),
    refuse,
  )
  if (started.authentication_url) await fetch(started.authentication_url, { redirect: 'manual' })
  const { status } = await settlePayment(context, started.id)
  if (status !== 'authorised') throw new Error(`The payment of request ${id} is ${status} instead of authorised`)
}
