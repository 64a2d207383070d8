import type { CardBrand } from '@invoice-card/contracts'
import type { Generated } from 'kysely'

export interface CreditCardsTable {
  id: Generated<number>
  company_id: number
  brand: CardBrand
  last4: string
  expire: string
  gateway_card_id: string
  created_at: Generated<Date>
  deleted_at: Date | null
  /** When the gateway said that it is gone there; null while it may store it. */
  gateway_deleted_at: Generated<Date | null>
}

export interface CardExpiryTables {
  card_expiry_notices: {
    credit_card_id: number
    expire: string
    days_before: number
    notified_at: Date
  }
}
