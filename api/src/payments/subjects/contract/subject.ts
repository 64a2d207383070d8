import type { CreateInvoiceBody } from '@invoice-card/contracts'
import type { Insertable } from 'kysely'
import type { PaymentTransactionsTable } from '../../../platform/database/public.ts'
import type { InvoiceRow } from '../../../books/invoices/public.ts'
import type { PaymentChange, PaymentRow } from '../../../books/payments/public.ts'
import type { Books } from '../../../books/work/public.ts'

/** What an intent stores of what was checked. */
export type CheckedIntent = Omit<
  Insertable<PaymentTransactionsTable>,
  'id' | 'company_id' | 'user_id' | 'idempotency_key' | 'body_hash' | 'order_id'
>

/** Something that a card can pay for: what is asked of its subject until the intent is committed. */
export interface Payable {
  readonly card: CreateInvoiceBody['card']
  /** Checks as far as that is possible before the card is asked; refuses by throwing. */
  readonly check: () => Promise<CheckedIntent>
  /**
   * The invoice that was there before: locked ahead of the intent, whose reference to it would else be in the way of
   * the lock.
   */
  readonly about?: number
  /**
   * What must hold at the moment of the commit, asked in the intent's unit of work; refuses by throwing. What does not
   * need the intent may be asked before it is there; where there is none, nothing is refused or written.
   */
  readonly confirm?: ((books: Books, adding: Promise<PaymentRow | undefined>) => Promise<void>) | undefined
}

/**
 * The effect of an authorised card on its subject: the invoice that the payment stands for from now on, or the
 * reason why it cannot.
 */
export type Effect =
  | {
      readonly invoice: InvoiceRow
      /** What the invoice came to before, in yen; only where that was another amount. */
      readonly amountBefore?: number
      readonly keys?: Pick<PaymentChange, 'evidence_key' | 'evidence_hashes' | 'document_key' | 'counterpart_keys'>
    }
  /** A result code of ours. */
  | { readonly errorCode: string }
