import { useEffect } from 'react'

let early = ''

/** What was typed before the field was there, until it is cleared. */
export const typedEarly = (): string => early
export const clearTypedEarly = (): void => {
  early = ''
}

/**
 * Stands in for the search while it is loaded, and keeps what is typed meanwhile. Conversions of an input method are
 * lost.
 */
export function TypedEarly() {
  useEffect(() => {
    clearTypedEarly()
    const press = (event: KeyboardEvent) => {
      if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === 'Backspace') early = early.slice(0, -1)
      else if ([...event.key].length === 1) early += event.key
      else return
      event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  return null
}
