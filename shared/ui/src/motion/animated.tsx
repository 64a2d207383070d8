import type { ReactNode } from 'react'
import { AnimatePresence, domMin, LazyMotion } from 'framer-motion'
import * as m from 'framer-motion/m'
import { starts, type AppearProps } from './starts.ts'

const rest = { opacity: 1, x: 0, y: 0, scale: 1 }
const easing = { duration: 0.18, ease: [0.2, 0, 0, 1] } as const

/** Keeps its child until it has moved out. */
export function AnimatedPresence({ children }: { children: ReactNode }) {
  return <LazyMotion features={domMin} strict><AnimatePresence>{children}</AnimatePresence></LazyMotion>
}

/** Moves in, and out again. */
export function AnimatedAppear({ from, className, children }: AppearProps) {
  return <m.div className={className} initial={starts[from]} animate={rest} exit={starts[from]} transition={easing}>{children}</m.div>
}
