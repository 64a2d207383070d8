import type { Corporation } from '../../platform/database/public.ts'
import type { Services } from '../../platform/services/public.ts'
import { bundledRegistry } from './registry.ts'
import { findAnswer } from './store.ts'

interface RegisterAnswer {
  readonly state: 'found' | 'not_found' | 'not_requested'
  readonly corporation: Corporation | null
}

/**
 * What the register of corporations answered when the API or a worker asked for this number last: the back office takes
 * no id for it and asks nothing itself.
 */
export async function findRegisterAnswer(
  { db, config }: Pick<Services, 'db' | 'config'>,
  corporateNumber: string,
): Promise<RegisterAnswer> {
  const known = await findAnswer(db, `number:${corporateNumber}`)
  if (known) return answerOf(known.corporations[0] ?? null)
  // Its answers are bundled, and nobody stores them.
  if (config.isLocal) return answerOf(await bundledRegistry.byNumber(corporateNumber))
  return { state: 'not_requested', corporation: null }
}

const answerOf = (corporation: Corporation | null): RegisterAnswer => ({
  state: corporation ? 'found' : 'not_found',
  corporation,
})
