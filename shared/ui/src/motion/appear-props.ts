import type { ComponentProps } from 'react'

/** Props of what moves; the ref is the animation's. */
export interface AppearProps extends Omit<ComponentProps<'div'>, 'ref'> {
  /** Where it comes from, and goes to, out of nothing: a CSS transform. */
  from: string
}
