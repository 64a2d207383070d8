import { createContext, use, useRef, type CSSProperties, type ReactNode } from 'react'
import type { AppearProps } from './appear-props.ts'

type Motion = typeof import('./animated.tsx')

let loaded: Motion | undefined
let request: Promise<unknown> | undefined

/**
 * Fetches framer-motion: ahead where there is time for it, or else with the first thing that moves; never for who asks
 * for reduced motion.
 */
export function loadMotion(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  request ??= import('./animated.tsx').then(
    motion => {
      loaded = motion
    },
    () => {
      request = undefined
    },
  )
}

const MotionContext = createContext<Motion | undefined>(undefined)

/**
 * Lets its child move in and out: an `Appear` with a key, or something with a `Presence` of its own, such as a dialog.
 * Until framer-motion is there, CSS moves it in, and it goes at once.
 * @example <Presence>{doomed && <DeleteDialog card={doomed} />}</Presence>
 */
export function Presence({ children }: { children: ReactNode }) {
  const motion = useRef(loaded)
  const wasEmpty = useRef(true)
  // Changing over while something is shown would mount it again.
  if (wasEmpty.current) motion.current = loaded
  wasEmpty.current = !children
  if (children) loadMotion()

  const { current } = motion
  return (
    <MotionContext value={current}>
      {current ? <current.AnimatePresence propagate>{children}</current.AnimatePresence> : children}
    </MotionContext>
  )
}

/** A box that moves in and out inside a `Presence`. */
export function Appear({ from, ...box }: AppearProps) {
  const motion = use(MotionContext)
  if (motion) return <motion.AnimatedAppear from={from} {...box} />
  // React's types know no custom properties.
  return <div {...box} style={{ '--from': from, animation: 'appear 180ms ease-out' } as CSSProperties} />
}
