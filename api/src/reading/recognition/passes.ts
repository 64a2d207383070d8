import type { Model } from './engine.ts'
import type { Pass } from './protocol.ts'
import { mostScale, type Preparation } from '../page-picture/public.ts'

/** What each way to read a page is. */
export const passes: Readonly<Record<Pass, Preparation & { readonly model: Model }>> = {
  straight: { model: 'exact' },
  broad: { model: 'broad' },
  level: { model: 'exact', isTurnedLevel: true, scale: mostScale },
}
