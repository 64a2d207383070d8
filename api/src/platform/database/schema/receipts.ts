import type { Generated } from 'kysely'

export interface ReceiptNumbersTable {
  is_only: Generated<boolean>
  last_number: number
}

/** Numbers that no receipt has or may get, and why. */
export interface ReceiptNumberGapsTable {
  first_number: number
  last_number: number
  reason: string
  created_at: Generated<Date>
}

/** What a receipt prints; stored as issued. */
export interface ReceiptContent {
  recipient_name: string
  issuer_name: string
  issuer_registration_number: string
  issuer_address: string
  description: string
  /** `I-00000001` of the payment that the fee belongs to. */
  invoice_display_id: string
  /** For what the fee was: whom it paid, or whose payment was asked for. */
  supplier_name: string
  payment_method: string
  /** The fee was deducted from what was paid out. */
  is_deducted?: true
  transaction_date: string
  taxed_amount: number
  tax_rate: number
  tax_amount: number
}

export interface ReceiptsTable {
  number: number
  invoice_id: number
  company_id: number
  issued_on: string
  content: ReceiptContent
  created_at: Generated<Date>
}
