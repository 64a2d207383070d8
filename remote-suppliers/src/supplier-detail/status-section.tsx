import type { SupplierStatus } from '@invoice-card/contracts'
import { publicEnvironment } from '@invoice-card/remote'
import { AppLink, Card, Section, Stack, Text } from '@invoice-card/ui'
import { SupplierStatusBadge, supplierStatusWords } from '../common/supplier-status.tsx'
import { messages } from './messages.ts'

/** How far the check has come, what that means and what comes next. */
export function StatusSection({ status }: { status: SupplierStatus }) {
  const { meaning, next } = supplierStatusWords[status]
  const { contact } = publicEnvironment().links
  return (
    <Card>
      <Section title={messages.status.title} actions={<SupplierStatusBadge status={status} />}>
        <Stack gap="1">
          <Text>{meaning}</Text>
          <Text tone="muted">{next}</Text>
          {status === 'Rejected' && contact && (
            <Text>
              <AppLink to={contact}>{messages.status.contact}</AppLink>
            </Text>
          )}
        </Stack>
      </Section>
    </Card>
  )
}
