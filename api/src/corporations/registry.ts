import { searchable } from '../banks/zengin.ts'
import { fictionalCorporations, type Corporation } from './fictional.ts'

/** A register of corporations: the National Tax Agency's Web API has these two questions. */
export interface CorporationRegistry {
  byNumber(corporateNumber: string): Promise<Corporation | null>
  /** At most twenty, best match first. */
  byName(name: string): Promise<readonly Corporation[]>
}

const maxResults = 20

/** The register that ships with the product: firms that don't exist. */
export const bundledRegistry: CorporationRegistry = {
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

/** Corporations by number or, without one, by part of the name; none where neither is given. */
export async function findCorporations({ corporate_number, name }: { corporate_number?: string | undefined, name?: string | undefined }): Promise<Corporation[]> {
  if (corporate_number !== undefined) {
    const found = await bundledRegistry.byNumber(corporate_number)
    return found ? [found] : []
  }
  return name === undefined || searchable(name) === '' ? [] : [...await bundledRegistry.byName(name)]
}
