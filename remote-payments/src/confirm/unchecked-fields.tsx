import { AppLink, Notice } from '@invoice-card/ui'
import { labelOf } from '../form-rules/field-labels.ts'
import type { InvoiceForm } from '../invoice-values/values.ts'
import { atField, useUnchecked } from '../invoice-values/unchecked.ts'
import { paths } from '../paths.ts'
import { messages } from './messages.ts'

interface UncheckedFieldsProps {
  readonly form: InvoiceForm
  readonly fileId: string
  /** Fields that have a warning of their own here. */
  readonly besides: readonly string[]
}

/** What needed a look and got none, with the way back to the first of it. */
export function UncheckedFields({ form, fileId, besides }: UncheckedFieldsProps) {
  const [first, ...others] = useUnchecked(fileId).filter(path => !besides.includes(path))
  if (first === undefined) return null
  return (
    <Notice
      tone="attention"
      title={messages.unchecked.title([first, ...others].map(path => labelOf(path, form)))}
      actions={
        <AppLink to={paths.invoiceInfo} state={atField(first)}>
          {messages.unchecked.see}
        </AppLink>
      }
    />
  )
}
