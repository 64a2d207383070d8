import { bus } from '@invoice-card/events'
import { useAtom } from 'jotai'
import { Suspense, useCallback, useEffect } from 'react'
import { laterPart } from '../../error/later-part.tsx'
import { isSearchOpenAtom, loadBar, lostText, triggerId } from './open-search.ts'
import { useShortcut } from './shortcut.ts'
import { TypedEarly } from './typed-early.tsx'

const SearchBar = laterPart(loadBar, LostBar)

function LostBar({ onEscape }: { onEscape: () => void }) {
  useEffect(() => {
    bus.emit('snackbar', { color: 'error', text: lostText })
    onEscape()
  }, [onEscape])
  return null
}

/** The search over the header while it is open; `/` opens it. */
export function SearchOverlay() {
  const [isOpen, setIsOpen] = useAtom(isSearchOpenAtom)
  const close = useCallback(() => setIsOpen(false), [setIsOpen])
  useShortcut(useCallback(() => setIsOpen(true), [setIsOpen]))
  useEffect(() => close, [close])
  if (!isOpen) return null
  const escape = () => {
    close()
    document.getElementById(triggerId)?.focus()
  }
  return (
    <Suspense fallback={<TypedEarly />}>
      <SearchBar onLeave={close} onEscape={escape} />
    </Suspense>
  )
}
