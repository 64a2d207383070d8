import type { ReactNode } from 'react'

/** Where something comes from, and goes to. */
export const starts = {
  rise: { opacity: 0, y: 12, scale: 0.98 },
  fromTop: { opacity: 0, y: -16 },
  fromLeft: { opacity: 0, x: -40 },
  fromRight: { opacity: 0, x: 40 },
}

/** Props of what moves. */
export interface AppearProps {
  from: keyof typeof starts
  className?: string
  children: ReactNode
}
