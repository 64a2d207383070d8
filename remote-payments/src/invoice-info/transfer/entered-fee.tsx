import { isRefusal } from '@invoice-card/api-client'
import { useQuery } from '@tanstack/react-query'
import { commissionQuery } from '../../fee/commission-query.ts'
import { FeeSummary } from '../../fee/fee-summary.tsx'
import { useApplication } from '../../checkout/store.ts'

/** The fee of a new payment, by its promotion code if it has one. One that has run out meanwhile the confirmation takes off, with the reason. */
export function EnteredFee({ amountYen }: { amountYen: number | null }) {
  const { promotionCode } = useApplication()
  const { error } = useQuery(commissionQuery(amountYen, undefined, promotionCode))
  return (
    <FeeSummary
      amountYen={amountYen}
      promotionCode={isRefusal(error, 'promotion_code_invalid') ? null : promotionCode}
    />
  )
}
