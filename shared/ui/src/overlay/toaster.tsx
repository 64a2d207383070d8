import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { ToastItem } from '@invoice-card/events'
import { Presence } from '../motion/presence.tsx'
import { styled } from '../system/styled.ts'
import { useMessagesOnTop } from './messages-on-top.ts'
import { Toast } from './toast.tsx'

/** At most 20 at a position, hotkey F8 (docs/product.md#messages-and-dialogs). */
const maxAtOnce = 20
const hotkey = 'F8'

const Viewport = styled('section', {
  base: {
    // Under the snackbar, which answers what the user just did. What scrolls cuts off: the shadows have room inside.
    position: 'fixed',
    top: '16',
    left: '50%',
    transform: 'translateX(-50%)',
    zIndex: 'snackbar',
    padding: '4',
    paddingBottom: '8',
    pointerEvents: 'none',
    outlineOffset: '4px',
    width: '100vw',
    maxWidth: { base: 'calc(360px + 2rem)', lg: 'calc(480px + 2rem)' },
    maxHeight: 'calc(100dvh - 4rem)',
    overflowY: 'auto',
    _print: { display: 'none' },
  },
})
const List = styled('ol', { base: { display: 'flex', flexDirection: 'column', gap: '2', listStyle: 'none' } })

/** A word with a name, so that two alike are two. */
export interface NumberedToast {
  readonly id: number
  readonly item: ToastItem
}

/**
 * Words at the top of the screen that go by themselves, but not while the pointer or focus is on one or the window is
 * left.
 */
export function Toaster({ toasts, onDismiss }: { toasts: readonly NumberedToast[]; onDismiss: (id: number) => void }) {
  const box = useMessagesOnTop()
  const [isTouched, setIsTouched] = useState(false)
  const isLeft = useIsWindowLeft()
  const viewport = useRef<HTMLElement>(null)
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key === hotkey && viewport.current?.querySelector('li')) viewport.current.focus()
    }
    addEventListener('keydown', focus)
    return () => removeEventListener('keydown', focus)
  }, [])
  const rest = () => setIsTouched(false)
  const hold = () => setIsTouched(true)
  // The others wait for their turn.
  const shown = toasts.slice(0, maxAtOnce)
  return createPortal(
    <Viewport
      ref={viewport}
      tabIndex={-1}
      aria-label={`お知らせ（${hotkey}キー）`}
      onPointerEnter={hold}
      onPointerLeave={rest}
      onFocus={hold}
      onBlur={rest}
    >
      <List aria-live="polite" aria-relevant="additions">
        <Presence>
          {shown.length > 0 &&
            shown.map(({ id, item }) => (
              // The last one takes the pointer's place with it when it goes.
              <Toast
                key={id}
                item={item}
                isPaused={isTouched || isLeft}
                onDismiss={() => {
                  if (shown.length === 1) rest()
                  onDismiss(id)
                }}
              />
            ))}
        </Presence>
      </List>
    </Viewport>,
    box,
  )
}

function useIsWindowLeft(): boolean {
  // The first word may come to a window that was left before.
  const [isLeft, setIsLeft] = useState(() => !document.hasFocus())
  useEffect(() => {
    const leave = () => setIsLeft(true)
    const come = () => setIsLeft(false)
    addEventListener('blur', leave)
    addEventListener('focus', come)
    return () => {
      removeEventListener('blur', leave)
      removeEventListener('focus', come)
    }
  }, [])
  return isLeft
}
