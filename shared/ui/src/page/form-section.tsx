import type { ReactNode } from 'react'
import { Stack } from '../layout/primitives.tsx'
import { Card, Section } from './card.tsx'

/** A titled group of fields on a sheet of its own. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <Section title={title}>
        <Stack gap="6">{children}</Stack>
      </Section>
    </Card>
  )
}
