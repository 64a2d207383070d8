import { cloneElement, useEffect, useId, useRef, useState, type ReactElement } from 'react'
import { styled } from '../system/styled.ts'

/** SPEC §9: "Tooltip delay 700 ms, skip delay 300 ms". */
const delayMs = 700
const skipDelayMs = 300
let lastHiddenAt = -Infinity

const Frame = styled('span', { base: { position: 'relative', display: 'inline-flex' } })
const Bubble = styled('span', {
  base: {
    position: 'absolute', bottom: 'calc(100% + 8px)', left: '50%', transform: 'translateX(-50%)', zIndex: 'menu', width: 'max-content', maxWidth: '18rem',
    paddingInline: '3', paddingBlock: '1.5', bg: 'gray.800', color: 'white', fontSize: 'sm', fontWeight: 'normal', lineHeight: 'snug', borderRadius: 'md', boxShadow: 'raised',
    pointerEvents: 'none', animation: 'fadeIn 120ms', textAlign: 'start',
  },
})

/** A word of explanation on hover and focus, after 700 ms, or at once if another one was there less than 300 ms ago. Nothing vital belongs in it. */
export function Tooltip({ content, children }: { content: string, children: ReactElement<{ 'aria-describedby'?: string }> }) {
  const id = useId()
  const [isShown, setIsShown] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

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
    <Frame onPointerEnter={show} onPointerLeave={hide} onFocus={show} onBlur={hide} onKeyDown={event => event.key === 'Escape' && hide()}>
      {cloneElement(children, { 'aria-describedby': isShown ? id : undefined })}
      {isShown && <Bubble role="tooltip" id={id}>{content}</Bubble>}
    </Frame>
  )
}
