import { AppLink, Card, Section, Text } from '@invoice-card/ui'
import type { ReactNode } from 'react'
import type { InvoiceForm } from '../invoice-values/values.ts'
import { paths } from '../paths.ts'
import { messages } from './messages.ts'
import type { PaperNote } from './use-paper-note.ts'

export interface PartsProps {
  readonly form: InvoiceForm
  readonly paper: PaperNote
  /** Not once a payment is in progress. */
  readonly isEditable: boolean
}

/** A part of what was entered, with the link back to it. */
export function Part({ title, isEditable, children }: { title: string; isEditable: boolean; children: ReactNode }) {
  const edit = (
    <AppLink to={paths.invoiceInfo} fontSize="sm" aria-label={`${title}を${messages.edit}`}>
      {messages.edit}
    </AppLink>
  )
  return (
    <Card>
      <Section title={title} actions={isEditable ? edit : undefined}>
        {children}
      </Section>
    </Card>
  )
}

/** Stands under what this payment registers. */
export const NewMark = () => (
  <Text as="span" display="block" size="sm" tone="muted" fontWeight="normal">
    {messages.terms.newMark}
  </Text>
)
