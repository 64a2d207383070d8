import { useEffect, useRef, type RefObject } from 'react'

/**
 * Calls `check` when a typed value is committed: at the native change event (Enter, autofill) and when the control is left.
 * The boxes of one group (a date in three parts) count as one control. Put the ref on the form.
 */
export function useCheckedWhenLeft(check: () => void): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const latest = useRef(check)
  latest.current = check

  useEffect(() => {
    const isOwn = (target: EventTarget | null): target is Element => target instanceof Element && form.current?.contains(target) === true
    const onChange = ({ target }: Event) => {
      if (isOwn(target) && target.closest('fieldset') === null) latest.current()
    }
    const onLeave = ({ target, relatedTarget }: FocusEvent) => {
      if (!isOwn(target)) return
      const group = target.closest('fieldset')
      const isInGroup = group !== null && relatedTarget instanceof Element && group.contains(relatedTarget)
      if (!isInGroup) latest.current()
    }
    // On the document: React's own listeners, below it, have stored the value by then.
    document.addEventListener('change', onChange)
    document.addEventListener('focusout', onLeave)
    return () => {
      document.removeEventListener('change', onChange)
      document.removeEventListener('focusout', onLeave)
    }
  }, [])
  return form
}
