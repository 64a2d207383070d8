import { useCallback, useLayoutEffect, useState, type RefObject } from 'react'

/**
 * Of a list that wraps and shows its first line only: how many entries stand there, and how many px are free after
 * them. All of them do where its parent alone has the room: what stands beside the list then has to go.
 *
 * @param entries names the entries of the list: others are measured at once.
 */
export function useFirstLine(list: RefObject<HTMLElement | null>, entries: string): { count: number; freePx: number } {
  const [count, setCount] = useState(Infinity)
  const [freePx, setFreePx] = useState(0)
  const measure = useCallback(() => {
    const entries = childrenOf(list.current)
    const wrapped = entries.findIndex(({ offsetTop }) => offsetTop !== entries[0]?.offsetTop)
    const last = entries[wrapped - 1]
    const frame = list.current?.parentElement
    if (!list.current || !frame || !last || sum(entries.map(widthOf)) < widthOf(frame)) return setCount(Infinity)
    setCount(wrapped)
    setFreePx(endOf(list.current) - endOf(last))
  }, [list])
  // Not after each navigation: it would have the browser lay out the new screen once more.
  useLayoutEffect(measure, [measure, entries, count])
  useLayoutEffect(() => {
    const frame = list.current?.parentElement
    // jsdom has none.
    if (!frame || !('ResizeObserver' in globalThis)) return
    const observer = new ResizeObserver(measure)
    // An entry that grows pushes the last ones out.
    for (const element of [frame, ...childrenOf(list.current)]) observer.observe(element)
    return () => observer.disconnect()
  }, [list, measure, entries])
  return { count, freePx }
}

const childrenOf = (element: HTMLElement | null) => Array.from(element?.children ?? []) as HTMLElement[]
const widthOf = (element: HTMLElement) => element.getBoundingClientRect().width
const endOf = ({ offsetLeft, offsetWidth }: HTMLElement) => offsetLeft + offsetWidth
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
