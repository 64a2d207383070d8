import type { RefusalDetail } from '@invoice-card/contracts'
import { type CommissionPlan, japanDay, normalizeText } from '@invoice-card/domain'
import type { Books } from '../../books/work/public.ts'
import { type Context, type Limit, limitRate, returnUse } from '../../platform/http/public.ts'
import { promotionError } from './promotion-error.ts'
import { findPromotion, lockPromotion, type PromotionRow } from './store.ts'

type RefuseCode = (code: 'promotion_code_invalid', detail: RefusalDetail) => never
type PlanContext = Pick<Context, 'config' | 'db' | 'now' | 'session'>

/** Room for typing errors, not for trying codes out. */
const guessesOf = ({ company_id, user_id }: PlanContext['session']): Limit => ({
  key: `promotion-guesses:${company_id}:${user_id}`,
  max: 10,
  windowSeconds: 60 * 60,
})

/** The code in its one spelling, whatever width and case it was typed in; null for nothing. */
export const spellCode = (typed: string | undefined): string | null =>
  normalizeText(typed ?? '')
    .trim()
    .toUpperCase() || null

/** The promotion for a code that the caller can use now. Wrong ones are counted, and after too many none is checked. */
export async function tryCode(context: PlanContext, code: string, refuse: RefuseCode): Promise<PromotionRow> {
  const { db, session, now } = context
  const guesses = guessesOf(session)
  // Counted before it is checked: of many at the same moment no more are answered than of those that come one after the
  // other.
  await limitRate(context, guesses)
  const promotion = await findPromotion(db, code)
  const promotionProblem = await promotionError(db, promotion, {
    companyId: session.company_id,
    today: japanDay(now()),
  })
  if (!promotion || promotionProblem !== null)
    return refuse('promotion_code_invalid', { message: promotionProblem ?? '' })
  await returnUse(context, guesses.key)
  return promotion
}

/** The plan for what was typed as a code; the standard one for nothing. */
export async function planFor(
  context: PlanContext,
  typed: string | undefined,
  refuse: RefuseCode,
): Promise<CommissionPlan> {
  const code = spellCode(typed)
  return code === null ? context.config.commissionPlan : tryCode(context, code, refuse)
}

/**
 * Claims the use of a code for an intent in its transaction: of all that come at the same moment, no more than the code
 * allows.
 */
export async function claimUse(
  books: Books,
  { session, now }: PlanContext,
  code: string,
  paymentId: string,
  refuse: RefuseCode,
): Promise<void> {
  const { db } = books
  const promotion = await books.lock('promotion', code, () => lockPromotion(db, code))
  const message = await promotionError(db, promotion, {
    companyId: session.company_id,
    today: japanDay(now()),
    paymentId,
  })
  if (message !== null) refuse('promotion_code_invalid', { message })
}
