import type { ReactNode } from 'react'
import * as m from 'framer-motion/m'
import { isMotionReady } from './motion-state.ts'

const starts = {
  rise: { opacity: 0, y: 12, scale: 0.98 },
  fromTop: { opacity: 0, y: -16 },
  fromLeft: { opacity: 0, x: -40 },
  fromRight: { opacity: 0, x: 40 },
  fade: { opacity: 0 },
}
const rest = { opacity: 1, x: 0, y: 0, scale: 1 }
const easing = { duration: 0.18, ease: [0.2, 0, 0, 1] } as const

/** Moves its children in and, inside `AnimatePresence`, out again. */
export function Appear({ from, className, children }: { from: keyof typeof starts, className?: string, children: ReactNode }) {
  return (
    <m.div className={className} initial={isMotionReady() ? starts[from] : false} animate={rest} exit={starts[from]} transition={easing}>{children}</m.div>
  )
}
