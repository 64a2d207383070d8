import { longDay } from '../../platform/wording/public.ts'
import type { Db } from '../../platform/database/public.ts'
import { countUses, hasPaid, type PromotionRow } from './store.ts'

/** A code that does not exist and one that is not out yet look alike. */
export const unknownCode = 'プロモーションコードが正しくありません。コードをご確認ください。'

interface PromotionUse {
  readonly companyId: number
  readonly today: string
  /** The payment that uses the code: then what others have in progress counts as well. */
  readonly paymentId?: string
}

/** Why a company can't use a code today, fit to be shown; null where it can. */
export async function promotionError(
  db: Db,
  promotion: PromotionRow | undefined,
  { companyId, today, paymentId }: PromotionUse,
): Promise<string | null> {
  if (!promotion || today < promotion.valid_from) return unknownCode
  const { code, valid_until, max_uses, max_uses_per_company, is_first_payment_only } = promotion
  if (today > valid_until) return `このプロモーションコードの有効期限（${longDay(valid_until)}）が過ぎています。`
  const counting = { exceptId: paymentId, withUndetermined: paymentId !== undefined }
  if (max_uses !== null && (await countUses(db, code, null, counting)) >= max_uses)
    return 'このプロモーションコードは、ご利用の上限に達したため受付を終了しました。'
  if (max_uses_per_company !== null && (await countUses(db, code, companyId, counting)) >= max_uses_per_company) {
    return `このプロモーションコードのご利用は、1社につき${max_uses_per_company}回までです。`
  }
  if (is_first_payment_only && (await hasPaid(db, companyId, counting)))
    return 'このプロモーションコードは、初めてのお支払いに限りご利用いただけます。'
  return null
}
