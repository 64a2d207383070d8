import { isRefusal } from '@invoice-card/api-client'
import { useQuery } from '@tanstack/react-query'
import { useApplication } from '../checkout/store.ts'
import { commissionQuery } from './commission-query.ts'

/** The code that the fee of the open payment goes by; null also where it has run out meanwhile. */
export function useFeeCode(amountYen: number | null): string | null {
  const { promotionCode } = useApplication()
  const { error } = useQuery(commissionQuery(amountYen, undefined, promotionCode))
  return isRefusal(error, 'promotion_code_invalid') ? null : promotionCode
}
