import { useCallback, useLayoutEffect, useState, type RefObject } from 'react'

/**
 * Of a list that wraps and shows its first line only: how many entries stand there, and how many px are free after
 * them. All of them do where its parent alone has the room: what stands beside the list then has to go.
 */
export function useFirstLine(list: RefObject<HTMLElement | null>): { count: number; freePx: number } {
  const [count, setCount] = useState(Infinity)
  const [freePx, setFreePx] = useState(0)
  const measure = useCallback(() => {
    const entries = Array.from(list.current?.children ?? []) as HTMLElement[]
    const wrapped = entries.findIndex(({ offsetTop }) => offsetTop !== entries[0]?.offsetTop)
    const last = entries[wrapped - 1]
    const frame = list.current?.parentElement
    if (!list.current || !frame || !last || sum(entries.map(widthOf)) < widthOf(frame)) return setCount(Infinity)
    setCount(wrapped)
    setFreePx(endOf(list.current) - endOf(last))
  }, [list])
  // Each time: an entry that grows pushes the last ones out.
  useLayoutEffect(measure)
  useLayoutEffect(() => {
    const frame = list.current?.parentElement
    // jsdom has none.
    if (!frame || !('ResizeObserver' in globalThis)) return
    const observer = new ResizeObserver(measure)
    observer.observe(frame)
    return () => observer.disconnect()
  }, [list, measure])
  return { count, freePx }
}

const widthOf = (element: HTMLElement) => element.getBoundingClientRect().width
const endOf = ({ offsetLeft, offsetWidth }: HTMLElement) => offsetLeft + offsetWidth
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
