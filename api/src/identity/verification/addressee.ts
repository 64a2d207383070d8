import { loadCorporations, orUnknown } from '../../parties/corporations/public.ts'
import type { Services } from '../../platform/services/public.ts'
import { findAddressee } from './store.ts'

/** Where a letter goes. */
export interface Addressee {
  readonly recipient: string
  /** Seven digits. */
  readonly postal_code: string
  readonly address: string
}

/**
 * The address of the register for a corporation, never the one that was typed: somebody who uses another's number gets
 * no letter. A sole proprietor is in no register: the letter goes home. Null where the register has no answer.
 */
export async function loadAddressee(services: Services, companyId: number): Promise<Addressee | null> {
  const { name, corporate_number, sole_proprietor } = await findAddressee(services.db, companyId)
  if (sole_proprietor) {
    const { representative_last_name, representative_first_name, home_postal_code, ...home } = sole_proprietor
    return {
      recipient: `${representative_last_name} ${representative_first_name}`,
      postal_code: home_postal_code,
      address: joined(
        home.home_address_state,
        home.home_address_city,
        home.home_address_street,
        home.home_address_building_name,
      ),
    }
  }
  if (corporate_number === null) return null
  const [listed] = (await orUnknown(services, loadCorporations(services, { corporate_number }))) ?? []
  if (!listed) return null
  return {
    recipient: name,
    postal_code: listed.postal_code,
    address: joined(listed.address_state, listed.address_city, listed.address_street),
  }
}

const joined = (state: string, city: string, street: string, building?: string): string =>
  `${state}${city}${street}${building ? ` ${building}` : ''}`
