import { useRef, type PointerEvent } from 'react'

/** Swipe threshold of a toast in CSS pixels (docs/product.md#messages-and-dialogs). */
const thresholdPx = 50

/** Handlers for what goes away when it is pushed sideways or upwards far enough; released earlier, it moves back. */
export function useSwipe(onSwipe: () => void) {
  const start = useRef<{ x: number; y: number }>(undefined)
  const pushed = (event: PointerEvent) => {
    const x = event.clientX - (start.current?.x ?? event.clientX)
    const y = Math.min(0, event.clientY - (start.current?.y ?? event.clientY))
    return Math.abs(x) > Math.abs(y) ? { x, y: 0 } : { x: 0, y }
  }
  const move = (element: HTMLElement, { x, y }: { x: number; y: number }) => {
    element.style.translate = x || y ? `${x}px ${y}px` : ''
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      // A link or button in it is to be pressed, not pushed.
      if ((event.target as Element).closest('a, button')) return
      start.current = { x: event.clientX, y: event.clientY }
      event.currentTarget.setPointerCapture?.(event.pointerId)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start.current) move(event.currentTarget, pushed(event))
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const { x, y } = pushed(event)
      start.current = undefined
      if (Math.hypot(x, y) >= thresholdPx) onSwipe()
      else move(event.currentTarget, { x: 0, y: 0 })
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      start.current = undefined
      move(event.currentTarget, { x: 0, y: 0 })
    },
  }
}
