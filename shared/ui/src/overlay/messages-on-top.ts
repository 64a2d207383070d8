import { useLayoutEffect, useState } from 'react'

const openModals: HTMLElement[] = []
const messages = new Set<HTMLElement>()

/** Messages stand in this dialog as long as it is the last one that was opened. Returns the function that ends that. */
export function holdMessages(modal: HTMLElement): () => void {
  openModals.push(modal)
  placeMessages()
  return () => {
    openModals.splice(openModals.indexOf(modal), 1)
    placeMessages()
  }
}

/**
 * A box for messages, to be filled by a portal. A modal dialog dims everything outside of it and makes it inert,
 * whatever its z-index or layer, so the box stands in the last dialog that was opened, and without one in the body.
 */
export function useMessagesOnTop(): HTMLElement {
  const [box] = useState(() => document.createElement('div'))
  useLayoutEffect(() => {
    messages.add(box)
    placeMessages()
    return () => {
      messages.delete(box)
      box.remove()
    }
  }, [box])
  return box
}

function placeMessages(): void {
  const place = openModals.at(-1) ?? document.body
  for (const box of messages) {
    if (box.parentElement === place) continue
    const { activeElement } = document
    // Moving takes the focus away without an event, and a message that has it does not go by itself.
    if (activeElement instanceof HTMLElement && box.contains(activeElement)) activeElement.blur()
    place.append(box)
  }
}
