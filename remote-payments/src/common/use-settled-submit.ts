import { useEffect, useState, type FormEvent } from 'react'
import type { useValibotForm } from './use-valibot-form.ts'

type Form = Pick<ReturnType<typeof useValibotForm>, 'submit' | 'editCount'>

/** A submit for a form that the program may still be filling: it is checked once nothing more can come. Whoever changes a field meanwhile is not carried away. */
export function useSettledSubmit(form: Form, isFilling: boolean) {
  const [isAwaited, setAwaited] = useState(false)
  // What the last answer fills in reaches the form one render after the answer.
  const [wasFilling, setWasFilling] = useState(isFilling)
  useEffect(() => setWasFilling(isFilling), [isFilling])
  useEffect(() => setAwaited(false), [form.editCount])
  const isSettled = !isFilling && !wasFilling

  useEffect(() => {
    if (!isAwaited || !isSettled) return
    setAwaited(false)
    form.submit()
    // `form` is made anew with every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isAwaited, isSettled])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (isSettled) return form.submit(event)
    event.preventDefault()
    setAwaited(true)
  }
  return { submit, isAwaited }
}
