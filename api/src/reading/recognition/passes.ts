import type { Model } from './engine.ts'
import type { Pass } from './protocol.ts'
import { mostScale, type Preparation } from '../page-picture/public.ts'

interface Way extends Preparation {
  readonly model: Model
  /** Without the seals that cover letters. */
  readonly isWithoutSeals?: boolean
}

/** What each way to read a page is. */
export const passes: Readonly<Record<Pass, Way>> = {
  straight: { model: 'exact' },
  broad: { model: 'broad', isWithoutSeals: true },
  level: { model: 'exact', isTurnedLevel: true, scale: mostScale, isWithoutSeals: true },
}
