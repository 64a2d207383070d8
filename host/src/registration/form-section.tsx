import { Section, Stack } from '@invoice-card/ui'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'

/** Parts of the form that the confirmation leads back to. */
export type FormPartName = 'contact' | 'company' | 'address' | 'representative' | 'home' | 'transfer'

/** A part of the form: opened by its link, the screen starts there. */
export function FormPart({ name, children }: { name: FormPartName; children: ReactNode }) {
  const { hash } = useLocation()
  return (
    <div id={name} {...(hash === `#${name}` && { 'data-starts-here': 'first' })}>
      {children}
    </div>
  )
}

interface FormSectionProps {
  readonly name: FormPartName
  readonly title: string
  readonly description?: ReactNode
  readonly children: ReactNode
}

/** A titled part of the form; its fields stand closer on a phone. */
export const FormSection = ({ name, title, description, children }: FormSectionProps) => (
  <FormPart name={name}>
    <Section title={title} description={description}>
      <Stack gap={{ base: '3', md: '4' }}>{children}</Stack>
    </Section>
  </FormPart>
)
