import { FeeSummary } from '../../fee/fee-summary.tsx'
import { useFeeCode } from '../../fee/use-fee-code.ts'

/**
 * The fee of a new payment, by its promotion code if it has one. One that has run out meanwhile the confirmation takes
 * off, with the reason.
 */
export const EnteredFee = ({ amountYen }: { amountYen: number | null }) => (
  <FeeSummary amountYen={amountYen} promotionCode={useFeeCode(amountYen)} />
)
