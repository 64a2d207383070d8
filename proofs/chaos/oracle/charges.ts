import { listPayments, type Payment } from './payments.ts'
import { type Finding, type Invariant, isLive, type SandboxOrder } from './world.ts'

/** How an order must stand at the gateway for each status that says the card was used. */
const orderStatusOf: Readonly<Record<string, string>> = {
  authorised: 'authorized',
  captured: 'captured',
  voided: 'voided',
  refunded: 'refunded',
}

/** No charge without an intent, no status that the gateway does not confirm, the same amount on both sides. */
export const charges: Invariant = async world => {
  const payments = new Map((await listPayments(world)).map(payment => [payment.order_id, payment]))
  const findings: Finding[] = []
  for (const order of world.orders.values()) {
    const payment = payments.get(order.order_id)
    if (!payment)
      findings.push({
        about: order.order_id,
        text: `the gateway has an order (${order.status}, ${order.amount} yen) that no payment knows`,
      })
    else findings.push(...compare(payment, order), ...repeated(order))
  }
  for (const payment of payments.values()) {
    if (!world.orders.has(payment.order_id) && orderStatusOf[payment.status] !== undefined) {
      findings.push({
        about: payment.order_id,
        text: `the payment is ${payment.status}, but the gateway has no such order`,
      })
    }
  }
  return findings
}

function* compare({ order_id: about, status, total_amount }: Payment, order: SandboxOrder): Generator<Finding> {
  const expected = orderStatusOf[status]
  if (expected !== undefined && order.status !== expected)
    yield { about, text: `the payment is ${status}, the order ${order.status}` }
  if (expected === undefined && isLive(order))
    yield { about, text: `the gateway holds ${order.amount} yen (${order.status}) for a payment that is ${status}` }
  if (order.amount !== total_amount)
    yield { about, text: `the gateway has ${order.amount} yen, the books ${total_amount}` }
}

/** The card is used once, charged once and given back once. */
function* repeated({ order_id: about, transactions }: SandboxOrder): Generator<Finding> {
  for (const command of ['Authorize', 'Capture', 'Cancel']) {
    const times = transactions.filter(
      transaction => transaction.command === command && transaction.mstatus === 'success',
    ).length
    if (times > 1) yield { about, text: `the gateway did ${command} ${times} times` }
  }
}
