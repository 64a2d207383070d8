import { useEffect, useRef, type RefObject } from 'react'

/** After a refused submit the keyboard continues at the first field that is wrong. Put the ref on the form. */
export function useFocusFirstInvalid({ submitCount, isSubmitting }: { submitCount: number, isSubmitting: boolean }): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [submitCount, isSubmitting])
  return form
}
