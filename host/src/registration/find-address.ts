import { createClient } from '@invoice-card/api-client'
import { postalCodes, type PostalAddress } from '@invoice-card/contracts'
import { commonAddress } from '@invoice-card/domain'

const client = createClient(postalCodes)

/**
 * The address of a postal code as far as it is the same for all its towns; undefined where there is none or nobody
 * answers.
 */
export async function findAddress(code: string): Promise<PostalAddress | undefined> {
  try {
    return commonAddress((await client.findPostalAddresses({ params: { code } })).addresses)
  } catch {
    // An address can be typed.
    return undefined
  }
}
