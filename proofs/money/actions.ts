import { recordFirstCheck, rejectInvoice } from '../../api/src/backoffice/calls/actions.ts'
import { completeInvoice } from '../../api/src/payments/examination/complete.ts'
import { recordReturnedTransfer, refundReturned, resendReturned } from '../../api/src/payments/transfers/returned.ts'
import type { TestApp } from '../../api/src/testing/app/app.ts'
import type { TestCard, TestGateway } from '../../api/src/testing/outside/gateway.ts'
import type { Payer } from '../../api/src/testing/companies/payment.ts'
import type { Seller } from './parties.ts'
import type { Plan } from './plan.ts'
import { examiners } from '../../api/src/testing/companies/examiners.ts'

/** Where the actions happen. */
export interface Stage {
  readonly app: TestApp
  readonly gateway: TestGateway
}

/** A request that was made, with both sides. */
export interface Life extends Stage {
  readonly plan: Plan
  readonly id: number
  readonly seller: Seller
  readonly buyer: Payer
}

export type LifeAction = (life: Life) => Promise<void>

async function tryCard({ gateway, buyer, id, plan }: Life, card: TestCard): Promise<void> {
  const started = await buyer.client.payments.answerRequest({
    params: { id },
    body: {
      action: 'pay',
      card: { kind: 'token', mdk_token: await gateway.token(card), is_card_saved: false },
      amount: plan.claim.billing_amount,
      is_terms_agreed: true,
    },
  })
  await buyer.authenticate(started)
}

const pay: LifeAction = life => tryCard(life, 'frictionless')
export const payDeclined: LifeAction = life => tryCard(life, 'overLimit')

/** Two people examine it; the second charges the card. */
export const examine = async ({ app, id }: Pick<Life, 'app' | 'id'>): Promise<void> => {
  await recordFirstCheck(app.examiner, id, examiners.tanaka)
  const { kind } = await completeInvoice(app.examiner, id, examiners.suzuki)
  if (kind !== 'completed') throw new Error(`Request ${id} was not completed but ${kind}`)
}
export const reject: LifeAction = async ({ app, id }) => {
  await rejectInvoice(app.examiner, id, examiners.tanaka, null)
}

export const payAndComplete: LifeAction = async life => {
  await pay(life)
  await examine(life)
}
export const payAndReject: LifeAction = async life => {
  await pay(life)
  await reject(life)
}
export const chargeAndReject: LifeAction = async life => {
  await payAndComplete(life)
  await reject(life)
}

const nameOtherAccount: LifeAction = async ({ seller, id }) => {
  const params = { id }
  const { account_id } = await seller.client.collections.getRequestSeller({ params })
  const other = seller.accountIds.find(one => one !== account_id)
  if (other === undefined) throw new Error(`Seller ${seller.companyId} has no other account`)
  await seller.client.collections.nameDepositAccount({ params, body: { account_id: other } })
}

export const nameAnother: LifeAction = async life => {
  await nameOtherAccount(life)
  await examine(life)
}

export const bankReturned: LifeAction = async ({ app, id }) => {
  await recordReturnedTransfer(app.examiner, id, examiners.tanaka, '口座解約')
}
export const resend: LifeAction = async ({ app, id }) => {
  await resendReturned(app.examiner, id, examiners.suzuki)
}
export const resendElsewhere: LifeAction = async life => {
  await nameOtherAccount(life)
  await resend(life)
}
export const refund: LifeAction = async ({ app, id }) => {
  await refundReturned(app.examiner, id, examiners.suzuki)
}
export const cancelByBuyer: LifeAction = async life => {
  await pay(life)
  await life.buyer.client.invoices.cancelInvoice({ params: { id: life.id } })
}
export const withdraw: LifeAction = async ({ seller, id }) => {
  await seller.client.collections.cancelRequestSeller({ params: { id }, body: {} })
}
export const decline: LifeAction = async ({ buyer, id }) => {
  await buyer.client.payments.answerRequest({ params: { id }, body: { action: 'decline' } })
}
export const payAfterDecline: LifeAction = async life => {
  await payDeclined(life)
  await payAndComplete(life)
}
