import { noBrowser } from '../../platform/browser/public.ts'
import { recordFirstCheck, markTransferred, requireAction } from '../calls/public.ts'
import { createPayment, settlePayment } from '../../payments/charge/public.ts'
import { completeInvoice } from '../../payments/examination/public.ts'
import { applicationPayment } from '../../payments/subjects/public.ts'
import { lockInvoice } from '../../books/invoices/public.ts'
import { cancelInvoice, defineFacts } from '../../books/moves/public.ts'
import { findPaymentByKey } from '../../books/payments/public.ts'
import { changeBooks } from '../../books/work/public.ts'
import type { Services } from '../../platform/services/public.ts'
import { applicationOf } from './application.ts'
import { demoExaminer } from './examiners.ts'
import { businessMoment, servicesAt } from './moment.ts'
import type { SeedPayment } from './money-data.ts'
import type { SeedCompanies } from './step.ts'

type Owner = SeedCompanies['demo']

/**
 * Makes a payment by the very steps of a real one, each at its own moment of the past: the gateway knows its order, the
 * books its lines.
 */
export async function seedPayment(
  services: Services,
  owner: Owner,
  creditCardId: number,
  plan: SeedPayment,
): Promise<void> {
  const key = `seed-payment-${plan.key}`
  if (await findPaymentByKey(services.db, owner.companyId, key)) return
  const appliedAt = businessMoment(services.now(), plan.appliedDaysAgo, '10:24:00')
  const past = servicesAt(services, appliedAt)
  const body = await applicationOf(past, owner, creditCardId, plan)
  const context = {
    ...past,
    idempotency: { key, body_hash: key },
    request: { id: key, address: 'seed', userAgent: 'seed', browser: noBrowser },
    session: { session_id: key, user_id: owner.userId, company_id: owner.companyId, corporate_number: null },
  }
  const refuse = (code: string): never => {
    throw new Error(`The application ${plan.key} is refused: ${code}`)
  }
  const started = await createPayment(context, applicationPayment(context, body, refuse), refuse)
  if (started.authentication_url) await fetch(started.authentication_url, { redirect: 'manual' })
  const { invoice_id, status } = await settlePayment(past, started.id)
  if (invoice_id === null) throw new Error(`The payment ${plan.key} is ${status} instead of authorised`)
  await examine(services, owner, invoice_id, plan, body.invoice.transfer_date)
}

/** Takes a payment as far as its plan says, each step on its own day. */
export async function examine(
  services: Services,
  { userId }: Owner,
  id: number,
  { stage, appliedDaysAgo }: Pick<SeedPayment, 'stage' | 'appliedDaysAgo'>,
  transferDate: string,
): Promise<void> {
  const moment = (daysLater: number, time: string) =>
    servicesAt(services, businessMoment(services.now(), appliedDaysAgo - daysLater, time))
  if (stage === 'applied') return
  if (stage === 'cancelled') {
    const at = moment(1, '15:40:00')
    const facts = defineFacts({ kind: 'buyer', name: `user-${userId}` }, at.now())
    await changeBooks(services.db, async books => {
      const invoice = await lockInvoice(books, id)
      if (invoice) await cancelInvoice(books, invoice, 'buyer', facts)
    })
    return
  }
  const [first, second] = [await demoExaminer(services.db, 'sato'), await demoExaminer(services.db, 'suzuki')]
  if (stage === 'action_required') {
    await requireAction(moment(1, '11:05:00'), id, first, 1, '2ページ目の明細が読み取れませんでした。')
    return
  }
  await recordFirstCheck(moment(1, '09:50:00'), id, first)
  if (stage === 'checked') return
  await completeInvoice(moment(1, '16:10:00'), id, second)
  if (stage === 'transferred')
    await markTransferred(servicesAt(services, new Date(`${transferDate}T11:00:00+09:00`)), id, first)
}
