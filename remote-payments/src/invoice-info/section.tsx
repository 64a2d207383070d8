import { Card, Section, Stack } from '@invoice-card/ui'
import type { ReactNode } from 'react'

/** A titled group of fields on a sheet of its own. */
export function FormSection({ title, children }: { title: string, children: ReactNode }) {
  return (
    <Card>
      <Section title={title}>
        <Stack gap="6">{children}</Stack>
      </Section>
    </Card>
  )
}
