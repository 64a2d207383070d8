import { comparableCompanyName, hasLegalForm, normalizeText, toFullWidth } from '@invoice-card/domain'
import { searchable } from '../../platform/zengin/public.ts'
import type { Services } from '../../platform/services/public.ts'
import { RegistryUnreachableError } from './registry.ts'
import type { Corporation } from '../../platform/database/public.ts'
import { findAnswer, saveAnswer } from './store.ts'

const hour = 3_600_000
// The register is renewed every working day. "Nobody has this number" grows old fastest: firms are founded every day.
const freshMs = { found: 7 * 24 * hour, none: hour }
/** Up to this age an answer is better than none while the register is down. */
export const staleMs = 90 * 24 * hour

type RegisterContext = Pick<Services, 'db' | 'now' | 'corporations'>

/**
 * Corporations by number or, without one, by part of the name, the nearest first; none where neither is given or the
 * name is too short.
 * @throws RegistryUnreachableError where the register is down and nothing is stored of it
 */
export async function loadCorporations(
  asking: RegisterContext,
  { corporate_number, name }: { corporate_number?: string | undefined; name?: string | undefined },
): Promise<Corporation[]> {
  const { corporations } = asking
  if (corporate_number !== undefined) {
    return cached(asking, `number:${corporate_number}`, async () => {
      const found = await corporations.byNumber(corporate_number)
      return found ? [found] : []
    })
  }
  // Stored as it is asked, in full width: the register distinguishes spellings that a search of ours does not.
  const asked = writtenOut(name ?? '')
  return isTooShort(asked) ? [] : cached(asking, `name:${toFullWidth(asked)}`, () => corporations.byName(asked))
}

/** No register writes ㈱ or (株), and it may stand at the other end: the name is asked for without it. */
const writtenOut = (name: string): string =>
  /\([^)]{1,2}\)/.test(normalizeText(name)) && hasLegalForm(name) ? comparableCompanyName(name) : name

/** While somebody types: a single letter or nothing but a legal form would find a good part of the register. */
const isTooShort = (name: string): boolean => [...searchable(name)].length < 2 || comparableCompanyName(name) === ''

async function cached(
  { db, now, corporations: { isRemote } }: RegisterContext,
  question: string,
  ask: () => Promise<readonly Corporation[]>,
): Promise<Corporation[]> {
  if (!isRemote) return [...(await ask())]
  const at = now()
  const known = await findAnswer(db, question)
  const age = known ? at.getTime() - known.requested_at.getTime() : Infinity
  if (known && age < (known.corporations.length > 0 ? freshMs.found : freshMs.none)) return known.corporations
  try {
    const answer = await ask()
    await saveAnswer(db, question, answer, at)
    return [...answer]
  } catch (error) {
    if (error instanceof RegistryUnreachableError && known && known.corporations.length > 0 && age < staleMs)
      return known.corporations
    throw error
  }
}
