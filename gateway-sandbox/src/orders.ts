import { randomInt } from 'node:crypto'
import type { Sandbox } from './context.ts'
import type { Outcome, ResultBlock } from './result-codes.ts'
import type { CardOnFile } from './tokens/store.ts'

export type DddStatus = 'Y' | 'N' | 'U' | 'A'
export type OrderStatus =
  | 'authenticating'
  | 'authentication_failed'
  | 'authorized'
  | 'declined'
  | 'captured'
  | 'voided'
  | 'refunded'
export type ServiceOption = 'mpi-complete' | 'mpi-company' | 'mpi-merchant'

export type Order = CardOnFile & {
  order_id: string
  service: 'card' | 'mpi'
  amount: number
  with_capture: 0 | 1
  status: OrderStatus
  v_result_code: string
  merr_msg: string
  march_txn: string
  cust_txn: string
  auth_code: string | null
  account_id: string | null
  card_id: string | null
  redirection_uri: string | null
  push_url: string
  service_option: ServiceOption | null
  authentication_id: string | null
  ddd_status: DddStatus | null
  password_tries: number
  forced_refusal: ResultBlock | null
  forced_ddd_status: DddStatus | null
  pending_ms: number
  /** Until then the issuer is silent: the outcome is stored and not reported. */
  settles_at: number
  created_at: number
}

export type NewOrder = Omit<
  Order,
  'march_txn' | 'cust_txn' | 'auth_code' | 'ddd_status' | 'password_tries' | 'settles_at' | 'created_at'
>

export function findOrder({ database }: Sandbox, orderId: string): Order | undefined {
  // The row has the columns of the schema, which TypeScript cannot see.
  return database.prepare('SELECT * FROM orders WHERE order_id = ?').get(orderId) as Order | undefined
}

export function findOrderByAuthentication({ database }: Sandbox, authenticationId: string): Order | undefined {
  return database.prepare('SELECT * FROM orders WHERE authentication_id = ?').get(authenticationId) as Order | undefined
}

export function insertOrder({ database, now }: Sandbox, order: NewOrder): Order {
  const row: Order = {
    ...order,
    march_txn: transactionNumber(now()),
    cust_txn: transactionNumber(now()),
    auth_code: null,
    ddd_status: null,
    password_tries: 0,
    settles_at: 0,
    created_at: now().getTime(),
  }
  const columns = Object.keys(row)
  database
    .prepare(`INSERT INTO orders (${columns.join()}) VALUES (${columns.map(column => `:${column}`).join()})`)
    .run(row)
  return row
}

export function updateOrder({ database }: Sandbox, order: Order, changes: Partial<Order>): Order {
  const assignments = Object.keys(changes).map(column => `${column} = :${column}`)
  database
    .prepare(`UPDATE orders SET ${assignments.join()} WHERE order_id = :order_id`)
    .run({ ...changes, order_id: order.order_id })
  return { ...order, ...changes }
}

export function recordTransaction(
  { database, now }: Sandbox,
  order: Order,
  command: string,
  mstatus: string,
  outcome: Outcome,
): void {
  database
    .prepare(
      'INSERT INTO transactions (order_id, command, mstatus, v_result_code, amount, created_at) VALUES (?, ?, ?, ?, ?, ?)',
    )
    .run(order.order_id, command, mstatus, outcome.vResultCode, order.amount, now().getTime())
}

export type TransactionRow = {
  id: number
  command: string
  mstatus: string
  v_result_code: string
  amount: number
  created_at: number
}

export function listTransactions({ database }: Sandbox, orderId: string): TransactionRow[] {
  const select =
    'SELECT id, command, mstatus, v_result_code, amount, created_at FROM transactions WHERE order_id = ? ORDER BY id'
  return database.prepare(select).all(orderId) as TransactionRow[]
}

/** 28 digits that begin with the day, as the gateway numbers its transactions. */
function transactionNumber(now: Date): string {
  const digits = Array.from({ length: 4 }, () => String(randomInt(10_000)).padStart(4, '0')).join('')
  return now.toISOString().replace(/\D/g, '').slice(0, 12) + digits
}
