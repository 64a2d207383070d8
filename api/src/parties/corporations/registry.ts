import { comparableCompanyName } from '@invoice-card/domain'
import { searchable } from '../../platform/zengin/public.ts'
import type { Corporation } from '../../platform/database/public.ts'
import type { CorporationRegistry } from '../../platform/services/public.ts'
import { fictionalCorporations } from './fictional.ts'

/** The register did not answer, or not in its language. */
export class RegistryUnreachableError extends Error {
  override name = 'RegistryUnreachableError'
}

const maxResults = 20

/**
 * The first twenty by how near a name comes to what was typed, legal forms aside: the same, begun with it, containing
 * it.
 */
export function bestMatches(typed: string, corporations: readonly Corporation[]): Corporation[] {
  const [whole, core] = [searchable(typed), searchable(comparableCompanyName(typed))]
  const rankOf = ({ name, name_kana }: Corporation): number => {
    const texts = [comparableCompanyName(name), name_kana].map(searchable)
    if (texts.includes(core)) return 0
    if (searchable(name).startsWith(whole) || texts.some(text => text.startsWith(core))) return 1
    return 2
  }
  const lengthOf = ({ name }: Corporation): number => comparableCompanyName(name).length
  return corporations.toSorted((a, b) => rankOf(a) - rankOf(b) || lengthOf(a) - lengthOf(b)).slice(0, maxResults)
}

/** The register that ships with the product: firms that don't exist. */
export const bundledRegistry: CorporationRegistry = {
  isRemote: false,
  byNumber: async corporateNumber =>
    fictionalCorporations.find(corporation => corporation.corporate_number === corporateNumber) ?? null,
  byName: async typed => {
    const word = searchable(typed)
    return bestMatches(
      typed,
      fictionalCorporations.filter(({ name, name_kana }) =>
        [name, name_kana].some(text => searchable(text).includes(word)),
      ),
    )
  },
}
