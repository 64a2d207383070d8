import type { FeatureBundle } from 'framer-motion'

let isReady = false

const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Fetches the animations after the first paint; who asks for reduced motion never fetches them and sees everything at once. */
export async function loadMotion(): Promise<FeatureBundle> {
  if (wantsStillness()) return new Promise(() => {})
  const { domAnimation } = await import('./motion-features.ts')
  isReady = true
  return domAnimation
}

/** Until this is true nothing may start hidden: without the animations it would stay so. */
export const isMotionReady = (): boolean => isReady
