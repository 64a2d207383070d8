import type { Account, InvoiceFile } from '@invoice-card/contracts'
import { isBeingRead } from '@invoice-card/invoice-file'
import { useEffect, useMemo, useState } from 'react'
import { useApplication } from '../../checkout/store.ts'
import type { InvoiceInfoForm } from '../form/use-invoice-info-form.ts'
import type { FieldCheck } from './check-context.ts'
import { fieldsOf, stateOfField, type CheckedForm, type FieldState } from '../../form-rules/field-state.ts'
import { payeeDifferencesOf } from '../../invoice-values/reading/payee-differences.ts'
import { focusField } from './focus-field.ts'

interface Sources {
  readonly file: InvoiceFile | undefined
  readonly accounts: readonly Account[] | undefined
  /** Supplier or accounts are still looked up. */
  readonly isFilling: boolean
  /** What is odd in a value of the invoice itself, by field. */
  readonly warnings: Readonly<Record<string, string | undefined>>
  /** The user has seen the reading run: the inputs were there before it ended, and stay. */
  readonly isWatched: boolean
}

/** Which fields are open, which of them need a look, and how one is opened. */
export function useFieldCheck(form: InvoiceInfoForm, { file, accounts, isFilling, warnings, isWatched }: Sources) {
  const { editedFields, prefilledFields, readFileId } = useApplication()
  // Once open, a field stays: what is seen must not fold away under a hand.
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const [toFocus, setToFocus] = useState<string | null>(null)
  const readings = file && !isBeingRead(file) && readFileId === file.file_id ? file.ocr.fields : null
  const { values, errorOf } = form

  const checked = useMemo<CheckedForm | null>(
    () => readings && { form: values, readings, provenance: { editedFields, prefilledFields }, accounts },
    [values, readings, editedFields, prefilledFields, accounts],
  )
  const stateOf = (path: string): FieldState => (checked ? stateOfField(path, checked) : 'open')
  const openField = (path: string) => setOpened(paths => (paths.has(path) ? paths : new Set([...paths, path])))
  const check: FieldCheck = {
    stateOf,
    isWatched,
    isOpen: path =>
      isWatched || checked === null || opened.has(path) || errorOf(path) !== undefined || stateOf(path) !== 'agreed',
    open: path => {
      openField(path)
      setToFocus(path)
    },
  }
  useEffect(() => {
    if (toFocus === null) return
    focusField(toFocus)
    setToFocus(null)
  }, [toFocus])

  // An odd value was read well: it stands, with what is odd below it.
  const isOdd = (path: string) => warnings[path.replace('formOne.', '')] !== undefined
  const isToCheck = (path: string) => ['check', 'missing'].includes(stateOf(path)) || isOdd(path)
  const differences = payeeDifferencesOf({ form: values, readings, editedFields, accounts })
  // What an invoice fraud changes comes first.
  const paths = new Set([...differences.map(({ path }) => path), ...fieldsOf(values).filter(isToCheck)])
  const toCheck = checked && !isFilling ? [...paths] : null
  return { check, openField, toCheck, differences }
}
