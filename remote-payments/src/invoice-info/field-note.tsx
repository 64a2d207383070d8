import type { OcrFields } from '@invoice-card/contracts'
import { formatDate, formatYen, styled } from '@invoice-card/ui'
import type { ReactNode } from 'react'
import type { InvoiceForm } from '../common/invoice-form.ts'
import { messages } from './messages.ts'
import { ConfidenceMark } from '../common/reading/confidence-mark.tsx'
import { confidenceOf, readingInsteadOf } from '../common/reading/reading.ts'
import { isEdited, isPrefilled } from './use-invoice-info-form.ts'

const Difference = styled('span', { base: { display: 'block', color: 'attention.text', fontSize: 'sm' } })

const wordsOf = (path: string, value: string): string => {
  if (path === 'formOne.amount') return formatYen(Number(value))
  return path.endsWith('_date') ? formatDate(value) : value
}

interface FieldNoteProps {
  readonly readings: OcrFields | null
  readonly path: string
  /** What stands in the form, where that may have come from somewhere else than the invoice. */
  readonly values?: InvoiceForm
  readonly children?: ReactNode
}

/** How sure the reading of a field is, until the user changes it, or what is read instead of what was there before; and the field's help. All stand between label and control. */
export function FieldNote({ readings, path, values, children }: FieldNoteProps) {
  const confidence = isEdited(path) ? null : confidenceOf(readings, path)
  const other = values && isPrefilled(path) ? readingInsteadOf(path, values, readings) : null
  return (
    <>
      {confidence && <ConfidenceMark confidence={confidence} />}
      {other !== null && <Difference><ConfidenceMark confidence="check" />{messages.readInstead(wordsOf(path, other))}</Difference>}
      {children}
    </>
  )
}
