import type { Supplier } from '@invoice-card/contracts'
import { ContactLink } from '@invoice-card/remote'
import { Card, Section, Stack, Text } from '@invoice-card/ui'
import { isPayable, standingWords, SupplierStatusBadge } from '../common/supplier-status.tsx'
import { messages } from './messages.ts'

/** How far the check has come, what that means and what comes next. */
export function StatusSection({ supplier }: { supplier: Supplier }) {
  const { meaning, next } = standingWords(supplier)
  return (
    <Card>
      <Section title={messages.status.title} actions={<SupplierStatusBadge supplier={supplier} />}>
        <Stack gap="1">
          <Text>{meaning}</Text>
          <Text tone="muted">{next}</Text>
          {!isPayable(supplier) && (
            <Text>
              <ContactLink />
            </Text>
          )}
        </Stack>
      </Section>
    </Card>
  )
}
