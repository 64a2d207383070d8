import { RefusalError, SessionEndedError } from '@invoice-card/api-client'
import { notify } from '@invoice-card/events'
import { useRef, useState } from 'react'
import { failureText } from './failure-text.ts'
import { messages } from './messages.ts'
import { useIsShown } from './use-is-shown.ts'

interface Options<Values> {
  readonly onSubmit: (values: Values, isShown: () => boolean) => void | Promise<void>
  /** What was refused earlier, by field path. */
  readonly refusals: Readonly<Record<string, string>>
  readonly refusalFields: Readonly<Record<string, string>>
  readonly refusalTexts: Readonly<Record<string, string>> | undefined
}

/** Of all that was submitted. */
interface Refusal {
  readonly text: string
  /** Undefined where no refusal but a defect, or a lost answer, ended the submit. */
  readonly code: string | undefined
}

/**
 * One submit at a time, and what the server refused of it: of single fields, else as a whole. Where the form was left
 * meanwhile, a message says it.
 */
export function useRefusals<Values>({ onSubmit, refusals, refusalFields, refusalTexts }: Options<Values>) {
  const [refusal, setRefusal] = useState<Refusal>()
  const [refusedFields, setRefusedFields] = useState<Readonly<Record<string, string>>>({})
  const [answered, setAnswered] = useState<readonly string[]>([])
  const isSubmitting = useRef(false)
  const isShown = useIsShown()

  const submitOnce = async (values: Values) => {
    // formik goes on with a form that was left while it was checked.
    if (isSubmitting.current || !isShown()) return
    isSubmitting.current = true
    setRefusal(undefined)
    setRefusedFields({})
    try {
      await onSubmit(values, isShown)
    } catch (error) {
      const refused = error instanceof RefusalError ? error : undefined
      const field = refused && refusalFields[refused.code]
      const text = failureText(error, refusalTexts)
      if (refused?.fields.length)
        setRefusedFields(Object.fromEntries(refused.fields.map(({ field, message }) => [field, message])))
      else if (field) setRefusedFields({ [field]: text })
      else setRefusal({ text, code: refused?.code })
      if (!refused) reportDefect(error)
      // The host says that the session has ended.
      if (!isShown() && !(error instanceof SessionEndedError)) notify.error(text, { title: messages.failedUnseen })
    } finally {
      isSubmitting.current = false
    }
  }
  /** What was refused was about a value that the field no longer has. */
  const clearRefusalOf = (path: string) => {
    if (path in refusals) setAnswered(paths => (paths.includes(path) ? paths : [...paths, path]))
    setRefusedFields(current =>
      path in current ? Object.fromEntries(Object.entries(current).filter(([field]) => field !== path)) : current,
    )
  }
  const refusalOf = (path: string): string | undefined =>
    refusedFields[path] ?? (answered.includes(path) ? undefined : refusals[path])
  return {
    submitOnce,
    refusal: refusal?.text,
    refusalCode: refusal?.code,
    refusedFields,
    refusalOf,
    clearRefusalOf,
  }
}

/** A defect reaches the error report as an uncaught one would; the form stays usable. */
function reportDefect(error: unknown): void {
  if (error instanceof Error && error.name !== 'UnreachableError' && error.name !== 'SessionEndedError')
    globalThis.reportError?.(error)
}
