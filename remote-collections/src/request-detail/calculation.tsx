import type { RequestSellerDetail } from '@invoice-card/contracts'
import { AmountLines, Card, Section } from '@invoice-card/ui'
import { calculationLines } from '../calculation/calculation-lines.ts'
import { calculationMessages as words } from '../calculation/messages.ts'
import { hasNoDeposit } from '../request/has-no-deposit.ts'

/** From what the invoice bills to what the seller receives; of what ended or was refunded, only what was billed. */
export function Calculation({ request }: { request: RequestSellerDetail }) {
  const { amount, service_fee_amount: feeYen, deposit_amount: depositYen } = request
  const fee = hasNoDeposit(request) ? undefined : { term: words.fee, feeYen, depositYen }
  const lines = calculationLines({ ...request, billing_amount: amount }, fee)
  return (
    <Card>
      <Section title={words.title} description={fee && words.lead}>
        <AmountLines lines={lines} />
      </Section>
    </Card>
  )
}
