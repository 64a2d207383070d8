import { useLayoutEffect } from 'react'
import { AnimatePresence, usePresence } from 'framer-motion'
import { useAnimate } from 'framer-motion/mini'
import type { AppearProps } from './appear-props.ts'

const easing = { duration: 0.18, ease: 'easeOut' } as const

export { AnimatePresence }

/** Moves in, and out again; on its way out nothing in it can be pressed a second time. */
export function AnimatedAppear({ from, ...box }: AppearProps) {
  const [scope, animate] = useAnimate<HTMLDivElement>()
  const [isPresent, remove] = usePresence()
  useLayoutEffect(() => {
    if (isPresent) void animate(scope.current, { opacity: [0, 1], transform: [from, 'none'] }, easing)
    else void animate(scope.current, { opacity: 0, transform: from }, easing).then(remove)
    // `remove` is a new function with every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isPresent])
  return <div {...box} ref={scope} inert={!isPresent} />
}
