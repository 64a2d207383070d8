import { commonAddress } from '@invoice-card/domain'
import { calls } from '../calls.ts'

/**
 * The address of a postal code as far as it is the same for all its towns; empty where there is none or nobody answers.
 */
export async function findAddress(code: string): Promise<string> {
  try {
    const { addresses } = await calls.postalCodes.findPostalAddresses({ params: { code } })
    const { address_state = '', address_city = '', address_street = '' } = commonAddress(addresses) ?? {}
    return address_state + address_city + address_street
  } catch {
    // An address can be typed.
    return ''
  }
}
