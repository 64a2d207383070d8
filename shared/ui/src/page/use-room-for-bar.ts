import { useLayoutEffect, type RefObject } from 'react'

/**
 * Scrolls what takes the focus clear of a bar that stays in view while it is mounted, and gives the end of the page
 * room for one that is fixed there.
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
    // jsdom has none.
    const observer = 'ResizeObserver' in globalThis ? new ResizeObserver(makeRoom) : undefined
    if (bar.current) observer?.observe(bar.current)
    return () => {
      observer?.disconnect()
      removeEventListener('resize', makeRoom)
      ;[root.style.scrollPaddingTop, root.style.scrollPaddingBottom, body.style.paddingBottom] = before
    }
  }, [bar, edge])
}
