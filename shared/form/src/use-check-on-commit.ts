import { useEffect, useRef, type RefObject } from 'react'

/**
 * Calls `check` when a typed value is committed: at the native change event (Enter, autofill) and when the control is
 * left. The boxes of one group (a date in three parts) count as one control. A control that is left by a press is
 * checked after its click: a message that comes or goes in between would move the button away from under the pointer.
 * Put the ref on the form.
 */
export function useCheckOnCommit(check: () => void): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const latest = useRef(check)
  latest.current = check

  useEffect(() => {
    const isOwn = (target: EventTarget | null): target is Element =>
      target instanceof Element && form.current?.contains(target) === true
    let isPressed = false
    let isDue = false
    let release: ReturnType<typeof setTimeout> | undefined
    const checkAfterPress = () => {
      if (isPressed) isDue = true
      else latest.current()
    }
    const endPress = () => {
      clearTimeout(release)
      isPressed = false
      if (isDue) latest.current()
      isDue = false
    }
    const onPress = () => {
      clearTimeout(release)
      isPressed = true
    }
    // The click follows in the same task, or never. Of a tap that is said of its mouse events: they come when the
    // finger is up again, and move the focus.
    const onRelease = () => {
      clearTimeout(release)
      release = setTimeout(endPress)
    }
    const onChange = ({ target }: Event) => {
      if (isOwn(target) && target.closest('fieldset') === null) checkAfterPress()
    }
    const onLeave = ({ target, relatedTarget }: FocusEvent) => {
      if (!isOwn(target)) return
      const group = target.closest('fieldset')
      const isInGroup = group !== null && relatedTarget instanceof Element && group.contains(relatedTarget)
      if (!isInGroup) checkAfterPress()
    }
    // On the document: React's own listeners, below it, have stored the value by then.
    document.addEventListener('change', onChange)
    document.addEventListener('focusout', onLeave)
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('pointerup', onRelease)
    document.addEventListener('pointercancel', onRelease)
    document.addEventListener('mousedown', onPress)
    document.addEventListener('mouseup', onRelease)
    document.addEventListener('click', endPress)
    return () => {
      clearTimeout(release)
      document.removeEventListener('change', onChange)
      document.removeEventListener('focusout', onLeave)
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('pointerup', onRelease)
      document.removeEventListener('pointercancel', onRelease)
      document.removeEventListener('mousedown', onPress)
      document.removeEventListener('mouseup', onRelease)
      document.removeEventListener('click', endPress)
    }
  }, [])
  return form
}
