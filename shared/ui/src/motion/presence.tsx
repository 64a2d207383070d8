import { createContext, use, useRef, type ReactNode } from 'react'
import type { AppearProps } from './starts.ts'

type Motion = typeof import('./animated.tsx')

let loaded: Motion | undefined
let isRequested = false

const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** framer-motion is heavier than the rest of this package: it is fetched when the first overlay opens, and never for who asks for reduced motion. */
function requestMotion() {
  if (isRequested || wantsStillness()) return
  isRequested = true
  import('./animated.tsx').then((motion) => { loaded = motion }, () => { isRequested = false })
}

const MotionContext = createContext<Motion | undefined>(undefined)

/** Lets what stands in it (one `Appear`, or nothing) move in and out. Until the animations are there it comes and goes at once. */
export function Presence({ children }: { children: ReactNode }) {
  const motion = useRef(loaded)
  const wasEmpty = useRef(true)
  const isEmpty = !children
  // Changing over while something is shown would mount it anew.
  if (wasEmpty.current) motion.current = loaded
  wasEmpty.current = isEmpty
  if (!isEmpty) requestMotion()

  const content = motion.current ? <motion.current.AnimatedPresence>{children}</motion.current.AnimatedPresence> : children
  return <MotionContext value={motion.current}>{content}</MotionContext>
}

/** A box that moves in and out inside a `Presence`. */
export function Appear(props: AppearProps) {
  const motion = use(MotionContext)
  return motion ? <motion.AnimatedAppear {...props} /> : <div className={props.className}>{props.children}</div>
}
