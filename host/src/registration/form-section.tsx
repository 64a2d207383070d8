import { Section, Stack } from '@invoice-card/ui'
import type { ReactNode } from 'react'

interface FormSectionProps {
  readonly title: string
  readonly description?: ReactNode
  readonly children: ReactNode
}

/** A titled part of a long form; its fields stand closer on a phone. */
export const FormSection = ({ title, description, children }: FormSectionProps) => (
  <Section title={title} description={description}>
    <Stack gap={{ base: '3', md: '4' }}>{children}</Stack>
  </Section>
)
