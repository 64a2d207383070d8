import { useRef, type KeyboardEvent, type RefObject } from 'react'

/** Typed letters are dropped after 1 s (docs/product.md#messages-and-dialogs). */
const typeaheadMs = 1000

/** Keys inside the open menu of `frame`, after the ARIA authoring practices. */
export function useMenuKeys(
  frame: RefObject<HTMLElement | null>,
  close: (options?: { givesFocusBack: boolean }) => void,
) {
  const typed = useRef({ text: '', at: 0 })

  return (event: KeyboardEvent) => {
    const items = [...(frame.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
    const current = items.indexOf(document.activeElement as HTMLElement)
    const go = (index: number) => items[(index + items.length) % items.length]?.focus()

    const keys: Record<string, () => void> = {
      ArrowDown: () => go(current + 1),
      ArrowUp: () => go(current - 1),
      Home: () => go(0),
      End: () => go(-1),
      Escape: () => close(),
    }
    if (event.key === 'Tab') return close({ givesFocusBack: false })
    const act = keys[event.key]
    if (act) {
      event.preventDefault()
      return act()
    }
    if (event.key.length !== 1 || event.key === ' ') return
    const now = event.timeStamp
    typed.current = { text: (now - typed.current.at > typeaheadMs ? '' : typed.current.text) + event.key, at: now }
    items.find(item => item.textContent?.trim().toLowerCase().startsWith(typed.current.text.toLowerCase()))?.focus()
  }
}
