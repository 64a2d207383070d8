import { randomUUID } from 'node:crypto'
import { lapseRequests } from '../../../api/src/payments/collections/ending/jobs.ts'
import { RefusedCall } from '../../../api/src/testing/app/client.ts'
import type { Payer } from '../../../api/src/testing/companies/payment.ts'
import { createSeller, keyOf } from '../../../api/src/testing/companies/seller.ts'
import type { InvoiceAction } from '../harness/journal.ts'
import { letRunOut, takeMailbox } from '../harness/shortcuts-store.ts'
import type { Application, Buyer, Play } from './play.ts'
import type { Stage } from './stage.ts'

type Seller = Awaited<ReturnType<typeof createSeller>>
interface Made {
  readonly id: number
  readonly seller: Seller
}

const made = new WeakMap<Application, Made>()

const allowing = async <T>(call: Promise<T>, codes: readonly string[]): Promise<T | null> => {
  try {
    return await call
  } catch (error) {
    if (error instanceof RefusedCall && codes.includes(error.code)) return null
    throw error
  }
}

/**
 * A seller makes a request from a draft, twice with one key; who has the mail's address opens its link twice, and a
 * stranger does, too.
 */
export async function applyToRequest(buyer: Buyer): Promise<Application> {
  const {
    stage: { app, gateway, journal, createPayer },
    stage,
    payer,
    key,
  } = buyer
  const seller = await createSeller(app)
  const emailAddress = `${key}@later.example.jp`
  const { id: draft_id } = await seller.client.requestDrafts.createInvoiceRequestDraft({
    body: { values: { billing_amount: 110_000 } },
  })
  const body = await seller.body({ supplier_person_email: emailAddress, is_send_request_mail: false, draft_id })
  journal.appendEntry({ kind: 'requesting', company_id: seller.companyId, key, draft_id })
  const make = async () => {
    const { id, shared_link } = await seller.client.collections.createRequestSeller({ body }, { idempotencyKey: key })
    journal.appendEntry({ kind: 'requested', company_id: seller.companyId, key, invoice_id: id })
    return { id, request_key: keyOf(shared_link) }
  }
  const duplicates = (await Promise.all([make(), make()].map(call => recordWrong(stage, key, call)))).filter(
    duplicate => duplicate !== null,
  )
  const [first] = duplicates
  if (!first) throw new Error('No request was made')
  await takeMailbox(app.db, payer.userId, emailAddress)
  const stranger = await createPayer()
  await link(stage, stranger, first.request_key, false)
  await Promise.all([
    link(stage, payer, first.request_key, true),
    link(stage, payer, first.request_key, true),
    link(stage, stranger, first.request_key, false),
  ])
  const card = { kind: 'token', mdk_token: await gateway.token(), is_card_saved: false } as const
  const send = () =>
    payer.client.payments.answerRequest(
      { params: { id: first.id }, body: { action: 'pay', card, amount: 110_000, is_terms_agreed: true } },
      { idempotencyKey: key },
    )
  const application = {
    send,
    total_amount: 110_000,
    file_ids: [],
    refusals: ['request_expired', 'request_cancelled', 'request_already_paid', 'invoice_not_found'],
  }
  made.set(application, { id: first.id, seller })
  return application
}

async function recordWrong<T>({ journal }: Stage, about: string, call: Promise<T>): Promise<T | null> {
  try {
    return await call
  } catch (error) {
    if (!(error instanceof RefusedCall)) throw error
    journal.appendEntry({ kind: 'wrong', about, text: error.message })
    return null
  }
}

async function link(
  { journal }: Stage,
  { client, companyId }: Payer,
  request_key: string,
  is_addressed: boolean,
): Promise<void> {
  journal.appendEntry({ kind: 'linking', request_key, company_id: companyId, is_addressed })
  const linked = await allowing(client.requestKeys.linkRequestKey({ body: { request_key } }), ['2', 'request_key_used'])
  if (linked) journal.appendEntry({ kind: 'linked', request_key, company_id: companyId, invoice_id: linked.invoice_id })
}

/** Seller, buyer and the job that ends what is overdue all want to end the request while it is being paid. */
export async function endRequest({ application, stage: { app, journal }, payer }: Play): Promise<void> {
  const request = made.get(application)
  if (!request) throw new Error('This play is not about a request')
  const { id, seller } = request
  const refusals = [
    'request_payment_in_progress',
    'request_already_paid',
    'request_already_closed',
    'request_expired',
    'request_cancelled',
    'invoice_not_found',
  ]
  const end = async (action: InvoiceAction, work: () => Promise<unknown>): Promise<void> => {
    journal.appendEntry({ kind: 'asked', action, invoice_id: id })
    if ((await allowing(work(), refusals)) && action !== 'lapse')
      journal.appendEntry({ kind: 'done', action, invoice_id: id })
  }
  await letRunOut(app.db, id, app.clock.now())
  await Promise.all([
    end('withdraw', () => seller.client.collections.cancelRequestSeller({ params: { id }, body: {} })),
    end('decline', () =>
      payer.client.payments.answerRequest(
        { params: { id }, body: { action: 'decline' } },
        { idempotencyKey: randomUUID() },
      ),
    ),
    end('lapse', () => lapseRequests.run(app.worker, {})),
  ])
}
