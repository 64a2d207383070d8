import { useEffect, useRef, type RefObject } from 'react'
import { zoomWithin } from './zoom.ts'

const distance = ({ touches: [a, b] }: TouchEvent): number =>
  a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0
/** How much one unit of a trackpad's pinch, which browsers report as a wheel with Ctrl, changes the zoom. */
const percentPerWheelUnit = 1

/** Zooms what is in a box by two fingers on a screen or on a trackpad; one finger scrolls as anywhere. */
export function usePinch(
  box: RefObject<HTMLElement | null>,
  zoomPercent: number,
  onZoom: (percent: number) => void,
): void {
  const latest = useRef({ zoomPercent, onZoom })
  useEffect(() => {
    latest.current = { zoomPercent, onZoom }
  })

  useEffect(() => {
    const element = box.current
    if (!element) return
    let start = { distance: 0, zoomPercent: 0 }
    const begin = (event: TouchEvent) => {
      start = { distance: distance(event), zoomPercent: latest.current.zoomPercent }
    }
    const spread = (event: TouchEvent) => {
      if (event.touches.length !== 2 || start.distance === 0) return
      event.preventDefault()
      latest.current.onZoom(zoomWithin((start.zoomPercent * distance(event)) / start.distance))
    }
    const turnWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      latest.current.onZoom(zoomWithin(latest.current.zoomPercent - event.deltaY * percentPerWheelUnit))
    }
    element.addEventListener('touchstart', begin, { passive: true })
    // React listens passively, and the browser would zoom the whole page along with the sheet.
    element.addEventListener('touchmove', spread, { passive: false })
    element.addEventListener('wheel', turnWheel, { passive: false })
    return () => {
      element.removeEventListener('touchstart', begin)
      element.removeEventListener('touchmove', spread)
      element.removeEventListener('wheel', turnWheel)
    }
  }, [box])
}
