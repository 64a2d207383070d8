import type { Supplier } from '@invoice-card/contracts'
import { isTransferred } from '@invoice-card/domain'
import { AppLink, Card, DateText, HStack, Money, Section, Stack, Text } from '@invoice-card/ui'
import { useHasCollections } from '../common/features.ts'
import { paths } from '../paths.ts'
import { messages } from './messages.ts'

const words = messages.histories

/** The last payment, and the ways to all of them. */
export function Histories({ supplier: { id, last_payment } }: { supplier: Supplier }) {
  const hasCollections = useHasCollections()
  return (
    <Card>
      <Section title={words.title}>
        <Stack gap="3">
          {last_payment ? (
            <HStack gap="3">
              <Text as="span" tone="muted">
                {words.lastPayment}
              </Text>
              <AppLink to={paths.payment(id, last_payment.invoice_id)}>
                <DateText value={last_payment.transfer_date} />
                {!isTransferred(last_payment) && words.planned}
              </AppLink>
              <Money amountYen={last_payment.amount} />
            </HStack>
          ) : (
            <Text tone="muted">{words.noPayment}</Text>
          )}
          <HStack gap="5">
            <AppLink to={paths.paymentHistory(id)}>{words.payments}</AppLink>
            {hasCollections && <AppLink to={paths.collectionHistory(id)}>{words.collections}</AppLink>}
          </HStack>
        </Stack>
      </Section>
    </Card>
  )
}
