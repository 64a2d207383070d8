import type { ReactNode } from 'react'
import { Stack } from '../layout/primitives.tsx'
import { Card, Section } from '../layout/card.tsx'

/** A titled group of fields on a sheet of its own. */
export function FormSection({
  title,
  actions,
  children,
}: {
  title: string
  /** Beside the title. */
  actions?: ReactNode
  children: ReactNode
}) {
  return (
    <Card>
      <Section title={title} actions={actions}>
        <Stack gap="6">{children}</Stack>
      </Section>
    </Card>
  )
}
