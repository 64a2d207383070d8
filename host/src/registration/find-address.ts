import { createClient } from '@invoice-card/api-client'
import { postalCodes, type PostalAddress } from '@invoice-card/contracts'

const client = createClient(postalCodes)

/**
 * The address of a postal code as far as it is the same for all its towns; undefined where there is none or nobody
 * answers.
 */
export async function findAddress(code: string): Promise<PostalAddress | undefined> {
  try {
    const {
      addresses: [first, ...others],
    } = await client.findPostalAddresses({ params: { code } })
    return first && others.length > 0 ? { ...first, address_street: '' } : first
  } catch {
    // An address can be typed.
    return undefined
  }
}
