import { useEffect, useRef, type RefObject } from 'react'

/** Calls `onOutside` when something outside `element` is pressed while `isActive`. */
export function useOutsideClick(
  element: RefObject<HTMLElement | null>,
  isActive: boolean,
  onOutside: () => void,
): void {
  const latest = useRef(onOutside)
  latest.current = onOutside
  useEffect(() => {
    if (!isActive) return
    const listen = (event: PointerEvent) => {
      if (event.target instanceof Node && !element.current?.contains(event.target)) latest.current()
    }
    document.addEventListener('pointerdown', listen)
    return () => document.removeEventListener('pointerdown', listen)
  }, [element, isActive])
}
