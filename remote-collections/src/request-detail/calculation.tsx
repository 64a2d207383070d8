import type { RequestSellerDetail } from '@invoice-card/contracts'
import { AmountLines, Card, Section } from '@invoice-card/ui'
import { calculationLines } from '../calculation/calculation-lines.ts'
import { calculationMessages as words } from '../calculation/messages.ts'

/** From what the invoice bills to what the seller receives. */
export function Calculation({ request }: { request: RequestSellerDetail }) {
  const { amount, service_fee_amount: feeYen, deposit_amount: depositYen } = request
  const lines = calculationLines({ ...request, billing_amount: amount }, { term: words.fee, feeYen, depositYen })
  return (
    <Card>
      <Section title={words.title} description={words.lead}>
        <AmountLines lines={lines} />
      </Section>
    </Card>
  )
}
