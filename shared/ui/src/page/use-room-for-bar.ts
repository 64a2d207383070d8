import { useLayoutEffect, type RefObject } from 'react'

/**
 * Scrolls what takes or has the focus clear of a bar that stays in view while it is mounted, also one that grows, and
 * gives the end of the page room for one that is fixed there.
 * @param edge the edge of the window at which it sticks; a fixed one is at the bottom
 */
export function useRoomForBar(bar: RefObject<HTMLElement | null>, edge: 'top' | 'bottom'): void {
  useLayoutEffect(() => {
    const { documentElement: root, body } = document
    const before = [root.style.scrollPaddingTop, root.style.scrollPaddingBottom, body.style.paddingBottom] as const
    const makeRoom = () => {
      const height = bar.current?.offsetHeight ?? 0
      const position = bar.current ? getComputedStyle(bar.current).position : 'static'
      const isAtTop = position === 'sticky' && edge === 'top'
      // Below the header, for which the page has 6rem.
      root.style.scrollPaddingTop = isAtTop ? `calc(6rem + ${height}px)` : before[0]
      root.style.scrollPaddingBottom = isAtTop || position === 'static' ? '' : `${height + 16}px`
      body.style.paddingBottom = position === 'fixed' ? `${height}px` : ''
    }
    makeRoom()
    addEventListener('resize', makeRoom)
    const followHeight = () => {
      makeRoom()
      if (bar.current) uncoverFocus(bar.current)
    }
    // jsdom has none.
    const observer = 'ResizeObserver' in globalThis ? new ResizeObserver(followHeight) : undefined
    if (bar.current) observer?.observe(bar.current)
    return () => {
      observer?.disconnect()
      removeEventListener('resize', makeRoom)
      ;[root.style.scrollPaddingTop, root.style.scrollPaddingBottom, body.style.paddingBottom] = before
    }
  }, [bar, edge])
}

/** A browser scrolls what takes the focus, and not what has it while a bar grows over it (WCAG 2.4.11). */
function uncoverFocus(bar: HTMLElement): void {
  const { activeElement } = document
  if (activeElement === null || activeElement === document.body || bar.contains(activeElement)) return
  const [focused, covering] = [activeElement.getBoundingClientRect(), bar.getBoundingClientRect()]
  const isCovered =
    focused.top < covering.bottom &&
    focused.bottom > covering.top &&
    focused.left < covering.right &&
    focused.right > covering.left
  if (isCovered) activeElement.scrollIntoView({ block: 'nearest' })
}
