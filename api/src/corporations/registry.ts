import { searchable } from '../banks/zengin.ts'
import { fictionalCorporations, type Corporation } from './fictional.ts'

export type { Corporation }

/** A register of corporations: the National Tax Agency's Web API has these two questions. */
export interface CorporationRegistry {
  /** @throws RegistryUnanswered */
  readonly byNumber: (corporateNumber: string) => Promise<Corporation | null>
  /**
   * At most twenty.
   * @throws RegistryUnanswered
   */
  readonly byName: (name: string) => Promise<readonly Corporation[]>
  /** Whether asking costs enough to keep the answers. */
  readonly isRemote: boolean
}

/** The register did not answer, or not in its language. */
export class RegistryUnanswered extends Error {
  override name = 'RegistryUnanswered'
}

export const maxResults = 20

/** The register that ships with the product: firms that don't exist. */
export const bundledRegistry: CorporationRegistry = {
  isRemote: false,
  byNumber: async (corporateNumber) => fictionalCorporations.find((corporation) => corporation.corporate_number === corporateNumber) ?? null,
  byName: async (name) => {
    const word = searchable(name)
    const positionIn = (corporation: Corporation) => {
      const positions = [corporation.name, corporation.name_kana].map((text) => searchable(text).indexOf(word)).filter((position) => position !== -1)
      return positions.length > 0 ? Math.min(...positions) : null
    }
    return fictionalCorporations.filter((corporation) => positionIn(corporation) !== null)
      .toSorted((a, b) => (positionIn(a) ?? 0) - (positionIn(b) ?? 0)).slice(0, maxResults)
  },
}
