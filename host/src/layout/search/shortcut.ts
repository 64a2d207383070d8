import { storagePrefix } from '@invoice-card/environment'
import { useLayoutEffect } from 'react'

// A key of one sign can be pressed by mistake, or by speech: WCAG 2.1.4 wants a way to switch it off.
const key = `${storagePrefix}noSearchShortcut`

/** Whether `/` opens the search in this browser. */
export const hasShortcut = (): boolean => localStorage.getItem(key) === null

export const setShortcut = (isOn: boolean): void =>
  isOn ? localStorage.removeItem(key) : localStorage.setItem(key, '1')

const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

/** Calls `open` when `/` is pressed while no field has the focus and no dialog is open. */
export function useShortcut(open: () => void): void {
  // Before the header is painted: a key that is pressed on sight would be lost.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
      if (takesText(event.target) || document.querySelector('dialog[open]') || !hasShortcut()) return
      event.preventDefault()
      open()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [open])
}
