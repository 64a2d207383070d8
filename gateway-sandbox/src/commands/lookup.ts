import * as v from 'valibot'
import { refused, orderAnswer } from '../answers.ts'
import { currentOrder } from '../authentication.ts'
import type { Sandbox } from '../context.ts'
import { listTransactions, type Order } from '../orders.ts'
import { outcomeOf } from '../result-codes.ts'
import { defineCommand, OrderId } from './command.ts'

export const getResult = defineCommand(v.object({ orderId: OrderId }), (sandbox, { orderId }) => {
  const order = currentOrder(sandbox, orderId)
  return order ? orderAnswer(order, sandbox.now()) : refused('P007', { orderId })
})

const SearchParams = v.object({ searchParameters: v.object({ common: v.object({ orderId: OrderId }) }) })

export const search = defineCommand(SearchParams, (sandbox, { searchParameters }) => {
  const order = currentOrder(sandbox, searchParameters.common.orderId)
  const orderInfo = order ? [orderHistoryAnswer(sandbox, order)] : []
  return { result: { mstatus: 'success', ...outcomeOf('A001'), orderInfos: { orderInfo } } }
})

function orderHistoryAnswer(sandbox: Sandbox, order: Order) {
  const isSilent = order.settles_at > sandbox.now().getTime()
  const transactions = isSilent ? [] : listTransactions(sandbox, order.order_id)
  return {
    orderId: order.order_id,
    serviceTypeCd: order.service,
    orderStatus: isSilent ? 'pending' : order.status,
    totalAmount: String(order.amount),
    transactionInfos: {
      transactionInfo: transactions.map(transaction => ({
        txnId: String(transaction.id),
        command: transaction.command,
        mstatus: transaction.mstatus,
        vResultCode: transaction.v_result_code,
        amount: String(transaction.amount),
        txnDatetime: new Date(transaction.created_at + 9 * 3_600_000).toISOString().replace('Z', '+09:00'),
      })),
    },
  }
}
