import { createClient } from '@invoice-card/api-client'
import { postalCodes, type PostalAddress } from '@invoice-card/contracts'
import { commonAddress } from '@invoice-card/domain'

const client = createClient(postalCodes)

/**
 * The address of a postal code as far as it is the same for all its towns; null where there is none, undefined where
 * nobody answers.
 */
export async function findAddress(code: string): Promise<PostalAddress | null | undefined> {
  try {
    return commonAddress((await client.findPostalAddresses({ params: { code } })).addresses) ?? null
  } catch {
    // An address can be typed.
    return undefined
  }
}
