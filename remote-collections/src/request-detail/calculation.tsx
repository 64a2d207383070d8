import type { RequestSellerDetail } from '@invoice-card/contracts'
import { AmountLines, Card, Section, Stack, Text } from '@invoice-card/ui'
import { calculationLines } from './calculation-lines.ts'
import { messages } from './messages.ts'

const words = messages.calculation

/** From what the invoice bills to what the seller receives. */
export const Calculation = ({ request }: { request: RequestSellerDetail }) => (
  <Card>
    <Section title={words.title}>
      <Stack gap="3">
        <AmountLines lines={calculationLines(request)} />
        <Text size="sm" tone="muted">
          {words.feeIsYours}
        </Text>
      </Stack>
    </Section>
  </Card>
)
