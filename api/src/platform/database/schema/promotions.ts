import type { Generated } from 'kysely'

export interface PromotionsTable {
  code: string
  commission_rate: number
  minimum_commission_amount: number
  valid_from: string
  valid_until: string
  max_uses: number | null
  max_uses_per_company: number | null
  is_first_payment_only: Generated<boolean>
  created_by: string
  created_at: Generated<Date>
}

export interface PromotionsTables {
  promotions: PromotionsTable
}
