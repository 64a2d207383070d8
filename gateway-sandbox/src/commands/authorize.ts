import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { orderMembers, refused, orderAnswer, type Answer } from '../answers.ts'
import type { Sandbox } from '../context.ts'
import type { Fault } from '../faults.ts'
import { authorizeCard } from '../issuer.ts'
import { findCard } from '../saved-cards.ts'
import { findOrder, insertOrder, type DddStatus, type NewOrder, type Order } from '../orders.ts'
import { outcomeOf, type ResultBlock } from '../result-codes.ts'
import { spendToken, type CardOnFile } from '../tokens/store.ts'
import { AccountId, Amount, defineCommand, isChargeable, OrderId } from './command.ts'

const HttpUrl = v.pipe(v.string(), v.url(), v.regex(/^https?:/))

const charge = {
  orderId: OrderId,
  amount: Amount,
  jpo: v.literal('10'),
  withCapture: v.optional(v.picklist(['true', 'false']), 'false'),
  pushUrl: v.optional(HttpUrl),
  payNowIdParam: v.object({
    token: v.optional(v.string()),
    accountParam: v.optional(
      v.object({ accountId: AccountId, cardParam: v.optional(v.object({ cardId: v.string() })) }),
    ),
  }),
}
const CardCharge = v.object(charge)
const MpiCharge = v.object({
  ...charge,
  redirectionUri: HttpUrl,
  serviceOptionType: v.optional(v.picklist(['mpi-complete', 'mpi-company', 'mpi-merchant']), 'mpi-complete'),
})
type Charge = v.InferOutput<typeof CardCharge>

export const authorizeByCard = defineCommand(CardCharge, (sandbox, params, fault) => {
  const order = openOrder(sandbox, params, fault, {
    service: 'card',
    redirection_uri: null,
    service_option: null,
    authentication_id: null,
  })
  return 'result' in order ? order : orderAnswer(authorizeCard(sandbox, order), sandbox.now())
})

export const authorizeByMpi = defineCommand(MpiCharge, (sandbox, params, fault) => {
  const order = openOrder(sandbox, params, fault, {
    service: 'mpi',
    redirection_uri: params.redirectionUri,
    service_option: params.serviceOptionType,
    authentication_id: randomBytes(24).toString('base64url'),
  })
  if ('result' in order) return order
  const authStartUrl = `${sandbox.cardOrigin}/acs/${order.authentication_id}`
  return {
    result: {
      mstatus: 'success',
      ...outcomeOf('G002'),
      ...orderMembers(order),
      orderStatus: order.status,
      authStartUrl,
    },
  }
})

type Kind = Pick<NewOrder, 'service' | 'redirection_uri' | 'service_option' | 'authentication_id'>

function openOrder(sandbox: Sandbox, params: Charge, fault: Fault | undefined, kind: Kind): Order | Answer {
  if (!isChargeable(params.amount)) return refused('P004', { orderId: params.orderId })
  if (findOrder(sandbox, params.orderId)) return refused('P003', { orderId: params.orderId })
  const card = chooseCard(sandbox, params)
  if (typeof card === 'string') return refused(card, { orderId: params.orderId })
  const { masked_number, brand, expire, scenario } = card
  return insertOrder(sandbox, {
    ...kind,
    order_id: params.orderId,
    amount: params.amount,
    with_capture: params.withCapture === 'true' ? 1 : 0,
    status: 'authenticating',
    v_result_code: outcomeOf('G002').vResultCode,
    merr_msg: outcomeOf('G002').merrMsg,
    masked_number,
    brand,
    expire,
    scenario,
    account_id: params.payNowIdParam.accountParam?.accountId ?? null,
    card_id: 'card_id' in card ? card.card_id : null,
    push_url: params.pushUrl ?? sandbox.pushUrl,
    ...armed(fault),
  })
}

function chooseCard(
  sandbox: Sandbox,
  { payNowIdParam: { token, accountParam } }: Charge,
): CardOnFile | (CardOnFile & { card_id: string }) | ResultBlock {
  const cardId = accountParam?.cardParam?.cardId
  if (token && !cardId) return spendToken(sandbox.database, token, sandbox.now())
  if (!token && accountParam && cardId) return findCard(sandbox, accountParam.accountId, cardId) ?? 'P009'
  return 'P002'
}

/** What an armed fault makes the issuer do when it is asked, now or after the authentication. */
export function armed(fault: Fault | undefined): Pick<NewOrder, 'forced_refusal' | 'forced_ddd_status' | 'pending_ms'> {
  return {
    // The fault's schema allows only these values for its kind.
    forced_refusal: fault?.kind === 'decline' ? (fault.value as ResultBlock) : null,
    forced_ddd_status: fault?.kind === 'authentication_status' ? (fault.value as DddStatus) : null,
    pending_ms: fault?.kind === 'pending' ? fault.delay_ms : 0,
  }
}
