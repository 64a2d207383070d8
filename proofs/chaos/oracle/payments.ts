import type { World } from './world.ts'

export interface Payment {
  readonly id: string
  readonly company_id: number
  readonly key: string
  readonly order_id: string
  readonly status: string
  readonly pending_action: string | null
  readonly invoice_id: number | null
  readonly total_amount: number
  readonly file_ids: readonly string[]
  readonly draft_id: number | null
}

export const listPayments = ({ rows }: World): Promise<Payment[]> =>
  rows<Payment>(`
  select id, company_id, idempotency_key as key, order_id, status, pending_action, invoice_id, total_amount,
    array(select jsonb_array_elements_text(application->'file_ids')) as file_ids, (application->>'draft_id')::bigint as draft_id
  from payment_transactions`)

export interface Invoice {
  readonly id: number
  readonly kind: 'payment' | 'request'
  readonly status: number
  readonly payment_id: string | null
  readonly order_id: string | null
  readonly payment_status: string | null
  readonly amount: number
  readonly commission_amount: number
  readonly commission_tax_amount: number
}

/** Invoices with the payment that they name. */
export const listInvoices = ({ rows }: World): Promise<Invoice[]> =>
  rows<Invoice>(`
  select i.id, i.kind, i.status, i.payment_id, p.order_id, p.status as payment_status, i.amount, i.commission_amount, i.commission_tax_amount
  from invoices i left join payment_transactions p on p.id = i.payment_id`)
