import { cloneElement, useEffect, useId, useLayoutEffect, useRef, useState, type ReactElement } from 'react'
import { styled } from '../system/styled.ts'

/** Shown after 700 ms, at once within 300 ms of the last (docs/product.md#messages-and-dialogs). */
const delayMs = 700
const skipDelayMs = 300
let lastHiddenAt = -Infinity

const Frame = styled('span', { base: { position: 'relative', display: 'inline-flex' } })
const Bubble = styled('span', {
  base: {
    position: 'fixed',
    inset: 'auto',
    margin: 0,
    borderWidth: '1px',
    borderColor: 'transparent',
    width: 'max-content',
    maxWidth: 'min(18rem, calc(100vw - 1rem))',
    paddingInline: '3',
    paddingBlock: '1.5',
    bg: 'gray.800',
    color: 'white',
    fontSize: 'sm',
    fontWeight: 'normal',
    lineHeight: 'snug',
    borderRadius: 'md',
    boxShadow: 'raised',
    pointerEvents: 'none',
    animation: 'fadeIn 120ms',
    textAlign: 'start',
  },
})

interface TooltipProps {
  content: string
  /** The content is the name of what it stands at, which is read out anyway. */
  isName?: boolean
  children: ReactElement<{ 'aria-describedby'?: string }>
}

/**
 * A word of explanation on hover and focus, after 700 ms, or at once if another one was there less than 300 ms ago.
 * Nothing vital belongs in it.
 */
export function Tooltip({ content, isName = false, children }: TooltipProps) {
  const id = useId()
  const bubble = useRef<HTMLSpanElement>(null)
  const [isShown, setIsShown] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useLayoutEffect(() => {
    if (isShown && bubble.current) place(bubble.current)
  }, [isShown])

  const show = () => {
    clearTimeout(timer.current)
    const wait = Date.now() - lastHiddenAt < skipDelayMs ? 0 : delayMs
    timer.current = setTimeout(() => setIsShown(true), wait)
  }
  const hide = () => {
    clearTimeout(timer.current)
    if (isShown) lastHiddenAt = Date.now()
    setIsShown(false)
  }
  return (
    <Frame
      onPointerEnter={show}
      onPointerLeave={hide}
      onPointerDown={hide}
      onBlur={hide}
      onKeyDown={event => event.key === 'Escape' && hide()}
      onFocus={({ target }) => target.matches(':focus-visible') && show()}
    >
      {cloneElement(children, isShown && !isName ? { 'aria-describedby': id } : {})}
      {isShown && (
        <Bubble ref={bubble} popover="manual" role="tooltip" id={id}>
          {content}
        </Bubble>
      )}
    </Frame>
  )
}

const gapPx = 8

/** Above what it explains, or below where there is no room; in the top layer, where no panel cuts it off. */
function place(bubble: HTMLElement): void {
  // Browsers before 2024 show it in the panel.
  bubble.showPopover?.()
  const anchor = bubble.parentElement!.getBoundingClientRect()
  const { width, height } = bubble.getBoundingClientRect()
  const above = anchor.top - height - gapPx
  const left = anchor.left + (anchor.width - width) / 2
  bubble.style.top = `${above < 0 ? anchor.bottom + gapPx : above}px`
  bubble.style.left = `${Math.max(gapPx, Math.min(left, document.documentElement.clientWidth - width - gapPx))}px`
}
