import type { OcrFields } from '@invoice-card/contracts'
import { ConfidenceLine, ConfidenceMark } from '@invoice-card/invoice-file'
import { styled } from '@invoice-card/ui'
import { getIn } from 'formik'
import type { ReactNode } from 'react'
import type { InvoiceForm } from '../../invoice-values/values.ts'
import { messages } from '../../form-rules/messages.ts'
import { wordsOf } from '../../invoice-values/reading/paper.ts'
import { confidenceOf, isReadField, readingInsteadOf } from '../../invoice-values/reading/reading.ts'
import { useCheck } from './check-context.ts'
import { isEdited, isPrefilled } from '../form/use-invoice-info-form.ts'

const Difference = styled('span', { base: { display: 'block', color: 'attention.text', fontSize: 'sm' } })
const Source = styled('span', { base: { display: 'block', color: 'fg.muted', fontSize: 'sm' } })

interface FieldNoteProps {
  readonly readings: OcrFields | null
  readonly path: string
  readonly values: InvoiceForm
  readonly children?: ReactNode
}

/**
 * How sure the reading is that stands in a field, or what is read instead of what was there before; and the field's
 * help. All stand between label and control.
 */
export function FieldNote({ readings, path, values, children }: FieldNoteProps) {
  const { isWatched } = useCheck()
  const confidence = isEdited(path) ? null : confidenceOf(path, values, readings)
  const isAwaited = isWatched && isReadField(path) && !isEdited(path)
  const other = isPrefilled(path) ? readingInsteadOf(path, values, readings) : null
  return (
    <>
      {(confidence !== null || isAwaited) && <ConfidenceLine confidence={confidence} />}
      {isFromRegistry(path, values, readings) && confidence === null && <Source>{messages.fromRegistry}</Source>}
      {other !== null && (
        <Difference>
          <ConfidenceMark confidence="check" />
          {messages.readInstead(wordsOf(path, other))}
        </Difference>
      )}
      {children}
    </>
  )
}

/** The register of companies knows the name better than a picture shows it. */
const isFromRegistry = (path: string, values: InvoiceForm, readings: OcrFields | null): boolean =>
  path === 'formOne.newSupplier.name' && readings !== null && !isEdited(path) && getIn(values, path) !== ''
