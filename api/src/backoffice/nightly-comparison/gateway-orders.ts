import {
  decisiveBlock,
  type GatewayAnswer,
  GatewayUnreachableError,
  loadResult,
  resultBlock,
} from '../../platform/gateway/public.ts'
import { findPayment, isUndetermined, type PaymentRow } from '../../books/payments/public.ts'
import type { Services } from '../../platform/services/public.ts'
import type { Difference } from './difference.ts'

const heldStatuses = { authorised: 'authorized', captured: 'captured', voided: 'voided', refunded: 'refunded' } as const

const isHeld = (status: string | undefined): boolean => status === 'authorized' || status === 'captured'

/** What the gateway must say about a payment, in the words of a finding. */
const expectedOf = ({ status, total_amount }: PaymentRow): string =>
  status in heldStatuses ? `${heldStatuses[status as keyof typeof heldStatuses]}, ${total_amount} yen` : 'no charge'

const foundOf = ({ result: { orderStatus, amount, vResultCode } }: GatewayAnswer): string => {
  if (orderStatus) return `${orderStatus}, ${amount ?? 'unknown'} yen`
  return decisiveBlock(vResultCode) === resultBlock.orderUnknown ? 'no such order' : `no status (${vResultCode})`
}

function differs(payment: PaymentRow, answer: GatewayAnswer): boolean {
  if (payment.status in heldStatuses) return foundOf(answer) !== expectedOf(payment)
  // It may be authorised a moment from now. But nobody charges what is not authorised here: these books have been set
  // back.
  return isUndetermined(payment) ? answer.result.orderStatus === 'captured' : isHeld(answer.result.orderStatus)
}

export type Comparison =
  | { readonly kind: 'same' | 'pending' | 'unanswered' }
  | { readonly kind: 'different'; readonly difference: Difference }

/** Asks the gateway about one payment. A payment in progress is left to the reconciler, which asks until it knows. */
export async function compareOrder(services: Services, id: string): Promise<Comparison> {
  const payment = await findPayment(services.db, id)
  if (!payment || payment.pending_action !== null) return { kind: 'pending' }
  try {
    const answer = await loadResult(services, payment)
    if (!differs(payment, answer)) return { kind: 'same' }
    const now = await findPayment(services.db, id)
    // It went on while the gateway was asked.
    if (!now || now.updated_at.getTime() !== payment.updated_at.getTime()) return { kind: 'pending' }
    return {
      kind: 'different',
      difference: {
        kind: 'gateway_order',
        subject: `payment:${id}`,
        expected: expectedOf(payment),
        found: foundOf(answer),
      },
    }
  } catch (error) {
    if (!(error instanceof GatewayUnreachableError)) throw error
    return { kind: 'unanswered' }
  }
}
