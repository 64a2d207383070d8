export { promotionsHandlers } from './handlers.ts'
export { promotionsMessages } from './messages.ts'
export { claimUse, planFor, spellCode } from './plan.ts'
export { insertPromotion, listPromotions, type PromotionRow } from './store.ts'
