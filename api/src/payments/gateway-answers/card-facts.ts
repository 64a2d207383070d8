import { cardBrands } from '@invoice-card/contracts'
import type { GatewayAnswer } from '../../platform/gateway/public.ts'

/** Brand, last four digits and expiry as the gateway states them: the browser's word does not count. */
export const cardFactsOf = ({ cardBrand, reqCardNumber, reqCardExpire }: GatewayAnswer['result']) => ({
  card_brand: cardBrands.find(brand => brand === cardBrand) ?? null,
  card_last4: reqCardNumber?.slice(-4) ?? null,
  card_expire: reqCardExpire ?? null,
})
