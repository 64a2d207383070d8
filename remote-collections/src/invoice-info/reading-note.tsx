import type { InvoiceFile } from '@invoice-card/contracts'
import { ConfidenceLine, isBeingRead } from '@invoice-card/invoice-file'
import type { ReactNode } from 'react'
import { isEdited } from '../request-flow/store.ts'
import { confidenceOf, type ReadField } from '../request-form/reading.ts'
import type { RequestForm } from '../request-form/values.ts'

/** How sure the reading is that stands in a field, and the field's help; both stand between label and control. */
export type NoteOf = (path: ReadField, help?: string) => ReactNode

/** The notes of a form that a file fills. While it is read, an empty field is not yet one that was not found. */
export function readingNotes(file: InvoiceFile | undefined, values: RequestForm): NoteOf {
  const readings = file === undefined || isBeingRead(file) ? null : file.ocr.fields
  return (path, help) => {
    const confidence = isEdited(path) ? null : confidenceOf(path, values, readings)
    if (confidence === null) return help
    return (
      <>
        <ConfidenceLine confidence={confidence} />
        {help}
      </>
    )
  }
}
