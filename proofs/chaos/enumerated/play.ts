import { randomUUID } from 'node:crypto'
import { contentHmac } from '../../../api/src/platform/gateway/signature.ts'
import { runJob } from '../../../api/src/worker/run-job.ts'
import { RefusedCall } from '../../../api/src/testing/app/client.ts'
import type { TestCard } from '../../../api/src/testing/outside/gateway.ts'
import { type Payer, visitIssuer } from '../../../api/src/testing/companies/payment.ts'
import type { InvoiceAction, PaymentAnswer } from '../harness/journal.ts'
import { orderIdOf } from '../oracle/keys.ts'
import type { AnswerName } from './answers.ts'
import { stayIfAlive } from './death.ts'
import type { Stage } from './stage.ts'

/** What a buyer wants to pay for: how that is asked, and what was agreed. */
export interface Application {
  readonly send: () => Promise<Started>
  readonly total_amount: number
  readonly file_ids: readonly string[]
  readonly draft_id?: number
  /** What it may be refused with, because something else came first. */
  readonly refusals?: readonly string[]
}

interface Started {
  readonly payment_id: string | null
  readonly status: string
  readonly invoice_id: number | null
  readonly authentication_url: string | null
}

/** A buyer with a key, before the first call under it. */
export interface Buyer {
  readonly stage: Stage
  readonly payer: Payer
  readonly answer: AnswerName
  readonly key: string
  readonly order_id: string
}

/** One case in progress: an application and what came of it so far. */
export interface Play extends Buyer {
  readonly application: Application
  payment_id: string | null
  invoice_id: number | null
}

export async function openPlay(
  stage: Stage,
  payer: Payer,
  answer: AnswerName,
  apply: (buyer: Buyer) => Promise<Application>,
): Promise<Play> {
  const key = randomUUID()
  const buyer = { stage, payer, answer, key, order_id: orderIdOf(payer.companyId, key) }
  const application = await apply(buyer)
  const { send: _, refusals: __, ...agreed } = application
  stage.journal.appendEntry({ kind: 'applied', company_id: payer.companyId, key, ...agreed })
  return { ...buyer, application, payment_id: null, invoice_id: null }
}

/** An application with files and a draft, for a payment that becomes an invoice. */
export const applyWith =
  (card: TestCard) =>
  async ({ payer, key }: Buyer): Promise<Application> => {
    const draft = await payer.client.drafts.createDraft({ body: { values: { amount: 1 } } })
    const body = await payer.application({ draft_id: draft.id }, card)
    return {
      send: () => payer.start(body, key),
      total_amount: body.invoice.amount + body.commission_amount,
      file_ids: body.file_ids,
      draft_id: draft.id,
    }
  }

/** A call of the buyer's; null where it was not answered, which proves nothing. */
export async function ask<T>(
  { stage, order_id }: Play,
  call: () => Promise<T>,
  expected: readonly string[] = [],
): Promise<T | null> {
  stayIfAlive()
  try {
    const answer = await call()
    stayIfAlive()
    return answer
  } catch (error) {
    stayIfAlive()
    if (!(error instanceof RefusedCall)) throw error
    const isExpected = error.httpStatus >= 500 ? error.code === 'service_unavailable' : expected.includes(error.code)
    if (!isExpected) stage.journal.appendEntry({ kind: 'wrong', about: order_id, text: error.message })
    return null
  }
}

/** Applies, goes to the issuer's page where that is asked, and asks how it ended: as often as it is played. */
export async function pay(
  play: Play,
  { isDoubleClick = false, form }: { isDoubleClick?: boolean; form?: Record<string, string> } = {},
): Promise<void> {
  const { stage, payer, application } = play
  const send = () => ask(play, application.send, application.refusals)
  const [started, duplicate] = await Promise.all([send(), ...(isDoubleClick ? [send()] : [])])
  for (const answer of [started, duplicate]) if (answer) note(play, answer)
  if (started?.status === 'authentication_required' && started.authentication_url) {
    await push(play, 'early')
    const back = await visitIssuer(started.authentication_url, form)
    await Promise.all([push(play, 'right'), stage.app.app.request(back)])
    stayIfAlive()
  }
  if (play.payment_id === null) return
  const payment_id = play.payment_id
  const ended = await ask(play, () => payer.client.creditCards.approveCredit({ body: { payment_id } }))
  if (ended) note(play, ended)
  await push(play, 'late')
}

const note = (play: Play, { payment_id, status, invoice_id }: Started): void => {
  if (payment_id === null) throw new Error(`An application was answered with ${status} and no payment`)
  // A payment has no other statuses.
  play.stage.journal.appendEntry({
    kind: 'answered',
    key: play.key,
    payment_id,
    status: status as PaymentAnswer,
    invoice_id,
  })
  play.payment_id = payment_id
  play.invoice_id = invoice_id ?? play.invoice_id
}

/** Pushes that the gateway sends twice, or in another order than things happened. */
export async function push(
  { stage: { app }, answer, order_id, key, payment_id }: Play,
  moment: 'early' | 'right' | 'late',
): Promise<void> {
  const times =
    answer === 'duplicate_push' && moment !== 'early' ? 2 : answer === 'out_of_order_push' && moment !== 'right' ? 1 : 0
  const pushBody = new URLSearchParams({
    numberOfNotify: '1',
    pushId: `${key}-${moment}`,
    orderId0000: order_id,
    txnType0000: 'Authorize',
    // Early it runs ahead of the order, late it reports what has been overtaken.
    mstatus0000: moment === 'late' ? 'pending' : 'success',
    mpiMstatus0000: 'success',
    cardMstatus0000: 'success',
    dddTransactionStatus0000: 'Y',
    vResultCode0000: 'G001A00100000000',
    amount0000: '113300',
  }).toString()
  const headers = {
    'content-hmac': contentHmac({ ccid: app.config.gatewayCcid, secret: app.config.gatewaySecret }, pushBody),
    'content-type': 'application/x-www-form-urlencoded',
  }
  await Promise.all(
    Array.from({ length: times }, () =>
      app.app.request('/api/v1/gateway/pushes', { method: 'POST', body: pushBody, headers }),
    ),
  )
  stayIfAlive()
  // The worker takes what the push has left for it, while the browser comes back.
  if (payment_id !== null)
    await Promise.allSettled(Array.from({ length: times }, () => runJob(app.worker, 'settlePayment', { payment_id })))
  stayIfAlive()
}

/** Asks for a change of the invoice and records that it was confirmed; `isDone` reads the answer. */
export async function performAction<T>(
  play: Play,
  action: InvoiceAction,
  work: (invoice_id: number) => Promise<T>,
  isDone: (answer: T) => boolean = () => true,
): Promise<void> {
  const {
    stage: { journal },
    invoice_id,
  } = play
  if (invoice_id === null) return
  stayIfAlive()
  journal.appendEntry({ kind: 'asked', action, invoice_id })
  const answer = await work(invoice_id)
  stayIfAlive()
  if (isDone(answer)) journal.appendEntry({ kind: 'done', action, invoice_id })
}
